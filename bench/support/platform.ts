import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { benchFolder } from './child.js';

/**
 * Runs the platform in a separate process, so that its work does not count as a client's. Passes its address to a function,
 * then stops it.
 */
export async function withPlatform<T>(use: (address: string) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, [resolve(benchFolder, 'programs/server.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const [address] = (await once(server.stdout, 'data')) as [Buffer];
    return await use(JSON.parse(address.toString()) as string);
  } finally {
    server.stdin.end();
  }
}
