import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { folder, names, store } from './support.js';

/** `npm run files:large` sets 5 GB. */
const SIZE = Number(process.env['LARGE_BYTES'] ?? 100_000_000);

/** Memory of the program, its loader and the sockets. It does not grow with the file. */
const MOST = 250_000_000;

it('files of any size are uploaded and downloaded within a heap of 64 MB, with correct digests', async () => {
  const receivedHash = createHash('md5');
  let size = 0;
  const url = await store((request, response) => {
    void (async () => {
      if (request.method === 'PUT') {
        for await (const part of request) {
          receivedHash.update(part as Buffer);
          size += (part as Buffer).length;
        }
        response.end();
        return;
      }
      response.writeHead(200, { 'content-length': SIZE });
      for (let at = 0; at < SIZE && !response.destroyed; at += 65_536) {
        const piece = Buffer.alloc(Math.min(65_536, SIZE - at), (at / 65_536) % 251);
        if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve));
      }
      response.end();
    })();
  });
  const to = folder();
  const program = join(import.meta.dirname, 'children/both-ways.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-old-space-size=64', '--expose-gc', '--import', 'tsx', program, url, String(SIZE), to],
    // With one arena, glibc reuses what any thread has freed. By default it keeps more the busier the machine is: 120 to 260 MB instead of 112.
    { env: { ...process.env, MALLOC_ARENA_MAX: '1' } },
  );
  const childReport = JSON.parse(stdout) as { sent: string; come: string; size: number; rss: number };
  const digest = receivedHash.digest('base64');
  console.log(`${SIZE / 1e6} MB both ways: ${Math.round(childReport.rss / 1e6)} MB of memory at most`);
  expect([size, childReport.sent, childReport.come, childReport.size]).toEqual([SIZE, digest, digest, SIZE]);
  expect(names(to).map((name) => statSync(join(to, name)).size)).toEqual([SIZE]);
  expect(childReport.rss).toBeLessThan(MOST);
});
