/**
 * Load on the sandbox: a page of a large collection, many consecutive calls, days of traffic in one step, and the start of
 * large contact centres. Needs --expose-gc.
 */
import { performance } from 'node:perf_hooks';

const { client: clientEntry, area, sandbox: sandboxEntry, entities, pages, calls } = JSON.parse(process.argv[2]);
const { ApiClient } = await import(clientEntry);
const { RoutingApi } = await import(area);
const { createSandbox } = await import(sandboxEntry);

const sandbox = createSandbox({ rateLimit: false });
const client = new ApiClient({
  apiUrl: 'http://sandbox.invalid',
  transport: async ({ url, method, headers, body }) => {
    const response = await sandbox.fetch(new globalThis.Request(url, { method, headers, body: body ?? null }));
    const bytes = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      body: bytes,
    };
  },
});
const { id, secret } = sandbox.clients.clientCredentials;
await client.loginClientCredentialsGrant(id, secret);
const routing = new RoutingApi(client);

for (let index = 0; index < entities; index++) await routing.postRoutingSkills({ name: `Skill ${index}` });
const times = [];
for (let page = 1; page <= pages; page++) {
  const start = performance.now();
  await routing.getRoutingSkills({ pageSize: 25, pageNumber: page });
  times.push(performance.now() - start);
}

const heap = () => {
  globalThis.gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
for (let call = 0; call < 2000; call++) await routing.getRoutingSkills({ pageSize: 5 });
const before = heap();
for (let call = 0; call < calls; call++) await routing.getRoutingSkills({ pageSize: 5 });
const growth = heap() - before;

const centre = createSandbox({ now: () => Date.parse('2026-03-12T14:25:00Z'), traffic: true });
const days = [];
for (let day = 0; day < 3; day++) {
  const start = process.cpuUsage();
  centre.clock.advance(86_400_000);
  const { user, system } = process.cpuUsage(start);
  days.push((user + system) / 1e6);
}

/** A contact centre with ten agents a queue. */
function largeSeed(queueCount, agentCount) {
  const emailOf = (index) => `agent${index % agentCount}@large.example`;
  return {
    users: Array.from({ length: agentCount }, (_, index) => ({
      name: `Agent ${index}`,
      email: emailOf(index),
      roles: ['Agent'],
    })),
    queues: Array.from({ length: queueCount }, (_, index) => ({
      name: `Queue ${index}`,
      members: Array.from({ length: 10 }, (_member, position) => emailOf(index * 7 + position * 13)),
    })),
  };
}

/** s of CPU for the start of traffic, and for the hour after it. */
function measureTraffic(queueCount, agentCount) {
  const beginning = process.cpuUsage();
  const seed = largeSeed(queueCount, agentCount);
  const large = createSandbox({ seed, now: () => Date.parse('2026-03-12T14:25:00Z'), traffic: true });
  const start = process.cpuUsage(beginning);
  large.clock.advance(3_600_000);
  const both = process.cpuUsage(beginning);
  const seconds = ({ user, system }) => (user + system) / 1e6;
  return { start: seconds(start), hour: seconds(both) - seconds(start) };
}

const traffic = [measureTraffic(75, 250), measureTraffic(300, 1000), measureTraffic(1000, 5000)];
console.log(JSON.stringify({ times, growth, days, traffic }));
process.exit();
