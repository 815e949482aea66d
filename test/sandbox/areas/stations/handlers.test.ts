import type { Station, User, UserStations } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxEvent } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const NOW = Date.parse('2026-03-10T12:30:00Z');
let sandbox: Sandbox;
let call: Call;
let users: NamedEntity[];
let desks: Station[];

beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false, now: () => NOW });
  call = await signIn(sandbox);
  users = (await call<Listing<NamedEntity>>('GET', '/api/v2/users')).body.entities;
  desks = (await call<Listing<Station>>('GET', '/api/v2/stations?name=desk')).body.entities;
});

const sit = async (user: NamedEntity, station: Station) =>
  await call('PUT', `${user.selfUri}/station/associatedstation/${station.id}`);
const stationsOf = async (user: NamedEntity): Promise<UserStations> =>
  (await call<UserStations>('GET', `${user.selfUri}/station`)).body;
const read = async (station: Station): Promise<Station> => (await call<Station>('GET', station.selfUri!)).body;

describe('a station', () => {
  it('is associated with a user with 202, and shows the user', async () => {
    expect(await read(desks[0]!)).toMatchObject({ status: 'AVAILABLE' });
    expect((await sit(users[4]!, desks[0]!)).status).toBe(202);
    expect(await read(desks[0]!)).toMatchObject({ status: 'ASSOCIATED', userId: users[4]!.id });
    expect(await stationsOf(users[4]!)).toMatchObject({
      associatedStation: {
        id: desks[0]!.id,
        name: 'Desk 1',
        associatedUser: { id: users[4]!.id },
        associatedDate: '2026-03-10T12:30:00.000Z',
      },
      effectiveStation: { id: desks[0]!.id },
    });
  });

  it('has one user: another one is rejected until it is free', async () => {
    await sit(users[4]!, desks[0]!);
    expect(await sit(users[5]!, desks[0]!)).toMatchObject({
      status: 409,
      body: { entityName: 'station', entityId: desks[0]!.id },
    });
    await call('DELETE', `${users[4]!.selfUri}/station/associatedstation`);
    expect((await sit(users[5]!, desks[0]!)).status).toBe(202);
  });

  it('is freed when its user takes another one', async () => {
    await sit(users[4]!, desks[0]!);
    await sit(users[4]!, desks[1]!);
    const station = await read(desks[0]!);
    expect(station).toMatchObject({ status: 'AVAILABLE' });
    expect(station).not.toHaveProperty('userId');
    expect(await stationsOf(users[4]!)).toMatchObject({
      associatedStation: { id: desks[1]!.id },
      lastAssociatedStation: { id: desks[0]!.id },
    });
  });

  it('can be freed by an administrator', async () => {
    await sit(users[4]!, desks[0]!);
    expect((await call('DELETE', `${desks[0]!.selfUri!}/associateduser`)).status).toBe(202);
    expect(await read(desks[0]!)).toMatchObject({ status: 'AVAILABLE' });
    expect(await stationsOf(users[4]!)).not.toHaveProperty('associatedStation');
    expect(await call('DELETE', `${desks[0]!.selfUri!}/associateduser`)).toMatchObject({ status: 404 });
  });

  it('in a browser is available only to its user', async () => {
    const [browser] = (await call<Listing<Station>>('GET', `/api/v2/stations?webRtcUserId=${users[0]!.id}`)).body.entities;
    expect(await sit(users[1]!, browser!)).toMatchObject({ status: 409 });
    expect(await sit(users[0]!, browser!)).toMatchObject({ status: 202 });
  });

  it('must exist, and so must the user', async () => {
    expect(await call('PUT', `${users[4]!.selfUri}/station/associatedstation/nowhere`)).toMatchObject({
      status: 404,
      body: { entityName: 'station' },
    });
    expect(await call('PUT', `/api/v2/users/nobody/station/associatedstation/${desks[0]!.id}`)).toMatchObject({
      status: 404,
      body: { entityName: 'user' },
    });
  });

  it('publishes an event when it is associated and freed', async () => {
    const events: SandboxEvent[] = [];
    sandbox.subscribe((event) => events.push(event));
    await sit(users[4]!, desks[0]!);
    await call('DELETE', `${users[4]!.selfUri}/station/associatedstation`);
    expect(events).toEqual([
      {
        topicName: `v2.users.${users[4]!.id}.station`,
        eventBody: { associatedStation: { id: desks[0]!.id, name: 'Desk 1', associatedUser: { id: users[4]!.id } } },
      },
      { topicName: `v2.users.${users[4]!.id}.station`, eventBody: {} },
    ]);
  });

  it('is free when its user is deleted', async () => {
    await sit(users[4]!, desks[0]!);
    await call('DELETE', users[4]!.selfUri);
    expect(await read(desks[0]!)).toMatchObject({ status: 'AVAILABLE' });
  });
});

describe("a user's default station", () => {
  const path = (user: NamedEntity, station: Station) => `${user.selfUri}/station/defaultstation/${station.id}`;

  it('is used while the user is associated with no other', async () => {
    expect((await call('PUT', path(users[4]!, desks[0]!))).status).toBe(202);
    expect(await stationsOf(users[4]!)).toMatchObject({
      defaultStation: { id: desks[0]!.id, defaultUser: { id: users[4]!.id } },
      effectiveStation: { id: desks[0]!.id },
    });
    await sit(users[4]!, desks[1]!);
    expect(await stationsOf(users[4]!)).toMatchObject({
      effectiveStation: { id: desks[1]!.id },
      defaultStation: { id: desks[0]!.id },
    });
  });

  it('cannot be the default of another user', async () => {
    await call('PUT', path(users[4]!, desks[0]!));
    expect(await call('PUT', path(users[5]!, desks[0]!))).toMatchObject({ status: 409 });
    expect((await call('DELETE', `${users[4]!.selfUri}/station/defaultstation`)).status).toBe(202);
    expect(await call('PUT', path(users[5]!, desks[0]!))).toMatchObject({ status: 202 });
    expect(await stationsOf(users[4]!)).toEqual({});
  });

  it('is shown with the user on request', async () => {
    await call('PUT', path(users[4]!, desks[0]!));
    const { station } = (await call<User>('GET', `${users[4]!.selfUri}?expand=station`)).body;
    expect(station).toMatchObject({ defaultStation: { id: desks[0]!.id } });
  });
});
