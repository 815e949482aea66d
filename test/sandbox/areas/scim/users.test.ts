import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox } from 'contact-centre-client/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

const USERS = '/api/v2/scim/v2/users';
const GROUPS = '/api/v2/scim/v2/groups';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const GENESYS = 'urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User';

let sandbox: Sandbox;
let call: Call;
let people: NamedEntity[];
beforeEach(async () => {
  sandbox = createSandbox({ rateLimit: false });
  call = await signIn(sandbox);
  people = (await call<Listing<NamedEntity>>('GET', '/api/v2/users?pageSize=100')).body.entities;
});

const read = async (path: string): Promise<object> => (await call<object>('GET', path)).body;
const patch = async (path: string, ...Operations: object[]) => await call<NamedEntity>('PATCH', path, { Operations });

describe('A user created by SCIM', () => {
  const create = async (more: object = {}): Promise<string> =>
    (await call<NamedEntity>('POST', USERS, { userName: 'ada@ferries.example', displayName: 'Ada Lind', ...more })).body.id;

  it('has the same department, manager, numbers, skills and external ids in the platform API', async () => {
    const manager = people[0]!;
    const { entities } = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills')).body;
    const skill = entities[0]!;
    const id = await create({
      phoneNumbers: [{ value: '+441632960007', type: 'mobile' }],
      [ENTERPRISE]: { department: 'Deck', manager: { value: manager.id }, employeeNumber: '7' },
      [GENESYS]: {
        routingSkills: [{ name: skill.name, proficiency: 4 }],
        routingLanguages: [{ name: 'French', proficiency: 3 }],
        externalIds: [{ authority: 'payroll', value: 'A-7' }],
      },
    });
    expect(await read(`/api/v2/users/${id}?expand=skills,languages,employerInfo`)).toMatchObject({
      department: 'Deck',
      manager: { id: manager.id },
      employerInfo: { employeeId: '7' },
      addresses: [{ address: '+441632960007', mediaType: 'PHONE', type: 'MOBILE' }],
      skills: [{ name: skill.name, proficiency: 4 }],
      languages: [{ name: 'French', proficiency: 3 }],
    });
    expect(await read('/api/v2/users/externalid/payroll/A-7')).toMatchObject({ id });
  });

  it('shows later changes by other operations', async () => {
    const id = await create({ title: 'Purser', emails: [{ value: 'ada@ferries.example', type: 'work' }] });
    const addresses = [{ address: '+441632960008', mediaType: 'PHONE', type: 'WORK' }];
    const changes = { title: 'Master', email: 'ada.lind@ferries.example', department: 'Bridge', addresses };
    await call('PATCH', `/api/v2/users/${id}`, { version: 1, ...changes });
    expect(await read(`${USERS}/${id}`)).toMatchObject({
      title: 'Master',
      userName: 'ada.lind@ferries.example',
      emails: [{ value: 'ada.lind@ferries.example' }],
      phoneNumbers: [{ value: '+441632960008', type: 'work' }],
      [ENTERPRISE]: { department: 'Bridge' },
    });
  });

  it('is changed within an extension by a path, and loses removed values', async () => {
    const id = await create({ title: 'Purser', [ENTERPRISE]: { department: 'Deck', employeeNumber: '7' } });
    await patch(
      `${USERS}/${id}`,
      { op: 'replace', path: `${ENTERPRISE}:department`, value: 'Bridge' },
      { op: 'add', path: `${ENTERPRISE}:manager.value`, value: people[1]!.id },
      { op: 'remove', path: 'title' },
    );
    const user = await read(`/api/v2/users/${id}`);
    expect(user).toMatchObject({ department: 'Bridge', manager: { id: people[1]!.id } });
    expect(user).not.toHaveProperty('title');
    expect(await read(`${USERS}/${id}`)).toMatchObject({ [ENTERPRISE]: { department: 'Bridge', employeeNumber: '7' } });
  });

  it('loses all sessions, queues and groups when it is deleted', async () => {
    const id = await create();
    const { access_token } = await signInUser(sandbox, id);
    const group = (await call<Listing<NamedEntity>>('GET', '/api/v2/groups')).body.entities[0]!;
    await patch(`${GROUPS}/${group.id}`, { op: 'add', path: 'members', value: [{ value: id }] });

    await patch(`${USERS}/${id}`, { op: 'replace', path: 'active', value: false });
    expect((await callWith(sandbox, access_token)('GET', '/api/v2/users/me')).status).toBe(401);

    await call('DELETE', `${USERS}/${id}`);
    const { entities } = (await call<Listing<NamedEntity>>('GET', `/api/v2/groups/${group.id}/members?pageSize=100`)).body;
    expect(entities.map((member) => member.id)).not.toContain(id);
  });

  it.each([
    [400, { [ENTERPRISE]: { division: 'Nowhere' } }],
    [400, { [ENTERPRISE]: { manager: { value: 'unknown' } } }],
    [400, { [GENESYS]: { routingSkills: [{ name: 'Juggling' }] } }],
    [400, { [GENESYS]: { routingLanguages: [{ name: 'Latin' }] } }],
  ])('with an unknown reference is rejected: %i for %j', async (status, more) => {
    const answer = await call<object>('POST', USERS, { userName: 'ada@ferries.example', displayName: 'Ada Lind', ...more });
    expect(answer).toMatchObject({ status, body: { scimType: 'invalidValue' } });
    expect((await call<{ totalResults: number }>('GET', USERS)).body.totalResults).toBe(people.length);
  });

  it('has a unique userName and unique external ids', async () => {
    const keys = { [GENESYS]: { externalIds: [{ authority: 'payroll', value: 'A-7' }] } };
    const id = await create(keys);
    const other = (await call<NamedEntity>('POST', USERS, { userName: 'bo@ferries.example', displayName: 'Bo Ek' })).body.id;
    for (const body of [{ userName: 'Ada@ferries.example' }, { userName: 'bo@ferries.example', ...keys }])
      expect(await call('PUT', `${USERS}/${other}`, body)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    expect((await call('PUT', `${USERS}/${id}`, { userName: 'ada@ferries.example', ...keys })).status).toBe(200);
  });
});

describe('A group', () => {
  let group: string;
  beforeEach(async () => {
    group = `/${(await call<NamedEntity>('POST', '/api/v2/groups', { name: 'Night', type: 'official', rulesVisible: true, visibility: 'public' })).body.id}`;
  });
  const members = async (): Promise<string[]> =>
    (await call<Listing<NamedEntity>>('GET', `/api/v2/groups${group}/members`)).body.entities.map(({ id }) => id);

  it('has the same members in both APIs', async () => {
    const [first, second] = people.map(({ id }) => id) as [string, string];
    await patch(`${GROUPS}${group}`, { op: 'add', path: 'members', value: [{ value: first }, { value: second }] });
    expect((await members()).sort()).toEqual([first, second].sort());
    expect(await read(`/api/v2/groups${group}`)).toMatchObject({ memberCount: 2 });
    expect((await read(`${USERS}/${first}`)) as { groups: object[] }).toMatchObject({
      groups: expect.arrayContaining([expect.objectContaining({ value: group.slice(1) })]) as object[],
    });

    await patch(`${GROUPS}${group}`, { op: 'remove', path: `members[value eq "${first}"]` });
    expect(await members()).toEqual([second]);

    await call('DELETE', `/api/v2/groups${group}/members?ids=${second}`);
    expect(await read(`${GROUPS}${group}`)).toMatchObject({ members: [] });
  });

  it('rejects an unknown member and a duplicate name', async () => {
    const stranger = await patch(`${GROUPS}${group}`, { op: 'add', path: 'members', value: [{ value: 'nobody' }] });
    expect(stranger).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
    const { entities } = (await call<Listing<NamedEntity>>('GET', '/api/v2/groups')).body;
    const conflict = await patch(`${GROUPS}${group}`, {
      op: 'replace',
      path: 'displayName',
      value: entities[0]!.name.toUpperCase(),
    });
    expect(conflict).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    expect(await members()).toEqual([]);
  });
});

describe('SCIM returns', () => {
  it('the requested attributes of resources, and always the id', async () => {
    const { Resources } = (await call<{ Resources: object[] }>('GET', `${USERS}?count=1&attributes=userName,emails.value`)).body;
    expect(Object.keys(Resources[0]!).sort()).toEqual(['emails', 'id', 'schemas', 'userName']);
    const one = await read(`${USERS}/${people[0]!.id}?excludedAttributes=urn:ietf:params:scim:schemas:core:2.0:User:emails`);
    expect(one).not.toHaveProperty('emails');
    expect(one).toMatchObject({ id: people[0]!.id, displayName: people[0]!.name });
  });

  it('no unknown attribute', async () => {
    const answer = await patch(`${USERS}/${people[0]!.id}`, { op: 'replace', path: 'shoeSize', value: 43 });
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidPath' } });
  });
});
