import { createSandbox } from 'contact-centre-client/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../support.js';
import type { Call } from '../../support.js';

const USERS = '/api/v2/scim/v2/users';

interface Resource {
  id: string;
  userName: string;
  displayName: string;
  active: boolean;
  title?: string;
  emails: { value: string; type: string; primary?: boolean }[];
}

let call: Call;
let all: Resource[];
let ada: Resource;
beforeAll(async () => {
  call = await signIn(createSandbox({ now: () => Date.parse('2026-05-04T10:00:00Z'), rateLimit: false }));
  ada = (
    await call<Resource>('POST', USERS, {
      userName: 'ada@ferries.example',
      displayName: 'Ada Lind',
      active: true,
      title: 'Purser',
      emails: [
        { value: 'ada@ferries.example', type: 'work', primary: true },
        { value: 'ada@home.example', type: 'other' },
      ],
    })
  ).body;
  all = (await call<{ Resources: Resource[] }>('GET', `${USERS}?count=100`)).body.Resources;
});

const search = async (filter: string): Promise<string[]> => {
  const { status, body } = await call<{ Resources: Resource[] }>(
    'GET',
    `${USERS}?count=100&filter=${encodeURIComponent(filter)}`,
  );
  expect(status).toBe(200);
  return body.Resources.map(({ displayName }) => displayName).sort();
};

const names = (fits: (resource: Resource) => boolean): string[] =>
  all
    .filter(fits)
    .map(({ displayName }) => displayName)
    .sort();

