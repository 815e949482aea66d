/**
 * Times `.items()` and a generator written by hand, item by item, over HTTP.
 *
 * The argument: `{ entry, address, counts, blocks }`: the package's entry, the platform's address, lengths of lists, and how
 * often each is read.
 */
const { entry, address, counts, blocks } = JSON.parse(process.argv[2]);
const { ApiClient, RoutingApi } = await import(entry);
const SIZE = 100;
/** Warm-up blocks, which are not counted. */
const WARM_UP = 3;

async function* byHand(routing) {
  for (let pageNumber = 1; ; pageNumber++) {
    const { entities, pageCount } = await routing.getRoutingSkills({ pageSize: SIZE, pageNumber });
    for (const entity of entities) yield entity;
    if (pageNumber >= pageCount) return;
  }
}

const readers = {
  byHand,
  items: (routing) => routing.getRoutingSkills({ pageSize: SIZE }).items(),
};

async function measureRead(name, routing, count) {
  const start = process.cpuUsage();
  let itemCount = 0;
  for await (const { id } of readers[name](routing)) if (id !== '') itemCount += 1;
  if (itemCount !== count) throw new Error(`${name} returned ${itemCount} of ${count}`);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}

const outcome = {};
for (const count of counts) {
  const client = new ApiClient({ apiUrl: `${address}/list/${count}` });
  client.setAccessToken('a-token');
  const routing = new RoutingApi(client);
  const times = { byHand: [], items: [] };
  const each = Math.max(1, Math.round(20_000 / count));
  for (let block = -WARM_UP; block < blocks; block++) {
    for (const name of block % 2 === 0 ? ['items', 'byHand'] : ['byHand', 'items']) {
      let sum = 0;
      for (let run = 0; run < each; run++) sum += await measureRead(name, routing, count);
      if (block >= 0) times[name].push(sum / each);
    }
  }
  outcome[count] = times;
}
console.log(JSON.stringify(outcome));
