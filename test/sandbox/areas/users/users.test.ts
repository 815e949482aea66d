import { createSandbox } from 'contact-centre-client/sandbox';
import type { User, UserRoutingSkill, UsersSearchResponse } from 'contact-centre-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { callWith, signIn, signInUser } from '../../support.js';
import type { Call, Listing, NamedEntity } from '../../support.js';

type ReadUser = User & NamedEntity & { email: string };

let sandbox = createSandbox();
let call: Call;
let users: ReadUser[];
let user: ReadUser;
beforeEach(async () => {
  sandbox = createSandbox();
  call = await signIn(sandbox);
  users = (await call<Listing<ReadUser>>('GET', '/api/v2/users')).body.entities;
  user = users[0]!;
});

const newUser = (): object => ({
  name: 'Zadie Brook',
  email: 'zadie.brook@harbourline.example',
  password: 'correct horse',
  divisionId: sandbox.organisation.homeDivisionId,
});

describe('users', () => {
  it('are created, read, changed, deleted and then gone', async () => {
    const created = await call<ReadUser>('POST', '/api/v2/users', newUser());
    expect(created.body).toMatchObject({
      name: 'Zadie Brook',
      username: 'zadie.brook@harbourline.example',
      version: 1,
      state: 'active',
    });
    expect(created.text).not.toContain('correct horse');
    const path = created.body.selfUri;
    expect(path).toBe(`/api/v2/users/${created.body.id}`);
    const patched = await call<ReadUser>('PATCH', path, { version: 1, title: 'Adviser', profileSkills: ['juggling'] });
    expect(patched.body).toMatchObject({ title: 'Adviser', name: 'Zadie Brook', version: 2 });
    expect(patched.body).not.toHaveProperty('profileSkills');
    expect((await call('GET', `${path}?expand=profileSkills`)).body).toMatchObject({ profileSkills: ['juggling'] });
    expect(await call('DELETE', path)).toMatchObject({ status: 200 });
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { entityName: 'user', entityId: created.body.id } });
    expect(await call('GET', `${path}?state=deleted`)).toMatchObject({ status: 200, body: { state: 'deleted' } });
    expect(await call('PATCH', path, { version: 3, title: 'x' })).toMatchObject({ status: 404 });
    expect(await call('PATCH', path, { version: 3, state: 'active' })).toMatchObject({ status: 200, body: { state: 'active' } });
  });

  it('have unique e-mail addresses', async () => {
    const [, other] = users;
    const email = other!.email.toUpperCase();
    expect(await call('POST', '/api/v2/users', { ...newUser(), email })).toMatchObject({
      status: 409,
      body: { code: 'general.conflict', details: [{ fieldName: 'email' }] },
    });
    expect(await call('PATCH', user.selfUri, { version: 1, email })).toMatchObject({ status: 409 });
    expect(await call('PATCH', user.selfUri, { version: 1, email: user.email.toUpperCase() })).toMatchObject({ status: 200 });
  });

  it('keep their e-mail addresses when they are deleted', async () => {
    const { selfUri } = (await call<ReadUser>('POST', '/api/v2/users', newUser())).body;
    await call('DELETE', selfUri);
    expect(await call('POST', '/api/v2/users', newUser())).toMatchObject({ status: 409, body: { code: 'general.conflict' } });
    const { email } = newUser() as User;
    expect(await call('PATCH', user.selfUri, { version: user.version, email })).toMatchObject({ status: 409 });
  });

  it('refuse a change with an outdated version, or without one', async () => {
    await call('PATCH', user.selfUri, { version: 1, title: 'First' });
    expect(await call('PATCH', user.selfUri, { version: 1, title: 'Second' })).toMatchObject({ status: 409 });
    expect(await call('PATCH', user.selfUri, { title: 'Third' })).toMatchObject({
      status: 400,
      body: { details: [{ errorCode: 'required.field', fieldName: 'version' }] },
    });
    expect((await call('GET', user.selfUri)).body).toMatchObject({ title: 'First', version: 2 });
  });

  it('accept only existing divisions, states and managers', async () => {
    expect(await call('POST', '/api/v2/users', { ...newUser(), divisionId: 'nowhere' })).toMatchObject({ status: 400 });
    expect(await call('POST', '/api/v2/users', { ...newUser(), state: 'asleep' })).toMatchObject({ status: 400 });
    expect(await call('PATCH', user.selfUri, { version: 1, manager: 'nobody' })).toMatchObject({ status: 404 });
  });

  it('ignore changes of fields that the platform sets, and null', async () => {
    await call('PATCH', user.selfUri, { version: 1, id: 'other', selfUri: '/x', title: 'New', name: null, email: null });
    expect((await call('GET', user.selfUri)).body).toEqual({ ...user, title: 'New', version: 2 });
  });

  it('are listed by state, by id and by chat address', async () => {
    await call('DELETE', user.selfUri);
    const total = async (query: string): Promise<number | undefined> =>
      (await call<Listing<User>>('GET', `/api/v2/users?${query}`)).body.total;
    expect([await total(''), await total('state=deleted'), await total('state=any')]).toEqual([23, 1, 24]);
    expect(await total(`id=${users[1]!.id}&id=${users[2]!.id}`)).toBe(2);
    expect(await total(`id=${users[1]!.id},${users[2]!.id}`)).toBe(2);
    expect(await total(`jabberId=${users[3]!.chat!.jabberId!}`)).toBe(1);
  });

  it('show exactly what is expanded, for any names', async () => {
    expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['presence']));
    const names = 'presence,routingStatus,skills,constructor,__proto__,toString,nonsense';
    expect(await call('GET', `${user.selfUri}?expand=${names}`)).toMatchObject({ status: 400 });
    const lenient = await signIn(createSandbox({ validation: 'lenient' }));
    const { body } = await lenient<User>('GET', `${user.selfUri}?expand=${names}`);
    const added = Object.keys(body).filter((key) => !(key in user));
    expect(added.sort()).toEqual(['presence', 'routingStatus', 'skills']);
    expect(body.routingStatus).toMatchObject({ userId: user.id });
  });

  it.each([
    ['languages', []],
    ['certifications', []],
    ['locations', []],
    ['station', {}],
    ['biography', {}],
    ['employerInfo', {}],
    ['languagePreference', 'en-US'],
    [
      'authorization',
      expect.objectContaining({ unusedRoles: [], permissions: expect.arrayContaining(['directory:user:view']) as unknown }),
    ],
  ])('are expanded by %s', async (name, value) => {
    const { body } = await call<Record<string, unknown>>('GET', `${user.selfUri}?expand=${name}`);
    expect(body[name]).toEqual(value);
    expect(user).not.toHaveProperty(name);
  });

  it('are initially offline and off queue', async () => {
    const { body } = await call<ReadUser>('POST', '/api/v2/users', newUser());
    expect((await call('GET', `${body.selfUri}?expand=presence,routingStatus`)).body).toMatchObject({
      presence: { presenceDefinition: { systemPresence: 'Offline' } },
      routingStatus: { status: 'OFF_QUEUE' },
    });
  });

  it('lose their sign-ins and memberships of queues when they are deleted', async () => {
    const theirs = callWith(sandbox, (await signInUser(sandbox, user.id)).access_token);
    const queues = await call<Listing<NamedEntity>>('GET', '/api/v2/routing/queues?pageSize=1');
    const members = `${queues.body.entities[0]!.selfUri}/members`;
    await call('POST', members, [{ id: user.id }]);
    await call('DELETE', user.selfUri);
    expect(await theirs('GET', '/api/v2/users/me')).toMatchObject({ status: 401 });
    const remainingMembers = await call<Listing<NamedEntity>>('GET', `${members}?pageSize=100`);
    expect(remainingMembers.body.entities.map(({ id }) => id)).not.toContain(user.id);
  });
});

