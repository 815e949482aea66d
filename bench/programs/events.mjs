/**
 * Heap that a topic retains, the time for many subscriptions to one topic, and how many events of 1 kB a second reach listeners
 * from a socket that does nothing else. Needs --expose-gc.
 */
import { Buffer } from 'node:buffer';
import { webcrypto as crypto } from 'node:crypto';
import { performance } from 'node:perf_hooks';

const { client, notifications, topics, count, rounds, subscriptions } = JSON.parse(process.argv[2]);
const { ApiClient } = await import(client);
const { Notifications } = await import(notifications);

const { Event, EventTarget, queueMicrotask, setTimeout } = globalThis;

const answers = {
  POST: { id: 'channel', connectUri: 'wss://bench.invalid/channels/channel' },
  PUT: { entities: [] },
};
const platform = new ApiClient({
  apiUrl: 'http://bench.invalid',
  transport: ({ method }) =>
    Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(answers[method])),
    }),
});
platform.setAccessToken('token');

let socket;
class Socket extends EventTarget {
  constructor() {
    super();
    socket = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send() {}
  close() {}
}

async function heap() {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => void setTimeout(resolve, 20));
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed;
}

/** Returns the bytes that the heap retains for each of many subscriptions, without ids. */
async function heapOf(subscriptions) {
  const ids = Array.from({ length: subscriptions }, () => crypto.randomUUID());
  const listener = () => undefined;
  const notificationsUnderTest = new Notifications(platform, { webSocket: Socket });
  const before = await heap();
  const stops = ids.map((id) => notificationsUnderTest.on('v2.users.{id}.presence', id, listener));
  await notificationsUnderTest.ready();
  const bytes = ((await heap()) - before) / stops.length;
  await notificationsUnderTest.close();
  return bytes;
}

/** Returns the time in ms for subscribing to one topic many times and ending all subscriptions. */
async function timeOf(amount) {
  const notificationsUnderTest = new Notifications(platform, { webSocket: Socket });
  const listener = () => undefined;
  const start = performance.now();
  const stops = [];
  for (let index = 0; index < amount; index += 1)
    stops.push(notificationsUnderTest.on('v2.users.{id}.presence', 'user', listener));
  const middle = performance.now();
  for (const stop of stops) stop();
  const end = performance.now();
  await notificationsUnderTest.close();
  return { onMs: middle - start, stopMs: end - middle };
}

// The first run includes compilation.
await heapOf(100);
const bytes = await heapOf(4000);

const times = [];
for (let round = 0; round < 5; round += 1) times.push(await timeOf(subscriptions));
const onMs = Math.min(...times.map((time) => time.onMs));
const stopMs = Math.min(...times.map((time) => time.stopMs));

const live = new Notifications(platform, { webSocket: Socket });
let eventCount = 0;
const ids = Array.from({ length: topics }, (_, index) => `user-${index}`);
live.onEach('v2.users.{id}.presence', ids, () => (eventCount += 1));
await live.ready();

const filling = 'x'.repeat(900);
const rates = [];
for (let round = 0; round < rounds; round += 1) {
  const messages = Array.from({ length: count }, (_, index) => {
    const eventBody = { source: 'PURECLOUD', message: filling, presenceDefinition: { id: `${round} ${index}` } };
    // The id identifies an event that arrives again while a socket is being replaced.
    const metadata = { CorrelationId: crypto.randomUUID() };
    const data = JSON.stringify({ topicName: `v2.users.user-${index % topics}.presence`, version: '2', eventBody, metadata });
    return Object.assign(new Event('message'), { data });
  });
  const start = performance.now();
  for (const message of messages) socket.dispatchEvent(message);
  rates.push(count / ((performance.now() - start) / 1000));
}
await live.close();
if (eventCount !== count * rounds) throw new Error(`${eventCount} of ${count * rounds} events were delivered`);
console.log(JSON.stringify({ bytes, rates, onMs, stopMs }));
