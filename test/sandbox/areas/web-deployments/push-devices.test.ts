import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

let office: Office;
let path: string;
const { send, refused } = readBy(() => office);
const status = async (verb: string, at: string, body?: object): Promise<number> => (await office.call(verb, at, body)).status;
const device = { deviceToken: 'f00d', notificationProvider: 'FCM', language: 'en-GB', deviceType: 'android' };

beforeEach(async () => {
  office = await openOffice();
  const configurations = '/api/v2/webdeployments/configurations';
  const { id } = await send('POST', configurations, { name: 'Harbour', version: '1' });
  await send('POST', `${configurations}/${id}/versions/draft/publish`, {});
  const deployment = await send('POST', '/api/v2/webdeployments/deployments', {
    name: 'Harbour app',
    configuration: { id, version: '1' },
    allowAllDomains: true,
  });
  path = `/api/v2/webmessaging/deployments/${deployment.id}/pushdevices/guest-1`;
});

describe('Push devices of guests', () => {
  it('are updated and deleted after they are registered', async () => {
    expect(await status('PATCH', path, { language: 'de-DE' })).toBe(404);
    expect(await status('POST', path, device)).toBe(204);
    expect(await status('PATCH', path, { language: 'de-DE' })).toBe(204);
    expect(await status('DELETE', path)).toBe(204);
    expect(await status('DELETE', path)).toBe(404);
  });

  it('belong to an existing deployment, each with its token', async () => {
    expect(await status('POST', `/api/v2/webmessaging/deployments/${UNKNOWN_ID}/pushdevices/guest-1`, device)).toBe(404);
    await status('POST', path, device);
    expect(await status('DELETE', path.replace('guest-1', 'guest-2'))).toBe(404);
  });

  it('require all fields that a notification needs', async () => {
    const { deviceToken: _, ...rest } = device;
    expect(await refused('POST', path, rest)).toMatchObject({ status: 400, fields: ['deviceToken'] });
    expect(await status('PATCH', path, { language: 'de-DE' })).toBe(404);
  });
});
