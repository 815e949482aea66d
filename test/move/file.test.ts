import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isOfInterest, movedFile } from '../../src/move/file.js';
import { applied, UnreadableError } from '../../src/program/syntax.js';
import * as root from '../../src/entries/whole.js';

/** The text of a file after the move. */
function after(text: string, name = 'program.ts'): string {
  return applied(text, movedFile(name, text, root).edits);
}

/** What is said of a file. */
function said(text: string, name = 'program.ts'): string[] {
  return movedFile(name, text, root).findings.map(({ line, text: finding }) => `${line}: ${finding}`);
}

const vendor = 'purecloud-platform-client-v2';
const ours = 'contact-centre-client';

describe('movedFile', () => {
  it.each<[what: string, before: string, after: string, name?: string]>([
    [
      'takes names off the default import',
      `import pc from '${vendor}';\npc.ApiClient.instance.setEnvironment(pc.PureCloudRegionHosts.eu_west_1);\nconst api = new pc.UsersApi();`,
      `import { ApiClient, regions, UsersApi } from '${ours}';\nApiClient.instance.setEnvironment(regions.eu_west_1);\nconst api = new UsersApi();`,
    ],
    [
      'takes types off it',
      `import pc from "${vendor}"\nlet user: pc.Models.User, options: pc.UsersApi.getUsersOptions, client: pc.ApiClientClass;`,
      `import { type Models, UsersApi, ApiClient } from "${ours}"\nlet user: Models.User, options: UsersApi.getUsersOptions, client: ApiClient;`,
    ],
    [
      'leaves the word type out where the import has it',
      `import type pc from '${vendor}';\nlet user: pc.Models.User;`,
      `import type { Models } from '${ours}';\nlet user: Models.User;`,
    ],
    [
      'takes names off a namespace',
      `import * as pc from '${vendor}';\nnew pc['UsersApi']();`,
      `import { UsersApi } from '${ours}';\nnew UsersApi();`,
    ],
    [
      'takes names off `default as`',
      `import { default as pc } from '${vendor}';\nnew pc.UsersApi();`,
      `import { UsersApi } from '${ours}';\nnew UsersApi();`,
    ],
    [
      'adds to the names that stand beside the default import',
      `import pc, { Models, ApiClientClass } from '${vendor}';\nlet client: ApiClientClass = pc.ApiClient.instance, user: Models.User;\nnew pc.UsersApi();`,
      `import { type Models, ApiClient, UsersApi } from '${ours}';\nlet client: ApiClient = ApiClient.instance, user: Models.User;\nnew UsersApi();`,
    ],
    [
      'imports no name twice',
      `import pc from '${vendor}';\nimport type { Models } from '${vendor}';\nlet a: Models.User, b: pc.Models.Queue = new pc.UsersApi();`,
      `import { UsersApi } from '${ours}';\nimport type { Models } from '${ours}';\nlet a: Models.User, b: Models.Queue = new UsersApi();`,
    ],
    [
      'renames what is imported by name',
      `import { PureCloudRegionHosts, type Models } from '${vendor}';\nconst all = { PureCloudRegionHosts, one: PureCloudRegionHosts.eu_west_1 };`,
      `import { regions, type Models } from '${ours}';\nconst all = { PureCloudRegionHosts: regions, one: regions.eu_west_1 };`,
    ],
    [
      'keeps a name where ours is taken',
      `import { PureCloudRegionHosts } from '${vendor}';\nconst regions = [PureCloudRegionHosts.eu_west_1];`,
      `import { regions as PureCloudRegionHosts } from '${ours}';\nconst regions = [PureCloudRegionHosts.eu_west_1];`,
    ],
    [
      'keeps a name that is exported',
      `import { PureCloudRegionHosts } from '${vendor}';\nexport { PureCloudRegionHosts };`,
      `import { regions as PureCloudRegionHosts } from '${ours}';\nexport { PureCloudRegionHosts };`,
    ],
    [
      'keeps names of its own',
      `import { UsersApi as Users } from '${vendor}';\nnew Users();`,
      `import { UsersApi as Users } from '${ours}';\nnew Users();`,
    ],
    [
      'takes names off a required module',
      `const pc = require('${vendor}');\nconst client = pc.ApiClient.instance;\nexports.users = new pc.UsersApi(client);`,
      `const { ApiClient, UsersApi } = require('${ours}');\nconst client = ApiClient.instance;\nexports.users = new UsersApi(client);`,
      'program.cjs',
    ],
    [
      'renames what is taken out of a required module',
      `const { UsersApi, PureCloudRegionHosts, ApiClient: Client } = require("${vendor}");\nPureCloudRegionHosts.eu_west_1;`,
      `const { UsersApi, regions, ApiClient: Client } = require("${ours}");\nregions.eu_west_1;`,
      'program.js',
    ],
    [
      'moves a module that is required in passing',
      `const client = require('${vendor}').ApiClient.instance;`,
      `const client = require('${ours}').ApiClient.instance;`,
      'a.js',
    ],
    [
      'moves import()',
      `const { default: pc } = await import('${vendor}');`,
      `const { default: pc } = await import('${ours}');`,
      'a.mjs',
    ],
    [
      'moves import = require()',
      `import pc = require('${vendor}');\nnew pc.UsersApi();`,
      `import pc = require('${ours}');\nnew pc.UsersApi();`,
      'a.cts',
    ],
    [
      'moves types that are imported in passing',
      `let user: import('${vendor}').Models.User;`,
      `let user: import('${ours}').Models.User;`,
    ],
    [
      'moves types in JSDoc',
      `/** @type {import('${vendor}').Models.User} */\nlet user;`,
      `/** @type {import('${ours}').Models.User} */\nlet user;`,
      'a.js',
    ],
    [
      'moves re-exports',
      `export * from '${vendor}';\nexport { UsersApi } from '${vendor}';`,
      `export * from '${ours}';\nexport { UsersApi } from '${ours}';`,
    ],
    ['moves what is imported for nothing', `import '${vendor}';`, `import '${ours}';`],
    ['moves require.resolve', `require.resolve('${vendor}');`, `require.resolve('${ours}');`, 'a.cjs'],
    [
      'keeps the whole client where a stand-in takes its place',
      `import pc from '${vendor}';\njest.mock('${vendor}', () => ({ UsersApi: jest.fn() }));\nnew pc.UsersApi();`,
      `import pc from '${ours}';\njest.mock('${ours}', () => ({ UsersApi: jest.fn() }));\nnew pc.UsersApi();`,
    ],
    [
      'keeps it where it is handed on',
      `import pc from '${vendor}';\nconst { UsersApi } = pc;`,
      `import pc from '${ours}';\nconst { UsersApi } = pc;`,
    ],
    [
      'keeps it where another has its name',
      `import pc from '${vendor}';\nnew pc.UsersApi();\nconst f = (pc) => pc.x;`,
      `import pc from '${ours}';\nnew pc.UsersApi();\nconst f = (pc) => pc.x;`,
    ],
    [
      'keeps it where a variable of a function has its name',
      `import pc from '${vendor}';\nnew pc.UsersApi();\nfunction f() {\n  const pc = { UsersApi: 1 };\n  return pc.UsersApi;\n}`,
      `import pc from '${ours}';\nnew pc.UsersApi();\nfunction f() {\n  const pc = { UsersApi: 1 };\n  return pc.UsersApi;\n}`,
    ],
    [
      'keeps it where another has a name of ours',
      `import pc from '${vendor}';\nclass UsersApi extends pc.UsersApi {}`,
      `import pc from '${ours}';\nclass UsersApi extends pc.UsersApi {}`,
    ],
    [
      'keeps it where something is assigned to it',
      `const pc = require('${vendor}');\npc.UsersApi = class {};`,
      `const pc = require('${ours}');\npc.UsersApi = class {};`,
      'a.cjs',
    ],
    ['keeps it where nothing uses it', `import pc from '${vendor}';`, `import pc from '${ours}';`],
    [
      'leaves keys, members and labels alone that have its name',
      `import pc from '${vendor}';\nconst a = { pc: 1, b: x.pc };\nnew pc.UsersApi(a.pc);`,
      `import { UsersApi } from '${ours}';\nconst a = { pc: 1, b: x.pc };\nnew UsersApi(a.pc);`,
    ],
    [
      'keeps everything else as it is',
      `// before\nimport   pc   from '${vendor}' // why\n\n\tnew   pc.UsersApi( /* here */ )\r\n`,
      `// before\nimport { UsersApi } from '${ours}' // why\n\n\tnew   UsersApi( /* here */ )\r\n`,
    ],
    [
      'reads JSX',
      `import pc from '${vendor}';\nexport const A = () => <p title={pc.x}>{String(new pc.UsersApi())}</p>;`,
      `import pc from '${ours}';\nexport const A = () => <p title={pc.x}>{String(new pc.UsersApi())}</p>;`,
      'a.jsx',
    ],
    [
      'reads decorators',
      `import pc from '${vendor}';\n@Injectable()\nclass A { constructor(@Inject() private b: pc.Models.User) {} }`,
      `import { type Models } from '${ours}';\n@Injectable()\nclass A { constructor(@Inject() private b: Models.User) {} }`,
    ],
  ])('%s', (_what, before, expected, name) => {
    expect(after(before, name)).toBe(expected);
    expect(after(expected, name)).toBe(expected);
  });

  it('breaks a line of many names', () => {
    const names = ['AnalyticsApi', 'ArchitectApi', 'ConversationsApi', 'NotificationsApi', 'RoutingApi'];
    const before = `import pc from '${vendor}';\r\n${names.map((name) => `new pc.${name}();`).join('\r\n')}`;
    const expected = `import {\r\n${names.map((name) => `  ${name},\r\n`).join('')}} from '${ours}';`;
    expect(after(before)).toContain(expected);
  });

  it('moves the scripts of a component, and leaves its template', () => {
    const before = `<script setup lang="ts">\nimport pc from '${vendor}';\nconst api = new pc.UsersApi();\n</script>\n<template>\n  <p>${vendor}</p>\n</template>\n`;
    const script = `import { UsersApi } from '${ours}';\nconst api = new UsersApi();`;
    expect(after(before, 'A.vue')).toBe(
      `<script setup lang="ts">\n${script}\n</script>\n<template>\n  <p>${vendor}</p>\n</template>\n`,
    );
  });

  it('keeps the whole client where the template of a component names it', () => {
    const text = (name: string): string =>
      `<script setup>\nimport pc from '${name}';\nnew pc.UsersApi();\n</script>\n<template>{{ pc.regions }}</template>`;
    expect(after(text(vendor), 'A.vue')).toBe(text(ours));
    expect(said(`<template/>\n\n${text(vendor)}`, 'A.vue')).toEqual(['4: `pc` stays the whole client: the template names it']);
  });

  it.each([
    [
      `import pc from '${vendor}';\nsend(pc);`,
      '1: `pc` stays the whole client: it is handed on, so that a bundle holds all areas',
    ],
    [`import pc from '${vendor}';\nnew pc.NothingApi();`, '2: there is no `NothingApi` here'],
    [`import { NothingApi } from '${vendor}';`, '1: there is no `NothingApi` here'],
    [`const { DefaultHttpClient } = require('${vendor}');`, '1: there is no `DefaultHttpClient` here'],
    [`const externals = ['${vendor}'];`, `1: \`${vendor}\` is named here, and left as it is`],
    [
      `import '${vendor}/dist/web-cjs/bundle.js';`,
      `1: \`${vendor}/dist/web-cjs/bundle.js\` reaches into a package that has no such file here`,
    ],
    [`vi.mock('${vendor}', () => ({}));`, '1: the stand-in needs the names that are imported from now on'],
    [
      `import '${vendor}';\n\nclient.setStorageKey('x');`,
      '3: there is no `setStorageKey`: the option `persist: { prefix }` of the client (docs/options.md#signing-in), or the client of `contact-centre-client/vendor`',
    ],
    [
      `import '${vendor}';\nclient.callApi('/x', 'GET');`,
      '2: there is no `callApi`: a class that extends `PlatformApi` calls what no class has (docs/own-operations.md), or the client of `contact-centre-client/vendor`',
    ],
    [
      `import { ApiClient } from '${vendor}';\nconst c = new ApiClient();\nc.config.logger.log_level = 'trace';`,
      '3: there is no `config`: what it sets are options of the client (docs/options.md); that of `contact-centre-client/vendor` has it',
    ],
    [
      `import { ApiClient } from '${vendor}';\nconst c = new ApiClient();\nc.authData.accessToken = '';`,
      '3: `authData` is read only: `setAccessToken(token)` sets a token',
    ],
    [
      `import '${vendor}';\nfor (let pageNumber = 1; ; pageNumber++) list({ pageNumber });`,
      '2: a loop over pages: it works as it stands; `for await (const each of api.getThings({ … }).items())` turns them by itself (docs/lists.md)',
    ],
    [
      `import '${vendor}';\nfor (let pageNumber = 1; ; pageNumber++) {\n  const { entities } = await this.users\n    .getUsers({ pageNumber });\n}`,
      '2: a loop over pages: it works as it stands; `for await (const each of this.users.getUsers({ … }).items())` turns them by itself (docs/lists.md)',
    ],
    [
      `import pc from '${vendor}';\nconst api = new pc.UsersApi();\napi.getUsersNextYear();`,
      '3: `UsersApi` has no `getUsersNextYear`: a class that extends `PlatformApi` calls it (docs/own-operations.md)',
    ],
  ])('says of %j', (text, finding) => {
    expect(said(text)).toEqual([finding]);
  });

  it('tells once of the one client of the program, and of the implicit grant', () => {
    const text = `import pc from '${vendor}';\nconst a = pc.ApiClient.instance;\nconst b = pc.ApiClient.instance;\na.loginImplicitGrant(id, uri);`;
    expect(said(text)).toEqual([
      '2: `ApiClient.instance` stays one client for all of the program; for one for each user or organisation, `const client = new ApiClient({ region })`, and `client` given to each class (docs/options.md#two-organisations)',
      '4: `loginImplicitGrant` stays; `loginPKCEGrant` with the same arguments keeps the token out of the address, if the OAuth client allows that grant (docs/sign-in.md)',
    ]);
  });

  it('says nothing of a name that stands for one class here and another there', () => {
    const text = `import pc from '${vendor}';\nfunction a() {\n  const api = new pc.RoutingApi();\n  api.getRoutingQueues();\n}\nfunction b() {\n  const api = new pc.UsersApi();\n  api.getUsers();\n}`;
    expect(said(text)).toEqual([]);
  });

  it('leads to places of the guides that there are', async () => {
    const source = await readFile(new URL('../../src/move/by-hand.ts', import.meta.url), 'utf8');
    const places = new Set(Array.from(source.matchAll(/\(docs\/([\w-]+\.md)(?:#([\w-]+))?\)/g), ([place]) => place));
    expect(places.size).toBeGreaterThan(8);
    for (const place of places) {
      const [, page = '', anchor] = /docs\/([\w-]+\.md)(?:#([\w-]+))?/.exec(place) ?? [];
      const text = await readFile(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
      const anchors = Array.from(text.matchAll(/^#+ (.*)$/gm), ([, title = '']) => title.toLowerCase().replace(/\W+/g, '-'));
      if (anchor !== undefined) expect(anchors, place).toContain(anchor);
    }
  });

  it.each([
    ['loops over pages', (count: number) => 'for (const one of all) { list({ pageNumber }); }\n'.repeat(count)],
    ['things that are not here', (count: number) => 'client.setStorageKey("x");\n'.repeat(count)],
  ])('goes through many %s once', (_, text) => {
    expect(said(`import '${vendor}';\n${text(10_000)}`)).toHaveLength(10_000);
  });

  it('says where a page or a configuration names the package', () => {
    expect(said(`{\n  "paths": { "${vendor}": ["x"] }\n}`, 'tsconfig.json')).toEqual([
      `2: \`${vendor}\` is named here, and .json files are left as they are`,
    ]);
  });

  it('says nothing of what does not name the package', () => {
    expect(movedFile('a.ts', 'this is no TypeScript', root)).toEqual({ edits: [], findings: [] });
  });

  it('tells the line of what it cannot read, in a component too', () => {
    const broken = `import '${vendor}';\nconst = 1;`;
    expect(() => movedFile('a.ts', broken, root)).toThrow(UnreadableError);
    expect(() => movedFile('a.ts', broken, root)).toThrow(expect.objectContaining({ line: 2 }));
    expect(() => movedFile('a.vue', `<template/>\n<script>\n${broken}\n</script>`, root)).toThrow(
      expect.objectContaining({ line: 4 }),
    );
  });
});

describe('isOfInterest', () => {
  it.each(['a.ts', 'a.TSX', 'a.mjs', 'a.vue', 'package.json', 'index.html'])('takes %s', (name) => {
    expect(isOfInterest(name)).toBe(true);
  });

  it.each(['a.css', 'a.js.map', 'package-lock.json', 'README.md', 'ts'])('leaves %s', (name) => {
    expect(isOfInterest(name)).toBe(false);
  });
});
