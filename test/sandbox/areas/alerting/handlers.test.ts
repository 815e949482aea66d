import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const ALERTS = '/api/v2/alerting/alerts';
const RULES = '/api/v2/alerting/rules';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const alert = (name: string, more: object = {}) => ({
  name,
  user: { id: 'u' },
  rule: { id: 'r', type: 'ConversationMetrics' },
  notifications: [],
  conditions: { type: 'And', predicates: [] },
  dateStart: '2026-03-10T12:00:00Z',
  active: true,
  unread: true,
  waitBetweenNotificationMs: 60_000,
  muted: false,
  snoozed: false,
  dateMutedUntil: '2026-03-10T12:00:00Z',
  dateSnoozedUntil: '2026-03-10T12:00:00Z',
  ...more,
});

interface Alert extends NamedEntity {
  active: boolean;
  unread: boolean;
  muted: boolean;
}

let sandbox: Sandbox;
let call: Call;
beforeEach(() => {
  const entities = { [ALERTS]: [alert('Waiting'), alert('Late', { active: false, unread: false })] };
  sandbox = createSandbox({ rateLimit: false, seed: { entities } });
  call = callWith(sandbox, sandbox.issueAccessToken(sandbox.users[0]!.id));
});

const alerts = async (body: object = {}): Promise<Alert[]> =>
  (await call<Listing<Alert>>('POST', `${ALERTS}/query`, { ruleType: 'All', queryType: 'Info', ...body })).body.entities;
const names = async (body: object): Promise<string[]> => (await alerts(body)).map(({ name }) => name);

it('counts active alerts', async () => {
  expect((await call('GET', `${ALERTS}/active`)).body).toEqual({ count: 1 });
});

describe('Alerts', () => {
  it('are queried by status and by whether they are read', async () => {
    expect(await names({ sortBy: 'Name' })).toEqual(['Late', 'Waiting']);
    expect(await names({ alertStatus: 'Active' })).toEqual(['Waiting']);
    expect(await names({ viewedStatus: 'Read' })).toEqual(['Late']);
    const body = { ruleType: 'All', queryType: 'Count' };
    expect((await call('POST', `${ALERTS}/query`, body)).body).toMatchObject({ entities: [], total: 2 });
  });

  it('are marked as read, closed and muted, each with its required fields', async () => {
    const [{ id } = { id: '' }] = await alerts({ alertStatus: 'Active' });
    const change = async (body: object) => await call<Alert>('PATCH', `${ALERTS}/${id}`, body);
    expect((await change({ type: 'Unread', unread: { state: false } })).body).toMatchObject({ unread: false, active: true });
    expect(await change({ type: 'Mute' })).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'required.field', fieldName: 'dateEnd' }] },
    });
    expect((await change({ type: 'Mute', dateEnd: '2026-03-11T00:00:00Z' })).body).toMatchObject({ muted: true });
    expect((await change({ type: 'Close' })).body).toMatchObject({ active: false });
  });

  it('are changed and deleted all at once', async () => {
    const ids = (await alerts()).map(({ id }) => id);
    const body = { type: 'Unread', unread: { state: true }, alertIds: [UNKNOWN_ID, ...ids] };
    expect((await call('PATCH', `${ALERTS}/bulk`, body)).body).toMatchObject({ errorCount: 1, errorIndexes: [0] });
    expect((await alerts()).every(({ unread }) => unread)).toBe(true);
    await call('PATCH', `${ALERTS}/all`, { type: 'Close' });
    expect(await names({ alertStatus: 'Active' })).toEqual([]);
    await call('DELETE', `${ALERTS}/all`);
    expect(await alerts()).toEqual([]);
  });
});

describe('Alerting rules', () => {
  it('belong to their creators, are found by name and type, and have notifications added and removed', async () => {
    const make = async (name: string, type: string): Promise<NamedEntity> =>
      (
        await call<NamedEntity>('POST', RULES, {
          name,
          type,
          description: '',
          notifications: [{ recipient: 'u', notificationTypes: ['Email'] }],
        })
      ).body;
    const { id } = await make('Waits', 'ConversationMetrics');
    await make('Breaks', 'UserPresence');
    const findRules = async (body: object): Promise<string[]> =>
      (
        await call<Listing<NamedEntity>>('POST', `${RULES}/query`, { ruleType: 'All', queryType: 'Info', ...body })
      ).body.entities.map(({ name }) => name);
    expect(await findRules({})).toEqual(['Breaks', 'Waits']);
    expect(await findRules({ ruleType: 'Presence' })).toEqual(['Breaks']);
    expect(await findRules({ ruleName: 'ait', nameSearchType: 'Contains' })).toEqual(['Waits']);
    expect(await findRules({ ruleName: 'ait' })).toEqual([]);
    await call('PATCH', `${RULES}/bulk`, { ruleIds: [id], typesToAdd: ['Sms'], typesToRemove: ['Email'] });
    expect((await call('GET', `${RULES}/${id}`)).body).toMatchObject({
      enabled: true,
      user: { id: sandbox.users[0]!.id },
      notifications: [{ recipient: 'u', notificationTypes: ['Sms'] }],
    });
    await call('POST', `${RULES}/bulk/remove`, { ruleIds: [id] });
    expect(await findRules({})).toEqual(['Breaks']);
  });
});
