// one reader, for profiles: node --cpu-prof zz-items1.mjs address count name runs
const [, , address, count, name, runs] = process.argv;
const { ApiClient, RoutingApi } = await import('contact-centre-client');
const SIZE = 100;
async function* byHand(routing) {
  for (let pageNumber = 1; ; pageNumber++) {
    const { entities, pageCount } = await routing.getRoutingSkills({ pageSize: SIZE, pageNumber });
    for (const entity of entities) yield entity;
    if (pageNumber >= pageCount) return;
  }
}
const readers = { byHand, items: (routing) => routing.getRoutingSkills({ pageSize: SIZE }).items() };
const client = new ApiClient({ apiUrl: `${address}/list/${count}` });
client.setAccessToken('a-token');
const routing = new RoutingApi(client);
for (let i = 0; i < runs; i++) { let n = 0; for await (const { id } of readers[name](routing)) if (id !== '') n++; }
console.log(name, process.cpuUsage().user);
process.exit();
