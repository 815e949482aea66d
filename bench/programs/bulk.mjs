/** A bulk run over many entities whose calls resolve immediately, which measures the engine itself. Needs --expose-gc. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { bulk: entry, entities, fsync, concurrency } = JSON.parse(process.argv[2]);
const { performance } = globalThis;
const { bulk, fileJournal } = await import(entry);

const folder = mkdtempSync(join(tmpdir(), 'bulk-'));
const path = join(folder, 'run.jsonl');

/** Ids in the platform's format. */
const idOf = (index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
function* people() {
  for (let index = 0; index < entities; index++) yield { id: idOf(index), title: 'Agent', version: 1 };
}

const client = {
  send: () => ({ withResponse: async () => ({ body: { organization: { id: 'o' }, OAuthClient: { id: 'c' } } }) }),
};
let calls = 0;
const run = bulk({
  name: 'bench',
  client,
  source: people,
  key: ({ id }) => id,
  plan: () => ({ title: 'Lead' }),
  keep: ['id', 'title', 'version'],
  read: async (id) => ({ id, title: 'Lead', version: 2 }),
  apply: async () => void (calls += 1),
  undo: async () => undefined,
  journal: fileJournal(path, { fsync }),
  concurrency,
});

globalThis.gc();
const before = process.memoryUsage();
const highest = { heap: 0, arrays: 0 };
let lastCheck = 0;
const start = performance.now();
const cpu = process.cpuUsage();
for await (const { settled } of run.start()) {
  // Collected first, so that garbage does not count.
  if (settled - lastCheck < entities / 20 && settled >= lastCheck) continue;
  lastCheck = settled;
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  highest.heap = Math.max(highest.heap, heapUsed - before.heapUsed);
  highest.arrays = Math.max(highest.arrays, arrayBuffers - before.arrayBuffers);
}
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
const { size } = statSync(path);
rmSync(folder, { recursive: true, force: true });
if (calls !== entities) throw new Error(`${calls} calls for ${entities} entities`);
console.log(
  JSON.stringify({
    perSecond: entities / seconds,
    perSecondOfCpu: entities / ((user + system) / 1e6),
    heap: highest.heap / 2 ** 20,
    arrays: highest.arrays / 2 ** 20,
    bytes: size / entities,
  }),
);
