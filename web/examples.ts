import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

// The project's own boards travel with the page, as files under /examples/ with the paths they have in the repository.
// Which of them a world shows, and under which name, its folder says.

const root = join(new URL('.', import.meta.url).pathname, '..', 'examples');

function files(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? files(path) : [path]))
    .filter((path) => path.endsWith('.txt'));
}

export function examples(): Plugin {
  const name = (path: string) => `examples/${relative(root, path).split(sep).join('/')}`;
  return {
    name: 'examples',
    generateBundle() {
      for (const path of files(root)) this.emitFile({ type: 'asset', fileName: name(path), source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = files(root).find((each) => `/${name(each)}` === request.url);
        if (!path) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(readFileSync(path));
      });
    },
  };
}
