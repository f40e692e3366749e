import { defineConfig } from 'vitest/config';

// Tests from outside: the interface and the page as a running program gives them. One file at a time, so that a slow
// machine is not slower still.
export default defineConfig({
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    retry: 2, // a browser on a busy machine may miss a tap
  },
});
