import type { EmailOutboundDomainResult, SkillExpression } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy, refusal } from '../office.js';
import type { Office } from '../office.js';

const INBOUND = '/api/v2/routing/email/domains';
const OUTBOUND = '/api/v2/routing/email/outbound/domains';

let office: Office;
const { send, refused } = readBy(() => office);
beforeEach(async () => {
  office = await openOffice();
});

describe('Email domains', () => {
  it.each(['verification', 'dkim'])('wait for DNS after %s is requested', async (what) => {
    await send('POST', INBOUND, { id: 'harbour.example', subDomain: false });
    const path = `${INBOUND}/harbour.example/${what}`;
    expect(await send('GET', path)).toStrictEqual({ records: [] });
    expect(await send('POST', path)).toStrictEqual({ status: 'PENDING', records: [] });
    expect(await send('GET', path)).toStrictEqual({ status: 'PENDING', records: [] });
    await office.call('DELETE', `${INBOUND}/harbour.example`);
    expect((await refused('POST', path)).status).toBe(404);
    await send('POST', INBOUND, { id: 'harbour.example', subDomain: false });
    expect(await send('GET', path)).toStrictEqual({ records: [] });
  });

  it('for outbound email can be simulated, and have unique names', async () => {
    const setting = await send('POST', '/api/v2/routing/email/setting', { name: 'Quay' });
    const body = { id: 'mock.example', name: 'Mock', emailSetting: { id: setting.id } };
    expect(await send('POST', `${OUTBOUND}/simulated`, body)).toMatchObject({
      domainName: 'mock.example',
      senderType: 'MockEmailDomain',
      emailSetting: { id: setting.id },
    });
    const { entities } = await send<Listing<NamedEntity>>('GET', OUTBOUND);
    expect(entities).toMatchObject([{ id: 'mock.example', name: 'Mock', senderType: 'MockEmailDomain' }]);
    expect(await refused('POST', `${OUTBOUND}/simulated`, body)).toMatchObject({ status: 409, fields: ['id'] });
    const other = { id: 'other.example', name: 'Other', emailSetting: { id: UNKNOWN_ID } };
    expect(await refused('POST', `${OUTBOUND}/simulated`, other)).toMatchObject({ status: 400, fields: ['emailSetting.id'] });
    expect((await refused('GET', `${OUTBOUND}/other.example`)).status).toBe(404);
  });

  it('for outbound email store the requested activation', async () => {
    await send('POST', OUTBOUND, { id: 'mail.example', name: 'Mail', senderType: 'EmailDomain' });
    const path = `${OUTBOUND}/mail.example/activation`;
    const status = async () => (await send<EmailOutboundDomainResult>('GET', path)).senderStatus;
    expect(await status()).toBeUndefined();
    const requested = { domainName: 'mail.example', senderType: 'EmailDomain', senderStatus: 'RequestReceived' };
    expect(await send('PUT', path)).toStrictEqual(requested);
    expect(await status()).toBe('RequestReceived');
    expect((await refused('PUT', `${OUTBOUND}/none.example/activation`)).status).toBe(404);
    await office.call('DELETE', `${OUTBOUND}/mail.example`);
    await send('POST', OUTBOUND, { id: 'mail.example', name: 'Mail', senderType: 'EmailDomain' });
    expect(await status()).toBeUndefined();
  });

  it('require the permission to manage email', async () => {
    const sandbox = createSandbox({ rateLimit: false });
    const users = (await (await signIn(sandbox))<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
    const asAgent = callWith(sandbox, (await signInUser(sandbox, users[3]!.id)).access_token);
    const answer = await asAgent('POST', `${OUTBOUND}/simulated`, { id: 'mock.example', name: 'Mock' });
    expect(answer.status).toBe(403);
  });
});

it('deletes several skill expressions at once, all of them or none', async () => {
  const path = '/api/v2/routing/skillexpressions';
  const seed = { entities: { [path]: ['Pilot', 'Purser', 'Deck'].map((name) => ({ name, expression: `"${name}" > 3` })) } };
  const call = await signIn(createSandbox({ seed, permissions: 'off' }));
  const listed = async () => (await call<Listing<SkillExpression>>('GET', path)).body.entities.map(({ id }) => id);
  const [one, two, three] = await listed();
  expect((await call('DELETE', `${path}?id=${one!}&id=${UNKNOWN_ID}`)).status).toBe(404);
  expect(refusal(await call('DELETE', path))).toStrictEqual({ status: 400, code: 'bad.request', fields: ['id'] });
  expect(await listed()).toStrictEqual([one, two, three]);
  expect((await call('DELETE', `${path}?id=${one!}&id=${three!}`)).status).toBe(204);
  expect(await listed()).toStrictEqual([two]);
});
