import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AreaData, DeclarationData, MethodData, ModuleData } from '../../../../scripts/build/reference/data.js';
import { typedocOptions } from '../../../../scripts/build/reference/options.js';
import { referenceData } from '../../../../scripts/build/reference/pages.js';
import type { ReferenceData } from '../../../../scripts/build/reference/pages.js';
import { readProject } from '../../../../scripts/build/reference/project.js';
import { parseContract } from '../../../../src/contract/index.js';
import { describeOperations } from '../../../../src/find/operations.js';

const fixture = join(import.meta.dirname, 'fixture');

const contract = parseContract(`## PresenceApi
getPresenceDefinitions0() GET /api/v2/presence/definitions ?divisionId[] ?pageSize:integer -> Listing any:presence:presenceDefinition:view
getPresenceSources() GET /api/v2/presence/sources ?divisionId[] deprecated retired auth:guest -> void
getUserPresence(userId, sourceId) GET /api/v2/users/{userId}/presences/{sourceId} ?localeCode deprecated -> UserPresence
patchUserPresence(userId, sourceId, body) PATCH /api/v2/users/{userId}/presences/{sourceId} {body: UserPresence} preview -> UserPresence
`);

/** A call that the sandbox answers. */
const calls = new Map([
  ['PresenceApi.getUserPresence', { token: 'USER_TOKEN' as const, values: { userId: 'some-id', sourceId: 'PURECLOUD' } }],
]);

/** Reads a folder with the options of the package, except for what only the package has. */
async function readFixture(folder: string, files: readonly string[]): Promise<ReferenceData> {
  const project = await readProject({
    ...typedocOptions('.'),
    entryPoints: files.map((file) => join(folder, `${file}.ts`)),
    tsconfig: join(fixture, 'tsconfig.json'),
    intentionallyNotExported: [],
    logLevel: 'None',
  });
  return referenceData(project, {
    contract,
    found: describeOperations(contract, { classes: new Map(), methods: new Map() }),
    calls,
  });
}

let data: ReferenceData;
beforeAll(async () => {
  data = await readFixture(fixture, ['entries/index', 'apis/presence', 'models/presence']);
});

function method(name: string): MethodData {
  const page = data.pages.get('presence.json') as AreaData;
  const found = page.methods.find((each) => each.name === name);
  if (!found) throw new Error(`No method ${name}`);
  return found;
}

function declaration(file: string, name: string): DeclarationData {
  const found = (data.pages.get(file) as ModuleData).declarations.find((each) => each.name === name);
  if (!found) throw new Error(`No declaration ${name}`);
  return found;
}

describe('A method', () => {
  it('has its route, permissions, signature, body, result and sample', () => {
    expect(method('patchUserPresence')).toMatchObject({
      verb: 'PATCH',
      path: '/api/v2/users/{userId}/presences/{sourceId}',
      text: "Changes a user's presence.",
      permissions: 'any of <code>presence:userPresence:edit</code>, <code>presence:userPresence:add</code>',
      isPreview: true,
      deprecation: undefined,
      body: '<a href="/reference/types/presence/#UserPresence">UserPresence</a>',
      result: '<a href="/reference/types/presence/#UserPresence">UserPresence</a>',
      arguments: [{ text: 'At least a <code>message</code>.' }],
    });
    expect(method('patchUserPresence').signature).toBe(
      [
        'patchUserPresence(',
        '  userId: string,',
        '  sourceId: string,',
        '  body: <a href="/reference/types/presence/#UserPresence">UserPresence</a>,',
        '  request?: <a href="/reference/package/#RequestOptions">RequestOptions</a>,',
        '): <a href="/reference/package/#ApiPromise">ApiPromise</a>&#60;<a href="/reference/types/presence/#UserPresence">UserPresence</a>&#62;',
      ].join('\n'),
    );
    expect(method('patchUserPresence').sample).toContain('<b>import</b>');
  });

  it('has a program as its sample if the sandbox answers its call', () => {
    expect(textOf(method('getUserPresence').sample)).toBe(
      [
        "import { ApiClient, PresenceApi } from 'contact-centre-client';",
        '',
        "const client = new ApiClient({ region: 'eu_west_1' });",
        "client.setAccessToken(process.env['USER_TOKEN'] ?? '');",
        '',
        '// From the sandbox.',
        "const userId = 'some-id';",
        "const sourceId = 'PURECLOUD';",
        'console.log(await new PresenceApi(client).getUserPresence(userId, sourceId));',
      ].join('\n'),
    );
  });

  it('says what it throws, and leaves out the route among its notes', () => {
    expect(method('patchUserPresence').notes).toEqual([
      { title: 'Throws', text: '<a href="/reference/package/#PresenceError">PresenceError</a> if the user is gone.' },
    ]);
  });

  it('lists named options once with an anchor, and inline options by name', () => {
    expect(method('getPresenceDefinitions0').options).toEqual({
      anchor: 'GetPresenceDefinitionsOptions',
      fields: [
        { code: 'divisionId?: readonly string[]', text: 'Only those of these divisions.', isDeprecated: false },
        { code: 'pageSize?: number', text: '', isDeprecated: false },
      ],
    });
    expect(method('getPresenceSources').options?.anchor).toBeUndefined();
    expect(method('getUserPresence').signature).toContain('opts?: { localeCode?, moreFields? }');
    expect(method('getUserPresence').options?.fields[0]).toMatchObject({ text: 'Language of the labels.' });
    expect(method('getUserPresence').options?.fields[0]?.code).toContain("'ALL' | ");
  });

  it('names its replacement with a link if it is deprecated', () => {
    const replacement = '<a href="#getPresenceDefinitions0"><code>getPresenceDefinitions0</code></a>';
    expect(method('getUserPresence')).toMatchObject({ isRetired: false, deprecation: `Use ${replacement}.` });
    expect(method('getPresenceSources')).toMatchObject({
      isRetired: true,
      deprecation: `The platform no longer offers it. Use ${replacement}.`,
    });
  });

  it('says why it needs no permission, or that none is documented', () => {
    expect(method('getPresenceSources').permissions).toBe('none: the call sends the token of a web chat guest');
    expect(method('getUserPresence').permissions).toBe('not documented');
  });

  it('links methods and types that its text names', () => {
    expect(method('getPresenceDefinitions0').text).toContain('<a href="#getUserPresence"><code>getUserPresence</code></a>');
    expect(method('getUserPresence').text).toBe(
      'Reads a user\'s <a href="/reference/types/presence/#UserPresence">presence</a>.',
    );
  });
});

