/** Heap that many consecutive calls retain. Needs --expose-gc. */
import { callers } from './callers.mjs';

const { caller, entry, address, warmUp, calls } = JSON.parse(process.argv[2]);
const call = await callers[caller](entry, address);

async function heapAfter(count) {
  for (let done = 0; done < count; done++) await call();
  // Timers and sockets of the last calls must finish before memory counts as retained.
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => void globalThis.setTimeout(resolve, 20));
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed;
}

const before = await heapAfter(warmUp);
const after = await heapAfter(calls);
console.log(JSON.stringify((after - before) / 2 ** 10));
process.exit();
