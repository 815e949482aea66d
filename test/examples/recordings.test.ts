import { readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { AnalyticsApi, OutboundApi, RecordingApi } from 'contact-centre-client';
import type { ApiClient, ConversationQuery } from 'contact-centre-client';
import { serveSandbox } from 'contact-centre-client/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { downloadRecordings } from '../../examples/recordings/download-recordings.js';
import { uploadContacts } from '../../examples/recordings/upload-contacts.js';
import { clientOfRecipe } from '../support/client-of-recipe.js';
import { clientOf } from '../support/in-sandbox.js';
import { temporaryDirectory } from '../support/temporary-directory.js';

let server: Awaited<ReturnType<typeof serveSandbox>>;
let client: ApiClient;
let lines: unknown[];

beforeAll(async () => {
  server = await serveSandbox({ rateLimit: false, now: () => Date.parse('2026-03-11T00:30:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.sandbox.reset({ keepTokens: true });
  client = await clientOfRecipe(server.sandbox, 'recordings', server.url);
  lines = [];
  // Progress goes to the error output. The platform's work advances with each line, since the clock stands still otherwise.
  vi.spyOn(console, 'error').mockImplementation((line) => {
    lines.push(line);
    server.sandbox.clock.advance(3000);
  });
});

it('downloads all recordings of a day, each complete and under its ids', async () => {
  const directory = await temporaryDirectory();
  const { paths, failures } = await downloadRecordings(client, '2026-03-10', directory);

  const query: ConversationQuery = {
    interval: '2026-03-10T00:00:00Z/P1D',
    segmentFilters: [
      {
        type: 'and',
        predicates: [
          { dimension: 'mediaType', value: 'voice' },
          { dimension: 'purpose', value: 'agent' },
        ],
      },
    ],
    paging: { pageNumber: 1, pageSize: 100 },
  };
  const calls = await new AnalyticsApi(client).postAnalyticsConversationsDetailsQuery(query).items().toArray();
  const recordings = await Promise.all(
    calls.map(({ conversationId = '' }) => new RecordingApi(client).getConversationRecordingmetadata(conversationId)),
  );
  const names = recordings.flat().map(({ id, conversationId }) => `${conversationId}_${id}.webm`);
  // More than fit into one batch.
  expect(names.length).toBeGreaterThan(100);
  expect(paths.map((path) => basename(path)).sort()).toEqual(names.sort());
  expect((await readdir(directory)).sort()).toEqual(names.sort());
  // Every recording of the sandbox has this size.
  for (const path of paths) expect(await readFile(path)).toHaveLength(44);
  expect(failures).toEqual([]);
  expect(lines).toEqual(expect.arrayContaining(['Downloaded 100 % of 100', `Downloaded 100 % of ${names.length - 100}`]));
});

it('uploads a contact list', async () => {
  const path = join(await temporaryDirectory(), 'Spring.csv');
  await writeFile(path, await readFile('examples/recordings/contacts.csv'));
  const id = await uploadContacts(client, 'Spring', path);
  const admin = clientOf(server.sandbox, { rejectWith: 'error' });
  admin.setAccessToken(server.sandbox.issueAccessToken());
  const outbound = new OutboundApi(admin);
  expect(await outbound.getOutboundContactlist(id)).toMatchObject({ name: 'Spring', columnNames: ['Id', 'Name', 'Phone'] });
  const contacts = await Promise.all(
    ['ada', 'noor', 'mateo'].map((contact) => outbound.getOutboundContactlistContact(id, contact)),
  );
  expect(contacts.map(({ data }) => data['Phone'])).toEqual(['+4930555010', '+3120555011', '+3491555012']);
  expect(lines).toContainEqual(expect.stringMatching(/^Bytes 100 % of \d+$/));
});
