import type { Action, FunctionConfig, FunctionUploadResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID, openOffice, putSigned, readBy } from '../office.js';
import type { Office } from '../office.js';

const ACTIONS = '/api/v2/integrations/actions';
const code = { description: 'Timetable', handler: 'src/index.handler', runtime: 'nodejs20.x' };

let office: Office;
let path: string;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
  const integrationType = { id: 'custom-rest-actions' };
  const { id: integrationId } = await send('POST', '/api/v2/integrations', { name: 'Mine', integrationType });
  const schema = { type: 'object' };
  const { id } = await send('POST', `${ACTIONS}/drafts`, {
    name: 'Departures',
    category: 'Ferries',
    integrationId,
    contract: { input: { inputSchema: schema }, output: { successSchema: schema } },
    config: { request: { requestType: 'GET', requestUrlTemplate: 'https://ferries.example' } },
  });
  path = `${ACTIONS}/${id}/draft/function`;
});

const read = async (at = path): Promise<FunctionConfig> => await send<FunctionConfig>('GET', at);

async function uploaded(content: string): Promise<number> {
  const place = await send<FunctionUploadResponse>('POST', `${path}/upload`, { fileName: 'code.zip' });
  return await putSigned(office.sandbox, place.url!, place.headers!, content);
}

describe('The function of an action', () => {
  it('has the uploaded package and is published with the draft', async () => {
    expect(await uploaded('PK\u0003\u0004')).toBe(200);
    const { zip } = await read();
    expect(zip).toMatchObject({ status: 'Available', name: 'code.zip', dateCreated: '2026-03-10T12:30:00.000Z' });
    const { function: storedFunction } = await send<FunctionConfig>('PUT', path, { ...code, zipId: zip!.id });
    expect(storedFunction).toMatchObject({ ...code, zipId: zip!.id });
    const draft = await send<Action>('GET', path.replace('/function', ''));
    await send('POST', path.replace('function', 'publish'), { version: draft.version });
    const published = path.replace('/draft', '');
    expect(await read(published)).toMatchObject({ function: storedFunction, zip, selfUri: published });
    expect((await refused('GET', path)).status).toBe(404);
  });

  it('rejects a file that is not a zip, and reports the failure', async () => {
    expect(await uploaded('text')).toBe(200);
    const { zip, uploadExceptionHistory } = await read();
    expect(zip).toBeUndefined();
    expect(uploadExceptionHistory).toMatchObject([{ status: 'InvalidFormat', name: 'code.zip' }]);
  });

  it('does not accept the package of another action', async () => {
    expect(await refused('PUT', path, { ...code, zipId: UNKNOWN_ID })).toMatchObject({ status: 400, fields: ['zipId'] });
    expect(await read()).not.toHaveProperty('function');
    const other = path.replace(/actions\/[^/]+/, `actions/${UNKNOWN_ID}`);
    expect((await refused('POST', `${other}/upload`, { fileName: 'code.zip' })).status).toBe(404);
  });

  it('has an upload URL that is valid for the requested time', async () => {
    const query = { fileName: 'code.zip', signedUrlTimeoutSeconds: 60 };
    const place = await send<FunctionUploadResponse>('POST', `${path}/upload`, query);
    expect(place.signedUrlTimeoutSeconds).toBe(60);
    office.sandbox.clock.advance(60_000);
    expect(await putSigned(office.sandbox, place.url!, place.headers!, 'PK')).toBe(403);
    expect(await read()).not.toHaveProperty('zip');
  });
});
