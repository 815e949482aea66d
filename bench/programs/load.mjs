/** Load on the sandbox: 200 concurrent clients, and many entities that are created one after another. */

const { sandbox: sandboxEntry, clients, calls, entities, part } = JSON.parse(process.argv[2]);
const { createSandbox } = await import(sandboxEntry);

/** Returns the CPU time of a function, in ms. */
const cpu = async (action) => {
  const start = process.cpuUsage();
  const result = await action();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1000, result];
};

const headers = (token) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });
const sandbox = createSandbox({ rateLimit: false });
const paths = ['users/me', 'routing/queues', 'users', 'presencedefinitions', 'conversations'];
const tokens = Array.from({ length: clients }, (_, index) =>
  sandbox.issueAccessToken(sandbox.users[index % sandbox.users.length].id),
);
const runClient = async (clientToken) => {
  for (let call = 0; call < calls; call++) {
    const url = `http://sandbox.invalid/api/v2/${paths[call % paths.length]}`;
    await (await sandbox.fetch(new globalThis.Request(url, { headers: headers(clientToken) }))).arrayBuffer();
  }
};
const rates = [];
for (let round = 0; round < 4; round++) {
  const [ms] = await cpu(() => Promise.all(tokens.map(runClient)));
  rates.push((clients * calls) / (ms / 1000));
}

const full = createSandbox({ rateLimit: false });
const fullToken = full.issueAccessToken();
const create = async (index) => {
  const body = JSON.stringify({ name: `Skill ${index}` });
  const request = new globalThis.Request('http://sandbox.invalid/api/v2/routing/skills', {
    method: 'POST',
    headers: headers(fullToken),
    body,
  });
  const answer = await full.fetch(request);
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
};
/** µs of CPU for each creation, by parts. */
const creations = [];
for (let index = 0; index < entities;) {
  const [ms] = await cpu(async () => {
    for (const end = index + part; index < end; index++) await create(index);
  });
  creations.push((ms * 1000) / part);
}
console.log(JSON.stringify({ rates, creations }));
process.exit();
