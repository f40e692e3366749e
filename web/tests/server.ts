import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

// A studio of its own for a file of tests, on a port that nobody has. While the page is being written, STUDIO_ADDRESS
// names one that runs already (a development server), and that one is used wherever nothing special is asked for.

export interface Studio {
  address: string; // http://127.0.0.1:PORT
  log: string[]; // what the server says about itself
  stop: () => Promise<number | null>;
}

export const program = process.env.ARIADNE_PROGRAM ?? '../build/release/ariadne';

const running = process.env.STUDIO_ADDRESS;

export async function startStudio(options: string[] = [], port = 0): Promise<Studio> {
  if (running && options.length === 0) return { address: running, log: [], stop: () => Promise.resolve(0) };
  const child: ChildProcess = spawn(program, ['serve', '--port', String(port), ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const log: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => log.push(line));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${log.join('\n')}`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const found = /http:\/\/[^\s/]+/.exec(line);
      if (found) resolve(found[0]);
    });
  });
  return {
    address,
    log,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
