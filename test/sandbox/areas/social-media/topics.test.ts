import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const TOPICS = '/api/v2/socialmedia/topics';
const platforms = ['facebook', 'googlebusinessprofile', 'instagram', 'open', 'twitter'];

let office: Office;
let divisionId: string;
let topic: string;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
  divisionId = (await send<Listing<NamedEntity>>('GET', '/api/v2/authorization/divisions')).entities[0]!.id;
  topic = `${TOPICS}/${(await send('POST', TOPICS, { name: 'Ferries', divisionId })).id}`;
});
const names = async (path: string) => (await send<Listing<NamedEntity>>('GET', path)).entities.map(({ name }) => name);
const source = { externalSource: { id: UNKNOWN_ID } };
const more: Record<string, object> = {
  open: source,
  googlebusinessprofile: { ...source, integrationId: UNKNOWN_ID },
  twitter: { searchTerms: 'ferry' },
};
const rule = async (platform: string, name: string): Promise<string> => {
  const path = `${topic}/dataingestionrules/${platform}`;
  const response = await office.call<NamedEntity>('POST', path, { name, ...(more[platform] ?? { integrationId: UNKNOWN_ID }) });
  expect(response.status, response.text).toBe(200);
  return `${path}/${response.body.id}`;
};

describe('The rules of a topic', () => {
  it.each(platforms)('for %s are listed with those of all platforms, and counted', async (platform) => {
    await rule(platform, 'Storms');
    expect(await names(`${topic}/dataingestionrules`)).toEqual(['Storms']);
    expect(await send('GET', topic)).toMatchObject({ dataIngestionRulesMetadata: [{ platform, countByStatus: { Active: 1 } }] });
  });

  it('get a new version with each change', async () => {
    const path = await rule('open', 'Storms');
    expect(await send('PATCH', path, { status: 'Paused' })).toMatchObject({ status: 'Paused', version: 2 });
    const changed = { name: 'Storms', description: 'Of the day', ...source };
    expect(await send('PUT', path, changed)).toMatchObject({ description: 'Of the day', status: 'Paused', version: 3 });
    const { entities } = await send<Listing<object>>('GET', `${path}/versions`);
    expect(entities).toMatchObject([{ version: 1, status: 'Active' }, { version: 2 }, { version: 3 }]);
    expect(await send('GET', `${path}/versions/1`)).toMatchObject({ version: 1, status: 'Active', name: 'Storms' });
    expect(await refused('GET', `${path}/versions/4`)).toMatchObject({ status: 404 });
  });

  it('are marked as deleted, or removed by a hard delete', async () => {
    const one = await rule('open', 'Storms');
    const other = await rule('twitter', 'Delays');
    await send('DELETE', one);
    expect(await refused('GET', one)).toMatchObject({ status: 404 });
    expect(await refused('PATCH', one, { status: 'Active' })).toMatchObject({ status: 404 });
    expect(await send('GET', `${one}?includeDeleted=true`)).toMatchObject({ status: 'Deleted' });
    expect(await names(`${topic}/dataingestionrules`)).toEqual(['Delays']);
    expect(await names(`${topic}/dataingestionrules?includeDeleted=true`)).toEqual(['Storms', 'Delays']);
    await send('DELETE', `${other}?hardDelete=true`);
    expect(await refused('GET', `${other}?includeDeleted=true`)).toMatchObject({ status: 404 });
  });
});

describe('Topics', () => {
  it('are found by name, id and division', async () => {
    const other = await send('POST', TOPICS, { name: 'Buses', divisionId });
    expect(await names(TOPICS)).toEqual(['Ferries', 'Buses']);
    expect(await names(`${TOPICS}?name=buses`)).toEqual(['Buses']);
    expect(await names(`${TOPICS}?ids=${other.id}`)).toEqual(['Buses']);
    expect(await names(`${TOPICS}?divisionIds=${divisionId}`)).toHaveLength(2);
    expect(await names(`${TOPICS}?divisionIds=${UNKNOWN_ID}`)).toEqual([]);
  });

  it('are marked as deleted, or removed with their rules by a hard delete', async () => {
    const path = await rule('open', 'Storms');
    await send('DELETE', topic);
    for (const missingPath of [topic, path, `${topic}/dataingestionrules`])
      expect(await refused('GET', missingPath)).toMatchObject({ status: 404 });
    expect(await names(`${TOPICS}?includeDeleted=true`)).toEqual(['Ferries']);
    expect(await send('GET', `${topic}?includeDeleted=true`)).toMatchObject({ status: 'Deleted' });
    await send('DELETE', `${topic}?hardDelete=true`);
    expect(await names(`${TOPICS}?includeDeleted=true`)).toEqual([]);
  });
});
