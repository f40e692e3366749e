import { defineConfig } from 'vitest/config';

import { words } from './po';

// Tests from outside: the interface and the page as a running program gives them. Two files at a time, each with a program
// and a browser of its own. They wait for what is to come, as long as a busy machine may need.
export default defineConfig({
  plugins: [words()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    minWorkers: 1,
    maxWorkers: 2,
    isolate: false,
  },
});
