/** Runs a bulk run on a served sandbox: `run.ts url access-token journal`. The parent may kill it at any time. */
import { UsersApi } from '../../../src/apis/users.js';
import { bulk, fileJournal } from '../../../src/bulk/index.js';
import { ApiClient } from '../../../src/clients/on-fetch.js';

const [apiUrl = '', accessToken = '', path = ''] = process.argv.slice(2);
const client = new ApiClient({ timeout: 0, apiUrl });
client.setAccessToken(accessToken);
const users = new UsersApi(client);
const run = bulk({
  name: 'leads',
  client,
  source: () => users.getUsers({ pageSize: 500 }).items(),
  key: (user) => user.id,
  plan: (user) => (user.department === 'Support' ? { title: 'Lead' } : undefined),
  keep: ['id', 'title', 'version'],
  read: (id, request) => users.getUser(id, {}, request),
  apply: ({ id, version }, change, request) => users.patchUser(id, { ...change, version }, request),
  undo: ({ id, version }, { title = '' }, request) => users.patchUser(id, { title, version }, request),
  journal: fileJournal(path),
  concurrency: 8,
});
const report = await (process.argv[5] === 'undo' ? run.undo() : run.start());
console.log(JSON.stringify(report));
