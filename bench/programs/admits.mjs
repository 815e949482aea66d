/** Requests permits from a governor over Redis, many at a time, and reports the responses if `answers` is set. */
import { performance } from 'node:perf_hooks';
import { Redis } from 'ioredis';
import { Governor, redisShared } from '../../dist/limits/index.js';
import { callTogether } from './callers.mjs';

const { port, admits, concurrency, answers } = JSON.parse(process.argv[2]);
const redis = new Redis(port, '127.0.0.1');
// The limit itself delays no request.
const shared = redisShared((args) => redis.call(...args), { patienceMs: 60_000 });
const governor = new Governor({ shared, allowed: 1e9, reserve: 0 });
const headers = { authorization: `Bearer ${answers}` };
const request = { operation: 'getUser', route: 'GET /api/v2/users/{userId}', headers, asked: {} };
const rateLimitHeaders = { 'inin-ratelimit-count': '1', 'inin-ratelimit-allowed': '1000000000', 'inin-ratelimit-reset': '60' };
const response = { status: 200, headers: rateLimitHeaders, body: {} };

async function requestPermit({ isAnswered = answers } = {}) {
  const call = {};
  for (let wait = governor.admit(call, request); wait; wait = governor.admit(call, request)) await wait;
  if (isAnswered) await governor.observe(call, Promise.resolve(response));
}

// The first response contains the route's limit. Until then, few requests are permitted.
await requestPermit({ isAnswered: true });
await callTogether(requestPermit, concurrency, concurrency);
const start = performance.now();
await callTogether(requestPermit, concurrency, admits);
const seconds = (performance.now() - start) / 1000;
redis.disconnect();
console.log(JSON.stringify({ rate: admits / seconds }));
