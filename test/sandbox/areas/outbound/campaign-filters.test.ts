import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, NamedEntity } from '../../support.js';
import { UNKNOWN_ID, openOffice, readBy } from '../office.js';
import type { Office } from '../office.js';

const CAMPAIGNS = '/api/v2/outbound/campaigns';
const MESSAGING = '/api/v2/outbound/messagingcampaigns';

let office: Office;
const { send } = readBy(() => office);

let voice: NamedEntity;
let sms: NamedEntity;
let email: NamedEntity;
let dnc: NamedEntity;
let queueId: string;
beforeEach(async () => {
  office = await openOffice();
  const list = await send('POST', '/api/v2/outbound/contactlists', { name: 'Callers', columnNames: ['Phone'], phoneColumns: [] });
  const contactList = { id: list.id };
  dnc = await send('POST', '/api/v2/outbound/dnclists', { name: 'Never', dncSourceType: 'rds' });
  const { entities } = await send<Listing<NamedEntity>>('GET', '/api/v2/routing/queues');
  queueId = entities[0]!.id;
  const dialled = { contactList, dialingMode: 'agentless', phoneColumns: [], callerName: 'Us', callerAddress: '+441632960000' };
  await send('POST', CAMPAIGNS, { name: 'Agentless', ...dialled });
  voice = await send('POST', CAMPAIGNS, { name: 'Calls', ...dialled, queue: { id: queueId }, dncLists: [{ id: dnc.id }] });
  const sent = { contactList, messagesPerMinute: 1 };
  const senderSmsPhoneNumber = { phoneNumber: '+441632960001' };
  sms = await send('POST', MESSAGING, {
    name: 'Texts',
    ...sent,
    smsConfig: { messageColumn: 'Phone', phoneColumn: 'Phone', senderSmsPhoneNumber },
  });
  email = await send('POST', MESSAGING, {
    name: 'Letters',
    ...sent,
    emailConfig: { emailColumns: ['Phone'], fromAddress: { domain: { id: UNKNOWN_ID } } },
  });
});

const names = async (path: string): Promise<string[]> =>
  (await send<Listing<NamedEntity>>('GET', path)).entities.map(({ name }) => name).sort();

describe('Campaigns', () => {
  it('and their contact lists are moved to another division', async () => {
    const { id } = await send('POST', '/api/v2/authorization/divisions', { name: 'North', description: '' });
    const [list] = (await send<Listing<NamedEntity>>('GET', '/api/v2/outbound/contactlists?name=Callers')).entities;
    for (const { selfUri } of [voice, list!]) {
      const moved = { ...(await send<object>('GET', selfUri)), version: undefined, division: { id } };
      expect(await send('PUT', selfUri, moved), selfUri).toMatchObject({ division: { id, name: 'North' } });
      expect(await names(`${selfUri.slice(0, selfUri.lastIndexOf('/'))}?divisionId=${id}`)).toHaveLength(1);
      expect((await office.call('PUT', selfUri, { ...moved, division: { id: UNKNOWN_ID } })).status, selfUri).toBe(400);
    }
  });

  it('are filtered by queue and do-not-contact list', async () => {
    expect(await names(`${CAMPAIGNS}?distributionQueueId=${queueId}`)).toEqual(['Calls']);
    expect(await names(`${CAMPAIGNS}?dncListIds=${dnc.id}`)).toEqual(['Calls']);
    expect(await names(`${CAMPAIGNS}?name=a`)).toEqual(['Agentless']);
  });

  it('of all media types are in one list', async () => {
    expect(await names(`${CAMPAIGNS}/all`)).toEqual(['Agentless', 'Calls', 'Letters', 'Texts']);
    expect(await names(`${CAMPAIGNS}/all?mediaType=voice`)).toEqual(['Agentless', 'Calls']);
    expect(await names(`${CAMPAIGNS}/all?mediaType=sms&id=${sms.id}&id=${voice.id}`)).toEqual(['Texts']);
    expect(await names(`${CAMPAIGNS}/all/divisionviews?mediaType=email`)).toEqual(['Letters']);
  });

  it('for messaging are filtered by type and sender number', async () => {
    expect(await names(`${MESSAGING}?type=EMAIL`)).toEqual([email.name]);
    expect(await names(`${MESSAGING}?senderSmsPhoneNumber=${encodeURIComponent('+441632960001')}`)).toEqual([sms.name]);
    expect(await names(`${MESSAGING}/divisionviews?type=SMS`)).toEqual([sms.name]);
  });
});

it('filters do-not-contact lists by the source of their entries', async () => {
  expect(await names('/api/v2/outbound/dnclists?dncSourceType=rds')).toContain('Never');
  expect(await names('/api/v2/outbound/dnclists?dncSourceType=gryphon')).toEqual([]);
});
