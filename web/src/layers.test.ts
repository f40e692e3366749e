import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// Imports point one way, down to what everything stands on: README.md draws the layers. An `import type` counts, and so
// does a test, which stands beside its file and sees no more than it.

const layers = ['styles', 'api', 'grid', 'state', 'texts', 'actions', 'board', 'worlds', 'shell', 'main.tsx'];

type Sources = Record<string, string>; // by path from src

function importsOf(sources: Sources, file: string): string[] {
  return ts.preProcessFile(sources[file]!, true, true).importedFiles.flatMap(({ fileName }) => {
    const path = join(dirname(file), fileName);
    return [path, `${path}.ts`, `${path}.tsx`].filter((each) => fileName.startsWith('.') && each in sources);
  });
}

/** worlds/maze/look.tsx is of the world maze. */
const worldOf = (file: string): string | undefined => /^worlds\/(\w+)\//.exec(file)?.[1];

function faultOf(from: string, to: string): string | undefined {
  const [above, below] = [from, to].map((file) => layers.indexOf(file.split('/')[0]!)) as [number, number];
  if (above < 0 || below < 0) return `${above < 0 ? from : to} is in no layer`;
  if (below > above) return `${from} may not import ${to}: ${layers[below]} is above ${layers[above]}`;
  const [one, other] = [worldOf(from), worldOf(to)];
  // What the worlds of a walker share is no world, and stands on none of them.
  const strange = one && other && one !== other && other !== 'walker';
  return strange ? `${from} may not import ${to}: worlds do not know each other` : undefined;
}

function circlesIn(sources: Sources): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: string[]): void => {
    if (way.includes(file)) return void circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file)) return;
    for (const next of importsOf(sources, file)) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of Object.keys(sources)) follow(file, []);
  return circles;
}

function faultsIn(sources: Sources): string[] {
  const arrows = Object.keys(sources).flatMap((from) => importsOf(sources, from).flatMap((to) => faultOf(from, to) ?? []));
  return [...arrows, ...circlesIn(sources)];
}

describe('imports', () => {
  it('point down, and never in a circle', () => {
    const root = new URL('.', import.meta.url).pathname;
    const files = readdirSync(root, { recursive: true }) as string[];
    const read = files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]);
    expect(read.length).toBeGreaterThan(100);
    expect(faultsIn(Object.fromEntries(read))).toEqual([]);
  });

  it('that point up are found, of types and of tests too', () => {
    const worlds = { 'worlds/index.ts': '' };
    for (const bad of ["import { viewOf } from '../worlds/index';", "import type { View } from '../worlds/index';",
      "export * from '../worlds/index';", "const view = () => import('../worlds/index');"])
      expect(faultsIn({ ...worlds, 'actions/play.ts': bad }), bad).toHaveLength(1);
    expect(faultsIn({ ...worlds, 'actions/play.test.ts': "import { viewOf } from '../worlds/index';" })).toHaveLength(1);
    expect(faultsIn({ ...worlds, 'shell/bar.tsx': "import { viewOf } from '../worlds/index';" })).toEqual([]);
  });

  it('from one world into another are found', () => {
    const sources = { 'worlds/maze/look.tsx': '', 'worlds/walker/band.tsx': '' };
    expect(faultsIn({ ...sources, 'worlds/rush/look.tsx': "import { cell } from '../maze/look';" })).toHaveLength(1);
    expect(faultsIn({ ...sources, 'worlds/rush/look.tsx': "import { Band } from '../walker/band';" })).toEqual([]);
    expect(faultsIn({ ...sources, 'worlds/walker/cross.tsx': "import { cell } from '../maze/look';" })).toHaveLength(1);
  });

  it('in a circle are found, however long it is', () => {
    const sources = { 'board/a.ts': "import { b } from './b';", 'board/b.ts': "import type { C } from './c';" };
    expect(faultsIn({ ...sources, 'board/c.ts': "import { a } from './a';" })).toEqual(['board/a.ts > board/b.ts > board/c.ts > board/a.ts']);
    expect(faultsIn({ ...sources, 'board/c.ts': '' })).toEqual([]);
  });

  it('of a folder that has no layer are found', () => {
    expect(faultsIn({ 'tools/a.ts': "import { b } from '../api/b';", 'api/b.ts': '' })).toEqual(['tools/a.ts is in no layer']);
  });
});
