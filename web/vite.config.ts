import { defineConfig } from 'vitest/config';

import { examples } from './examples';
import { words } from './po';

// `npm run dev` asks the server of ARIADNE (a running `ariadne serve`) for everything under /api.
const server = process.env.ARIADNE ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [examples(), words()],
  build: {
    outDir: process.env.STUDIO_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  // A thread for each file instead of a process: two thirds of the time.
  test: { include: ['src/**/*.test.ts', 'src/**/*.test.tsx'], pool: 'threads' },
});