describe('GET /api/v2/users/me', () => {
  it('expands fields that only the caller has', async () => {
    const me = callWith(sandbox, (await signInUser(sandbox, user.id)).access_token);
    const { body } = await me('GET', '/api/v2/users/me?expand=organization,presencedefinitions,routingskills,token,date');
    expect(body).toMatchObject({
      id: user.id,
      organization: { name: 'Harbourline Travel' },
      presenceDefinitions: { length: 10 },
      routingSkills: { length: 12 },
      token: { OAuthClient: { name: 'Supervisor wallboard' } },
      date: { currentDate: expect.any(String) as string },
    });
  });
});

describe('POST /api/v2/users/search', () => {
  const namesOf = async (body: object): Promise<(string | undefined)[]> =>
    (await call<UsersSearchResponse>('POST', '/api/v2/users/search', body)).body.results.map(({ name }) => name);

  it.each([
    [{ type: 'EXACT', fields: ['name'], value: 'otto lindqvist' }, ['Otto Lindqvist']],
    [{ type: 'STARTS_WITH', fields: ['name'], value: 'Qu' }, ['Quentin Ashdown']],
    [{ type: 'CONTAINS', fields: ['name', 'email'], value: 'lind' }, ['Otto Lindqvist', 'Rosalind Achebe']],
    [{ type: 'TERM', fields: ['name'], value: 'Demir' }, ['Yusra Demir']],
    [{ type: 'TERMS', fields: ['name'], values: ['Demir', 'Osei'] }, ['Amara Osei', 'Yusra Demir']],
    [{ type: 'REGEX', fields: ['name'], value: '^\\D{3} ben' }, ['Uri Ben-Dayan']],
    [
      { type: 'EXACT', fields: ['primaryContactInfo.address'], value: 'viola.castellani@harbourline.example' },
      ['Viola Castellani'],
    ],
    [{ type: 'REQUIRED_FIELDS', fields: ['employerInfo.dateHire'] }, []],
  ])('finds by %j', async (criterion, expected) => {
    expect(await namesOf({ query: [criterion] })).toEqual(expected);
  });

  it('combines criteria by AND, OR and NOT, also in groups', async () => {
    const name = (value: string, operator?: string): object => ({ type: 'CONTAINS', fields: ['name'], value, operator });
    expect(await namesOf({ query: [name('ra'), name('na')] })).toEqual(['Farah Nasser', 'Jonas Brandvold']);
    expect(await namesOf({ query: [name('Osei', 'OR'), name('Demir', 'OR')] })).toEqual(['Amara Osei', 'Yusra Demir']);
    expect(
      await namesOf({ query: [{ group: [name('Osei', 'OR'), name('Demir', 'OR')], type: 'TERM' }, name('Amara', 'NOT')] }),
    ).toEqual(['Yusra Demir']);
  });

  it('is paged by links that repeat the search', async () => {
    const body = { pageSize: 10, sortOrder: 'DESC', sortBy: 'name', query: [{ type: 'MATCH_ALL' }] };
    const first = await call<UsersSearchResponse>('POST', '/api/v2/users/search', body);
    expect(first.body).toMatchObject({ total: 24, pageCount: 3, pageSize: 10, pageNumber: 1, types: ['users'] });
    expect(first.body.results[0]?.name).toBe('Yusra Demir');
    const second = await call<UsersSearchResponse>('GET', first.body.nextPage!);
    expect(second.body).toMatchObject({ pageNumber: 2, results: { length: 10 } });
    expect(second.body.results[0]?.name).toBe(users[13]!.name);
  });

  it('omits deleted users unless the search names a state', async () => {
    await call('DELETE', user.selfUri);
    expect(await namesOf({ query: [{ type: 'EXACT', fields: ['name'], value: user.name }] })).toEqual([]);
    expect(await namesOf({ query: [{ type: 'EXACT', fields: ['state'], value: 'deleted' }] })).toEqual([user.name]);
  });

  it.each([
    { query: [7] },
    { query: [{ type: 'CONTAINS', fields: 'name' }] },
    { expand: [1] },
    { pageSize: -1 },
    { sort: 'name' },
  ])('refuses %j', async (body) => {
    expect(await call('POST', '/api/v2/users/search', body)).toMatchObject({ status: 400 });
  });

  it('refuses an invalid pattern or link', async () => {
    const query = [{ type: 'REGEX', fields: ['name'], value: '(' }];
    expect(await call('POST', '/api/v2/users/search', { query })).toMatchObject({ status: 400 });
    expect(await call('GET', '/api/v2/users/search')).toMatchObject({ status: 400, body: { details: [{ fieldName: 'q64' }] } });
    expect(await call('GET', '/api/v2/users/search?q64=e%')).toMatchObject({ status: 400 });
  });
});

