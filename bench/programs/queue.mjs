/** Calls that a governor queues at once: the CPU time until the last one has ended. */
import { setImmediate } from 'node:timers';
import { Governor } from '../../dist/limits/index.js';

const { calls, rounds } = JSON.parse(process.argv[2]);
const headers = { authorization: 'Bearer one' };
const request = { operation: 'getUser', route: 'GET /api/v2/users/{userId}', headers, asked: {} };

/** Returns the CPU time of a round, in ms. */
async function measureRound() {
  const governor = new Governor({ allowed: 1e9, reserve: 0, maxConcurrent: 10, maxQueue: calls });
  let count = 0;
  const send = async () => {
    const call = {};
    governor.begun(call);
    for (let wait = governor.admit(call, request); wait; wait = governor.admit(call, request)) await wait;
    count += 1;
    const limits = { 'inin-ratelimit-count': `${count}`, 'inin-ratelimit-allowed': '1000000000', 'inin-ratelimit-reset': '60' };
    const response = { status: 200, headers: limits, body: {} };
    await governor.observe(call, new Promise((resolve) => setImmediate(resolve, response)));
    governor.ended(call);
  };
  await send();
  const start = process.cpuUsage();
  await Promise.all(Array.from({ length: calls }, send));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const times = [];
for (let round = 0; round < rounds; round++) times.push(await measureRound());
console.log(JSON.stringify({ times }));
process.exit();