describe('A type', () => {
  it('lists its fields with marks, default values and deprecations', () => {
    const fields = declaration('types-presence.json', 'UserPresence').fields;
    expect(fields.map(({ code }) => code)).toEqual([
      'id: string',
      'message?: string',
      'note?: string | null',
      "readonly states: <a href=\"#OpenEnum\">OpenEnum</a>&#60;'Break' | 'On Queue'&#62;[]",
      'onChange?: (next: <a href="#UserPresence">UserPresence</a>, ...others: string[]) =&#62; void',
      "'content-type'?: string",
    ]);
    expect(fields[1]?.text).toBe("What the user has written. Default: <code>''</code>.");
    expect(fields[2]).toMatchObject({
      isDeprecated: true,
      text: 'The old name of <code>message</code>. <b>Deprecated.</b> Use <code>message</code>.',
    });
  });

  it.each([
    ['Listing', 'interface Listing<Entity, Cursor = string>'],
    ['OpenEnum', 'type OpenEnum<T extends string> = T | string & {}'],
    ['Keys', 'type Keys<T> = { readonly [K in keyof T as `get${string & K}`]?: T[K] extends (infer R)[] ? R : never }'],
    ['Shape', "type Shape = { kind: 'circle'; radius: number } | { kind: 'square'; sides: [width: number, height?: number] }"],
  ])('is written as TypeScript: %s', (name, text) => {
    const [code = ''] = declaration('types-presence.json', name).code;
    expect(textOf(code)).toBe(text);
  });
});

describe('An entry', () => {
  it('has a line for each signature of an overloaded function', () => {
    expect(declaration('package.json', 'read').code.map(textOf)).toEqual([
      'function read(source: string): string',
      [
        'function read<T extends readonly number[] = number[]>(',
        '  source: T,',
        '  options?: { encoding?: string },',
        '): T | undefined',
      ].join('\n'),
    ]);
  });

  it('describes a class with its fields and methods, without what it inherits from the language', () => {
    const error = declaration('package.json', 'PresenceError');
    expect(error.code.map(textOf)).toEqual(['class PresenceError extends Error']);
    expect(error.fields).toEqual([{ code: "readonly code: 'ERR_PRESENCE'", text: 'Always the same.', isDeprecated: false }]);
    expect(declaration('package.json', 'ApiPromise').methods.map(({ anchor }) => anchor)).toContain('ApiPromise.response');
  });

  it('says that it exports classes and types that other pages describe', () => {
    expect(data.pages.get('package.json')).toMatchObject({ text: 'The client.', hasAreas: true, hasTypes: true, reexports: [] });
  });
});

it('The index lists pages with their anchors, and operations by route', () => {
  expect(data.index.pages.map(({ page, names }) => [page, names.length])).toEqual([
    ['/reference/presence/', 4],
    ['/reference/package/', 4],
    ['/reference/types/presence/', 5],
  ]);
  expect(data.index.areas).toMatchObject([
    { title: 'PresenceApi', page: '/reference/presence/', routes: [{ name: 'getPresenceDefinitions0' }, {}, {}, {}] },
  ]);
});

it('A link to nothing fails', async () => {
  await expect(readFixture(fixture, ['models/broken'])).rejects.toThrow('TypeDoc reports problems in doc comments');
});

/** Returns the text of HTML without its tags. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));
}
