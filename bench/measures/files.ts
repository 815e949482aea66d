import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { benchFolder, runMeasured } from '../support/child.js';
import type { Measure } from '../support/report.js';
import { figure } from '../support/report.js';

interface Sample {
  seconds: number;
  /** MiB */
  before: number;
  /** MiB */
  peak: number;
}

/** In this order, since the downloaded file is uploaded again from disk. */
const directions = [
  { label: 'down, to a directory', way: 'down', onDisk: true },
  { label: 'up, from a path', way: 'up', onDisk: true },
  { label: 'down, to a stream', way: 'down', onDisk: false },
  { label: 'up, from a stream', way: 'up', onDisk: false },
];

export const files: Measure = {
  name: 'files',
  async run(quick) {
    const size = quick ? 250_000_000 : 5_000_000_000;
    const folder = await mkdtemp(join(tmpdir(), 'bench-files-'));
    const store = spawn(process.execPath, [resolve(benchFolder, 'programs/store.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      const [addressLine] = (await once(store.stdout, 'data')) as [Buffer];
      const address = `${JSON.parse(addressLine.toString()) as string}/noise?size=${size}`;
      const samples: Sample[] = [];
      for (const { way, onDisk } of directions) {
        const argument = JSON.stringify({ way, address, size, ...(onDisk && { folder }) });
        const words = ['--max-old-space-size=64', resolve(benchFolder, 'programs/files.mjs'), argument];
        samples.push(await runMeasured<Sample>(words, { timeout: 1_200_000 }));
      }
      return {
        title: 'Files',
        method: `A file of ${size / 1e9} GB is uploaded to a store on the same machine and downloaded from it, in a process whose heap is limited to 64 MiB. Both ends compare
the digest. Memory also includes Node itself and the chunks in transit.`,
        tables: [
          {
            head: [`${size / 1e9} GB`, 's', 'before, MiB (RSS)', 'at most, MiB (RSS)'],
            rows: samples.map(({ seconds, before, peak }, index) => [
              directions[index]?.label ?? '',
              figure(seconds, 0),
              figure(before, 0),
              figure(peak, 0),
            ]),
          },
        ],
        limits: samples.map(({ before, peak }, index) => ({
          what: `memory that a file adds, ${directions[index]?.label ?? ''}`,
          value: peak - before,
          bound: 128,
          is: 'at most' as const,
          unit: 'MiB',
        })),
      };
    } finally {
      store.stdin.end();
      await rm(folder, { recursive: true });
    }
  },
};