describe('a SCIM filter', () => {
  it.each<[string, (resource: Resource) => boolean]>([
    ['userName eq "ADA@ferries.example"', ({ id }) => id === ada.id],
    ['userName ne "ada@ferries.example"', ({ id }) => id !== ada.id],
    ['displayName co "a l"', ({ displayName }) => displayName.toLowerCase().includes('a l')],
    ['displayName sw "a"', ({ displayName }) => displayName.toLowerCase().startsWith('a')],
    ['userName ew ".example"', ({ userName }) => userName.endsWith('.example')],
    ['title pr', ({ title }) => title !== undefined],
    ['not (title pr)', ({ title }) => title === undefined],
    ['title eq null', ({ title }) => title === undefined],
    ['displayName gt "m"', ({ displayName }) => displayName.toLowerCase() > 'm'],
    ['displayName le "m"', ({ displayName }) => displayName.toLowerCase() <= 'm'],
    [
      'displayName ge "ada lind" and displayName lt "b"',
      ({ displayName }) => displayName.toLowerCase() >= 'ada lind' && displayName.toLowerCase() < 'b',
    ],
    ['active eq true', ({ active }) => active],
    ['active eq false', ({ active }) => !active],
    ['displayName eq "Ada Lind" or active eq false', ({ id, active }) => id === ada.id || !active],
    ['displayName eq "Ada Lind" and active eq false or title pr', ({ title }) => title !== undefined],
    ['title pr and (active eq false or displayName sw "Ada")', ({ id }) => id === ada.id],
    [
      'title pr and not (active eq false or displayName sw "Ada")',
      ({ id, title, active }) => title !== undefined && active && id !== ada.id,
    ],
    ['emails[type eq "other" and value ew "home.example"]', ({ id }) => id === ada.id],
    ['emails[type eq "other" and primary eq true]', () => false],
    ['emails.type eq "other"', ({ id }) => id === ada.id],
    ['emails co "home"', ({ emails }) => emails.some(({ value }) => value.includes('home'))],
    ['urn:ietf:params:scim:schemas:core:2.0:User:title eq "purser"', ({ id }) => id === ada.id],
    ['USERNAME EQ "ada@ferries.example"', ({ id }) => id === ada.id],
    ['meta.lastModified gt "2026-05-04T09:59:59Z"', ({ id }) => id === ada.id],
    ['meta.lastModified lt "2026-05-04T12:00:00+02:30"', () => false],
    ['displayName eq "say \\"so\\""', () => false],
  ])('%s', async (filter, fits) => {
    expect(await search(filter)).toEqual(names(fits));
  });

  it.each([
    'userName',
    'userName is "a"',
    'userName eq',
    'userName eq a',
    'eq "a"',
    '(active eq true',
    'active eq true)',
    'active eq true and',
    'active eq true or or title pr',
    'not title pr',
    'emails[type eq "other"',
    'userName eq "a" title pr',
    'active gt true',
    'title co 5',
    'user name eq "a"',
    'userName eq "a',
    'userName eq [1]',
    `${'('.repeat(100)}title pr${')'.repeat(100)}`,
  ])('that is invalid is rejected with a SCIM error: %s', async (filter) => {
    const answer = await call('GET', `${USERS}?filter=${encodeURIComponent(filter)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        scimType: 'invalidFilter',
        detail: 'The filter cannot be understood',
        status: '400',
      },
    });
    expect(answer.headers.get('content-type')).toContain('application/scim+json');
  });
});

describe('SCIM rejects', () => {
  it('an unknown user, with detail and status only', async () => {
    const { body } = await call('GET', `${USERS}/nobody`);
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
      detail: 'Unable to find a user with that id',
    });
  });

  it('a duplicate userName', async () => {
    const answer = await call('POST', USERS, { userName: 'Ada@Ferries.example', displayName: 'Another' });
    expect(answer).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } });
  });

  it.each<[string, object, string]>([
    ['an invalid path', { op: 'replace', path: 'emails[', value: 'x' }, 'invalidPath'],
    ['a path without a target', { op: 'replace', path: 'emails[type eq "boat"].value', value: 'x' }, 'noTarget'],
    ['a removal without a path', { op: 'remove' }, 'noTarget'],
    ['an operation without a value', { op: 'replace', path: 'title' }, 'invalidValue'],
    ['a change of a read-only attribute', { op: 'replace', path: 'id', value: 'x' }, 'mutability'],
  ])('%s', async (_what, operation, scimType) => {
    const answer = await call('PATCH', `${USERS}/${ada.id}`, { Operations: [operation] });
    expect(answer).toMatchObject({ status: 400, body: { scimType, status: '400' } });
  });
});

describe('a SCIM PATCH', () => {
  it('with an unknown operation is rejected with the platform’s message for invalid values', async () => {
    const answer = await call('PATCH', `${USERS}/${ada.id}`, { Operations: [{ op: 'move', path: 'title', value: 'x' }] });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ fieldName: 'Operations[0].op' }] } });
  });

  let count = 0;
  const patch = async (...operations: object[]): Promise<Resource> => {
    const { body: entity } = await call<Resource>('POST', USERS, {
      userName: `u${(count += 1)}@ferries.example`,
      displayName: 'Bo Ek',
      title: 'Mate',
      emails: [
        { value: 'a@b.example', type: 'work' },
        { value: 'c@d.example', type: 'other' },
      ],
    });
    const answer = await call<Resource>('PATCH', `${USERS}/${entity.id}`, { Operations: operations });
    expect(answer.status).toBe(200);
    return (await call<Resource>('GET', `${USERS}/${entity.id}`)).body;
  };

  it('changes an attribute of one of several values', async () => {
    const { emails } = await patch({ op: 'replace', path: 'emails[type eq "other"].value', value: 'new@d.example' });
    expect(emails.map(({ value }) => value)).toEqual(['a@b.example', 'new@d.example']);
  });

  it('removes one of several values', async () => {
    const { emails } = await patch({ op: 'remove', path: 'emails[type eq "work"]' });
    expect(emails).toMatchObject([{ type: 'other' }]);
  });

  it('adds to several values', async () => {
    const { emails } = await patch({ op: 'add', path: 'emails', value: [{ value: 'e@f.example', type: 'other' }] });
    expect(emails.map(({ type }) => type)).toEqual(['work', 'other', 'other']);
  });

  it('accepts names in any case, and values without a path', async () => {
    expect(await patch({ op: 'replace', value: { DISPLAYNAME: 'Bo Lund' } }, { op: 'remove', path: 'TITLE' })).toMatchObject({
      displayName: 'Bo Lund',
    });
  });
});
