/** Load on the sandbox: a million conversations. Needs --expose-gc and a heap of 8 GB while it creates them. */

const { sandbox: sandboxEntry, conversations: conversationCount } = JSON.parse(process.argv[2]);
const { createSandbox } = await import(sandboxEntry);

const DAY = 86_400_000;
const sandbox = createSandbox({ now: () => Date.parse('2026-03-10T12:30:00Z'), rateLimit: false });

/** Returns the CPU time of a function, in ms. */
const cpu = async (action) => {
  const start = process.cpuUsage();
  const result = await action();
  const { user, system } = process.cpuUsage(start);
  return [(user + system) / 1000, result];
};

/** Repeats the seeded day over thirty days. */
const state = sandbox.snapshot();
const seeded = state.collections.conversations;
const conversations = Array.from({ length: conversationCount }, (_, index) => {
  const round = Math.floor(index / seeded.length);
  const shift = (round % 30) * DAY + Math.floor(round / 30) * 1000;
  const tag = index.toString(16).padStart(8, '0');
  const shiftTime = (value) => (value === undefined ? undefined : value - shift);
  const conversation = seeded[index % seeded.length][1];
  const id = tag + conversation.id.slice(8);
  const parties = conversation.parties.map((party) => ({
    ...party,
    id: tag + party.id.slice(8),
    start: shiftTime(party.start),
    connected: shiftTime(party.connected),
    end: shiftTime(party.end),
    startAcw: shiftTime(party.startAcw),
    endAcw: shiftTime(party.endAcw),
    spans: party.spans.map((span) => ({ ...span, start: shiftTime(span.start), end: shiftTime(span.end) })),
  }));
  return [id, { ...conversation, id, start: shiftTime(conversation.start), end: shiftTime(conversation.end), parties }];
});
const [load] = await cpu(() => sandbox.restore({ ...state, collections: { ...state.collections, conversations } }));
state.collections.conversations = [];
conversations.length = 0;
const [firstSnapshot, snapshot] = await cpu(() => sandbox.snapshot());
const [laterSnapshot] = await cpu(() => sandbox.snapshot());
const [restore] = await cpu(() => sandbox.restore(snapshot));
globalThis.gc();
const heap = process.memoryUsage().heapUsed / 2 ** 20;

const headers = (token) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });
const token = sandbox.issueAccessToken();
const aggregate = async (interval, granularity) => {
  const metrics = ['nOffered', 'tAnswered', 'tHandle', 'tAbandon', 'oServiceLevel'];
  const body = JSON.stringify({ interval, granularity, groupBy: ['queueId'], metrics });
  const url = 'http://sandbox.invalid/api/v2/analytics/conversations/aggregates/query';
  const answer = await sandbox.fetch(new globalThis.Request(url, { method: 'POST', headers: headers(token), body }));
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.text();
};
const month = [];
const day = [];
for (let round = 0; round < 5; round++) {
  month.push((await cpu(() => aggregate('2026-02-08T12:00Z/2026-03-10T12:00Z', 'P1D')))[0]);
  day.push((await cpu(() => aggregate('2026-03-09T12:00Z/2026-03-10T12:00Z', 'PT30M')))[0]);
}

console.log(JSON.stringify({ load, firstSnapshot, laterSnapshot, restore, heap, month, day }));
process.exit();
