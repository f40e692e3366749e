import { defineConfig } from 'vitest/config';

import { words } from './po';

// Tests from outside: the interface and the page as a running program gives them. One file at a time, so that a slow
// machine is not slower still. They wait for what is to come, as long as a busy machine may need.
export default defineConfig({
  plugins: [words()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    fileParallelism: false,
  },
});
