/** Heap that calls retain, and what of it only a full collection frees. Needs --expose-gc. */
import { Session } from 'node:inspector/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { callTogether, callers } from './callers.mjs';

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

const oldSpace = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space').space_used_size;

/** Bytes of a call that are in the old space although nothing refers to them any more: the median, since a collection may happen. */
async function oldBytesPerCall(count) {
  const growths = [];
  for (let done = 0; done < count; done += 300) {
    const sizeBefore = oldSpace();
    await callTogether(call, 16, 300);
    growths.push((oldSpace() - sizeBefore) / 300);
  }
  return growths.toSorted((one, other) => one - other)[Math.floor(growths.length / 2)];
}

/** Bytes that a call allocates, as V8 samples them. */
async function allocatedBytesPerCall(count) {
  const session = new Session();
  session.connect();
  const options = { samplingInterval: 4096, includeObjectsCollectedByMajorGC: true, includeObjectsCollectedByMinorGC: true };
  await session.post('HeapProfiler.startSampling', options);
  await callTogether(call, 16, count);
  const { profile } = await session.post('HeapProfiler.stopSampling');
  session.disconnect();
  const sizeOf = ({ selfSize, children }) => children.reduce((sum, child) => sum + sizeOf(child), selfSize);
  return sizeOf(profile.head) / count;
}

// Before the other figure: a forced collection makes V8 forget where it allocates what.
await callTogether(call, 16, warmUp);
const oldBytes = await oldBytesPerCall(6000);
const before = await heapAfter(warmUp);
const after = await heapAfter(calls);
const allocatedBytes = await allocatedBytesPerCall(2000);
console.log(JSON.stringify({ growth: (after - before) / 2 ** 10, oldBytes, allocatedBytes }));
process.exit();
