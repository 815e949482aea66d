import type {
  CreateResponseAssetResponse,
  GreetingMediaInfo,
  ResponseAsset,
  ResponseAssetEntityListing,
} from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { download, UNKNOWN_ID, openOffice, putSigned, readBy } from '../office.js';
import type { Office } from '../office.js';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});

const { send, refused } = readBy(() => office);

describe('An asset of responses', () => {
  const ASSETS = '/api/v2/responsemanagement/responseassets';
  const brought = async (name: string, content: string) => {
    const { id, url = '', headers = {} } = await send<CreateResponseAssetResponse>('POST', `${ASSETS}/uploads`, { name });
    expect(await refused('GET', `${ASSETS}/${id}`)).toMatchObject({ status: 404 });
    expect(await send('GET', `${ASSETS}/status/${id}`)).toMatchObject({ status: 'InProgress' });
    await putSigned(office.sandbox, url, headers, content);
    expect(await send('GET', `${ASSETS}/status/${id}`)).toMatchObject({ status: 'Uploaded' });
    return id;
  };
  const search = async (body: object) => {
    const { results } = await send<{ results: ResponseAsset[] }>('POST', `${ASSETS}/search`, body);
    return results.map(({ name }) => name);
  };

  it('is available after its upload, and can be downloaded', async () => {
    const id = await brought('timetable.txt', 'At noon');
    const asset = await send<ResponseAsset>('GET', `${ASSETS}/${id}`);
    expect(asset).toMatchObject({
      name: 'timetable.txt',
      contentLength: 7,
      createdBy: { id: office.me.id },
      division: { id: office.sandbox.organisation.homeDivisionId },
    });
    expect(await download(office.sandbox, asset.contentLocation ?? '')).toBe('At noon');
  });

  it('is found by name, in the requested order and page', async () => {
    await brought('timetable.txt', 'At noon');
    await brought('prices.txt', 'Ten');
    await brought('tides.txt', 'Low');
    const starting = (value: string) => ({ query: [{ type: 'STARTS_WITH', fields: ['name'], value }] });
    expect(await search({ ...starting('t'), sortBy: 'name', sortOrder: 'DESC' })).toEqual(['timetable.txt', 'tides.txt']);
    expect(await search({ query: [], sortBy: 'name', pageSize: 2, pageNumber: 2 })).toEqual(['timetable.txt']);
    expect(await search(starting('x'))).toEqual([]);
  });

  it('is returned with others by id, and unknown ids are reported', async () => {
    const ids = [await brought('b.txt', '1'), await brought('a.txt', '2')];
    const body = { assetIds: [...ids, UNKNOWN_ID], sortBy: 'name', sortOrder: 'asc' };
    const { entities, notFound } = await send<ResponseAssetEntityListing>('POST', `${ASSETS}/bulk`, body);
    expect(entities.map(({ name }) => name)).toEqual(['a.txt', 'b.txt']);
    expect(notFound).toEqual([UNKNOWN_ID]);
  });
});

describe('The sound of a greeting', () => {
  it('has a download URL in the requested format, on the path of its owner', async () => {
    const greetings = '/api/v2/greetings';
    const owner = { ownerType: 'USER', owner: { id: office.me.id } };
    const { id } = await send('POST', greetings, { name: 'Away', type: 'VOICEMAIL', ...owner, audioTTS: 'I am away' });
    for (const word of ['media', 'downloads', 'users/downloads']) {
      const { mediaFileUri = '' } = await send<GreetingMediaInfo>('GET', `${greetings}/${id}/${word}?formatId=WAV`);
      expect(await download(office.sandbox, mediaFileUri)).toMatch(/^RIFF/);
    }
    expect(await send('GET', `${greetings}/${id}/media?formatId=MP3`)).toMatchObject({
      mediaFileUri: expect.stringMatching(/\.mp3$/) as string,
    });
    expect(await refused('GET', `${greetings}/${id}/groups/downloads`)).toMatchObject({ status: 404 });
    expect(await refused('GET', `${greetings}/${UNKNOWN_ID}/media`)).toMatchObject({ status: 404 });
  });
});
