/** One of several workers of a run: `worker.ts <RunSettings as JSON>`. It ends on SIGTERM, or when the main program ends. */
import { bulkWorker } from 'contact-centre-client/bulk/bullmq';
import type { RunSettings } from './run.js';
import { NAME, describeRun } from './run.js';

const settings = JSON.parse(process.argv[2] ?? '') as RunSettings;
const { run, close } = describeRun(settings, (requests) => {
  process.stdout.write(`${requests}\n`);
});
const worker = bulkWorker(run, NAME, { connection: { url: settings.redisUrl }, lockDuration: 3000, stalledInterval: 1000 });
worker.on('error', () => undefined);
// The main program holds the other end of stdin. When that closes, the main program has ended.
process.stdin.once('close', () => process.exit()).resume();
process.once('SIGTERM', () => {
  void worker
    .close()
    .then(close)
    .finally(() => process.exit());
});
