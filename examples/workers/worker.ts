/** One of several workers of a run: `worker.ts <Place as JSON>`. Ends on request, or when it is killed. */
import { bulkWorker } from 'contact-centre-client/bulk/bullmq';
import type { Place } from './run.js';
import { NAME, leads } from './run.js';

const place = JSON.parse(process.argv[2] ?? '') as Place;
const { run, close } = leads(place, (requests) => {
  process.stdout.write(`${requests}\n`);
});
const worker = bulkWorker(run, NAME, { connection: { url: place.redisUrl }, lockDuration: 3000, stalledInterval: 1000 });
worker.on('error', () => undefined);
// The program that started it holds the other end, and has ended when that is closed.
process.stdin.once('close', () => process.exit()).resume();
process.once('SIGTERM', () => {
  void worker
    .close()
    .then(close)
    .finally(() => process.exit());
});
