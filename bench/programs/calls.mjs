/** CPU per call and calls per second of one way of calling, at several numbers of concurrent calls. */
import { performance } from 'node:perf_hooks';
import { callTogether, callers } from './callers.mjs';

const { caller, entry, address, levels, warmUp, calls } = JSON.parse(process.argv[2]);
const call = await callers[caller](entry, address);

const { id } = await call();
if (typeof id !== 'string') throw new Error('The call did not return the user');
await callTogether(call, 16, warmUp);
const results = [];
for (const inFlight of levels) {
  await callTogether(call, inFlight, inFlight * 8);
  const start = performance.now();
  const before = process.cpuUsage();
  await callTogether(call, inFlight, calls);
  const { user, system } = process.cpuUsage(before);
  results.push({ cpu: (user + system) / calls, rate: calls / ((performance.now() - start) / 1000) });
}
console.log(JSON.stringify(results));
process.exit();