describe('routing skills of a user', () => {
  it('are added, changed, replaced and removed', async () => {
    const skills = (await call<Listing<NamedEntity>>('GET', '/api/v2/routing/skills')).body.entities;
    const path = `${user.selfUri}/routingskills`;
    const ids = async (): Promise<(string | undefined)[]> =>
      (await call<Listing<UserRoutingSkill>>('GET', path)).body.entities.map(({ id }) => id);
    const [a, b, c] = skills.map(({ id }) => id) as [string, string, string];
    await call('PUT', `${path}/bulk`, [{ id: a, proficiency: 1 }]);
    expect(await ids()).toEqual([a]);
    const added = await call('POST', path, { id: b, proficiency: 4.5 });
    expect(added.body).toMatchObject({ id: b, name: skills[1]!.name, proficiency: 4.5, selfUri: `${path}/${b}` });
    await call('PATCH', `${path}/bulk`, [{ id: c, proficiency: 3 }]);
    expect((await ids()).sort()).toEqual([a, b, c].sort());
    expect(await call('PUT', `${path}/${a}`, { proficiency: 5 })).toMatchObject({ status: 200, body: { proficiency: 5 } });
    expect(await call('DELETE', `${path}/${a}`)).toMatchObject({ status: 204 });
    expect(await call('DELETE', `${path}/${a}`)).toMatchObject({ status: 404 });
    expect(await call('PUT', `${path}/${a}`, { proficiency: 5 })).toMatchObject({ status: 404 });
    expect(await call('POST', path, { id: 'nothing', proficiency: 1 })).toMatchObject({ status: 404 });
    expect(await call('POST', path, { id: a, proficiency: 6 })).toMatchObject({ status: 400 });
    await call('DELETE', `/api/v2/routing/skills/${b}`);
    expect(await ids()).toEqual([c]);
  });
});

