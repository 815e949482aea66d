import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { PresenceApi } from '../../src/apis/presence.js';
import { ApiClient } from '../../src/entries/fetch.js';
import { violations } from './support/accessibility.js';
import { it, signIn } from './support/console.js';
import { waitForFocusIn } from './support/focus.js';

const table = (page: Page): Locator => page.getByRole('region', { name: 'Events as a table' });
const rows = (page: Page): Locator => table(page).locator('tbody tr[data-row]');

/** Sets the presence of a user, as another program would. */
async function setPresence({ sandboxUrl, sandbox }: RunningConsole, userId: string, name: string): Promise<void> {
  const client = new ApiClient({ timeout: 0, apiUrl: sandboxUrl });
  client.setAccessToken(sandbox.issueAccessToken());
  const api = new PresenceApi(client);
  const { entities } = await api.getPresencedefinitions({ pageSize: 100 });
  const definition = entities.find(({ systemPresence }) => systemPresence === name);
  await api.patchUserPresencesPurecloud(userId, { presenceDefinition: { id: definition?.id ?? '' } });
}

/** Chooses a topic and users by keyboard. */
async function subscribe(page: Page, question: string, names: readonly string[]): Promise<void> {
  const form = page.getByRole('form', { name: 'Add topics' });
  const topic = form.getByRole('combobox', { name: 'Topic' });
  await topic.fill(question);
  await form.getByRole('option').first().waitFor();
  await topic.press('ArrowDown');
  await topic.press('Enter');
  const users = form.getByRole('combobox', { name: 'Users by name' });
  for (const name of names) {
    await users.fill(name);
    await form.getByRole('option', { name, exact: true }).waitFor();
    await users.press('ArrowDown');
    await users.press('Enter');
  }
  await users.press('Escape');
  await form.getByRole('button', { name: `Subscribe to ${names.length} topics` }).press('Enter');
}

async function savedText(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return { name: download.suggestedFilename(), text: (await buffer(await download.createReadStream())).toString('utf8') };
}

it('Receives the presence of three users, pauses, filters, shows the payload against its type, and exports', async ({
  app,
  page,
}) => {
  const [, one, two, three] = app.sandbox.users;
  const people = [one!, two!, three!];
  await signIn(page, 'Amara Osei', '/events');
  await page.getByRole('button', { name: 'Add topics' }).press('Enter');
  await page.getByRole('form', { name: 'Add topics' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await subscribe(
    page,
    'user presence',
    people.map(({ name }) => name),
  );
  await page.getByText('Live', { exact: true }).waitFor();
  const topics = people.map(({ id }) => `v2.users.${id}.presence`);
  await expect.poll(() => subscribedTopics(app)).toEqual(expect.arrayContaining(topics));
  await page.waitForURL(({ searchParams }) => (searchParams.get('topics') ?? '').startsWith('v2.users.*.presence..'));

  for (const { id } of people) await setPresence(app, id, 'Training');
  await expect.poll(() => rows(page).count()).toBe(3);
  for (const { name } of people) await table(page).getByRole('row', { name }).getByText('v2.users.{id}.presence').waitFor();

  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await setPresence(app, one!.id, 'Meal');
  await page.getByRole('button', { name: 'Continue (1)' }).waitFor();
  await page.getByText('4 events received · 1 waits until you continue').waitFor();
  expect(await rows(page).count()).toBe(3);
  await page.getByRole('button', { name: 'Continue (1)' }).press('Enter');
  await expect.poll(() => rows(page).count()).toBe(4);

  app.sandbox.publish(topics[1]!, { source: 'PURECLOUD', mood: 'good', presenceDefinition: 7 });
  await expect.poll(() => rows(page).count()).toBe(5);
  await rows(page).first().press('Enter');
  const details = page.getByRole('dialog', { name: 'v2.users.{id}.presence' });
  await waitForFocusIn(details);
  expect(await violations(page)).toEqual([]);
  await details.getByText('"mood": "good",').locator('..').getByText('not in the type').waitFor();
  await details.getByText('"presenceDefinition": 7').locator('..').getByText('should be').waitFor();
  await details.getByText('2 differences from the type: 1 unknown, 0 missing, 1 of another type').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: 'Text in the event' }).fill(`${one!.name} meal`);
  await expect.poll(() => rows(page).count()).toBe(1);
  const lines = await savedText(page, 'Export JSON lines');
  expect(lines.name).toMatch(/^events-\d{4}-\d\d-\d\d\.jsonl$/);
  expect(JSON.parse(lines.text)).toMatchObject({
    topicName: topics[0],
    eventBody: { presenceDefinition: { systemPresence: 'Meal' } },
  });
  const csv = await savedText(page, 'Export CSV');
  expect(csv.text.split('\r\n')[0]).toContain('Received,Kind,Topic,Entity,Payload,Correlation id');
  expect(csv.text.split('\r\n')[1]).toContain(`,event,${topics[0]},${one!.name},`);

  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await page.getByText('live.onEach(').waitFor();
  // A link shows the same subscriptions, and a gap is a row of the stream.
  await page.getByRole('searchbox', { name: 'Text in the event' }).fill('');
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText('3 topics of at most 4,000').waitFor();
  app.sandbox.failChannels({ effect: 'cut' });
  await table(page).getByText('Connection interrupted').waitFor();
  await table(page).getByText('events may be missing').waitFor();
  await table(page).getByText('Connected again').waitFor();
  await page.getByRole('button', { name: `Remove v2.users.{id}.presence ${two!.name}` }).press('Enter');
  await expect.poll(() => subscribedTopics(app)).toEqual([topics[0], topics[2]]);
});

/** Returns the topics that the console has subscribed to, by its latest request. */
function subscribedTopics({ sandbox }: RunningConsole): string[] {
  const request = sandbox.requests.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/subscriptions'));
  return ((request?.body ?? []) as { id: string }[]).map(({ id }) => id);
}