describe('presence and routing status', () => {
  const definition = async (name: string): Promise<string> =>
    (await call<Listing<NamedEntity>>('GET', '/api/v2/presencedefinitions')).body.entities.find((entry) => entry.name === name)!
      .id;

  it('go on queue and off it together', async () => {
    const path = `${user.selfUri}/presences/purecloud`;
    const onQueue = { presenceDefinition: { id: await definition('On Queue') }, message: 'Ready' };
    expect((await call('PATCH', path, onQueue)).body).toMatchObject({
      id: user.id,
      source: 'PURECLOUD',
      message: 'Ready',
      presenceDefinition: { systemPresence: 'On Queue' },
    });
    expect((await call('GET', `${user.selfUri}/routingstatus`)).body).toMatchObject({ userId: user.id, status: 'IDLE' });
    await call('PATCH', path, { presenceDefinition: { id: await definition('Meal') }, message: '' });
    expect((await call('GET', path)).body).toMatchObject({ message: '', presenceDefinition: { systemPresence: 'Meal' } });
    expect((await call('GET', `${user.selfUri}/routingstatus`)).body).toMatchObject({ status: 'OFF_QUEUE' });
  });

  it('come from the source that is made the primary one', async () => {
    const path = `${user.selfUri}/presences/MicrosoftTeams`;
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    await call('PATCH', path, { presenceDefinition: { id: await definition('Training') }, primary: true });
    const { body } = await call<User>('GET', `${user.selfUri}?expand=presence`);
    expect(body.presence).toMatchObject({ source: 'MICROSOFTTEAMS', presenceDefinition: { systemPresence: 'Training' } });
  });

  it('are set for several users at once, or for none if one is unknown', async () => {
    const presenceDefinition = { id: await definition('Training') };
    const bulk = users.slice(0, 2).map(({ id }) => ({ id, presenceDefinition }));
    expect((await call('PUT', '/api/v2/users/presences/bulk', bulk)).body).toMatchObject(bulk);
    const away = { presenceDefinition: { id: await definition('Away') } };
    const unknown = [
      { id: user.id, ...away },
      { id: 'nobody', ...away },
    ];
    expect(await call('PUT', '/api/v2/users/presences/bulk', unknown)).toMatchObject({ status: 404 });
    expect((await call('GET', `${user.selfUri}/presences/purecloud`)).body).toMatchObject({
      presenceDefinition: { systemPresence: 'Training' },
    });
  });

  it('accept only existing definitions and statuses', async () => {
    const path = `${user.selfUri}/presences/purecloud`;
    expect(await call('PATCH', path, { presenceDefinition: { id: 'nothing' } })).toMatchObject({ status: 400 });
    const meal = await definition('Meal');
    await call('DELETE', `/api/v2/presencedefinitions/${meal}`);
    expect(await call('PATCH', path, { presenceDefinition: { id: meal } })).toMatchObject({ status: 400 });
    expect(await call('PUT', `${user.selfUri}/routingstatus`, { status: 'ASLEEP' })).toMatchObject({ status: 400 });
  });
});

describe('presence definitions', () => {
  it('are created, changed, read in one language and deactivated', async () => {
    const path = '/api/v2/presencedefinitions';
    const body = { systemPresence: 'meal', languageLabels: { en_US: 'Lunch', de: 'Mittag' } };
    const created = await call<NamedEntity>('POST', path, body);
    expect(created.body).toMatchObject({ name: 'Lunch', systemPresence: 'Meal', primary: false, deactivated: false });
    const uri = created.body.selfUri;
    expect((await call('GET', `${uri}?localeCode=de`)).body).toMatchObject({ languageLabels: { de: 'Mittag' } });
    const changed = await call('PUT', uri, { languageLabels: { en_US: 'Dinner' } });
    expect(changed.body).toMatchObject({ name: 'Dinner', systemPresence: 'Meal', languageLabels: { en_US: 'Dinner' } });
    expect(await call('DELETE', uri)).toMatchObject({ status: 204 });
    const total = async (query: string): Promise<number | undefined> =>
      (await call<Listing<NamedEntity>>('GET', `${path}?${query}`)).body.total;
    expect([await total(''), await total('deleted=true'), await total('deleted=all')]).toEqual([10, 1, 11]);
    expect(await call('POST', path, { ...body, systemPresence: 'Flying' })).toMatchObject({ status: 400 });
    expect(await call('POST', path, { ...body, languageLabels: {} })).toMatchObject({ status: 400 });
  });

  it('derive from the system presences', async () => {
    const { body } = await call<NamedEntity[]>('GET', '/api/v2/systempresences');
    expect(body).toHaveLength(10);
    expect(body).toContainEqual({ id: 'ON_QUEUE', name: 'On Queue' });
  });
});
