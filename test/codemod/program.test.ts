import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { isOfInterest, moveFile } from '../../src/codemod/program.js';
import { applyEdits, UnreadableError } from '../../src/parsing/syntax.js';
import * as root from '../../src/entries/root.js';

/** Returns the text of a file after the move. */
function after(text: string, name = 'program.ts'): string {
  return applyEdits(text, moveFile(name, text, root).edits);
}

/** Returns what is left to do in a file. */
function findingsIn(text: string, name = 'program.ts'): string[] {
  return moveFile(name, text, root).findings.map(({ line, text: finding }) => `${line}: ${finding}`);
}

/** Returns the lines of code that keeps its form. */
function notesIn(text: string, name = 'program.ts'): string[] {
  return moveFile(name, text, root).notes.map(({ line, kind }) => `${line}: ${kind}`);
}

const vendor = 'purecloud-platform-client-v2';
const ours = 'contact-centre-client';

describe('movedFile', () => {
  it.each<[what: string, before: string, after: string, name?: string]>([
    [
      'takes names off the default import',
      `import pc from '${vendor}';\npc.ApiClient.instance.setEnvironment(pc.PureCloudRegionHosts.eu_west_1);\nconst api = new pc.UsersApi();`,
      `import { ApiClient, PureCloudRegionHosts, UsersApi } from '${ours}';\nApiClient.instance.setEnvironment(PureCloudRegionHosts.eu_west_1);\nconst api = new UsersApi();`,
    ],
    [
      'takes types off it',
      `import pc from "${vendor}"\nlet user: pc.Models.User, options: pc.UsersApi.getUsersOptions, client: pc.ApiClientClass;`,
      `import { type Models, UsersApi, ApiClientClass } from "${ours}"\nlet user: Models.User, options: UsersApi.getUsersOptions, client: ApiClientClass;`,
    ],
    [
      'omits the word type if the import has it',
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
      'adds to the names beside the default import',
      `import pc, { Models, ApiClientClass } from '${vendor}';\nlet client: ApiClientClass = pc.ApiClient.instance, user: Models.User;\nnew pc.UsersApi();`,
      `import { Models, ApiClientClass, ApiClient, UsersApi } from '${ours}';\nlet client: ApiClientClass = ApiClient.instance, user: Models.User;\nnew UsersApi();`,
    ],
    [
      'imports no name twice',
      `import pc from '${vendor}';\nimport type { Models } from '${vendor}';\nlet a: Models.User, b: pc.Models.Queue = new pc.UsersApi();`,
      `import { UsersApi } from '${ours}';\nimport type { Models } from '${ours}';\nlet a: Models.User, b: Models.Queue = new UsersApi();`,
    ],
    [
      'keeps names that the root has',
      `import { PureCloudRegionHosts, ApiClientClass, type Models } from '${vendor}';\nexport { PureCloudRegionHosts };\nconst all = { PureCloudRegionHosts };`,
      `import { PureCloudRegionHosts, ApiClientClass, type Models } from '${ours}';\nexport { PureCloudRegionHosts };\nconst all = { PureCloudRegionHosts };`,
    ],
    [
      'keeps renamed imports',
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
      'keeps names that are taken out of a required module',
      `const { UsersApi, PureCloudRegionHosts: { eu_west_1 }, ApiClient: Client } = require("${vendor}");`,
      `const { UsersApi, PureCloudRegionHosts: { eu_west_1 }, ApiClient: Client } = require("${ours}");`,
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
    ['moves an unused import', `import '${vendor}';`, `import '${ours}';`],
    ['moves require.resolve', `require.resolve('${vendor}');`, `require.resolve('${ours}');`, 'a.cjs'],
    [
      'keeps the whole client if it is mocked',
      `import pc from '${vendor}';\njest.mock('${vendor}', () => ({ UsersApi: jest.fn() }));\nnew pc.UsersApi();`,
      `import pc from '${ours}';\njest.mock('${ours}', () => ({ UsersApi: jest.fn() }));\nnew pc.UsersApi();`,
    ],
    [
      'keeps the whole client if it is passed on',
      `import pc from '${vendor}';\nconst { UsersApi } = pc;`,
      `import pc from '${ours}';\nconst { UsersApi } = pc;`,
    ],
    [
      'takes names off if a parameter has the same name',
      `import pc from '${vendor}';\nnew pc.UsersApi();\nconst f = (pc) => pc.x;`,
      `import { UsersApi } from '${ours}';\nnew UsersApi();\nconst f = (pc) => pc.x;`,
    ],
    [
      'takes names off if a variable of a function has the same name',
      `import pc from '${vendor}';\nnew pc.UsersApi();\nfunction f() {\n  const pc = { UsersApi: 1 };\n  return pc.UsersApi;\n}`,
      `import { UsersApi } from '${ours}';\nnew UsersApi();\nfunction f() {\n  const pc = { UsersApi: 1 };\n  return pc.UsersApi;\n}`,
    ],
    [
      'keeps the whole client if a function has a name of the package',
      `import pc from '${vendor}';\nfunction f(UsersApi) {\n  return new pc.UsersApi();\n}`,
      `import pc from '${ours}';\nfunction f(UsersApi) {\n  return new pc.UsersApi();\n}`,
    ],
    [
      'keeps the whole client if a global has a name of the package',
      `import pc from '${vendor}';\nnew pc.UsersApi();\nconst other = new UsersApi();`,
      `import pc from '${ours}';\nnew pc.UsersApi();\nconst other = new UsersApi();`,
    ],
    [
      'takes names off in each function that requires the package',
      `function a() {\n  const pc = require('${vendor}');\n  return new pc.UsersApi();\n}\nfunction b() {\n  const pc = require('${vendor}');\n  return [new pc.UsersApi(), pc.ApiClient.instance];\n}`,
      `function a() {\n  const { UsersApi } = require('${ours}');\n  return new UsersApi();\n}\nfunction b() {\n  const { UsersApi, ApiClient } = require('${ours}');\n  return [new UsersApi(), ApiClient.instance];\n}`,
      'a.js',
    ],
    [
      'imports no name twice from two imports',
      `import pc from '${vendor}';\nimport * as all from '${vendor}';\nnew pc.UsersApi();\nnew all.UsersApi();\nnew all.RoutingApi();`,
      `import { UsersApi } from '${ours}';\nimport { RoutingApi } from '${ours}';\nnew UsersApi();\nnew UsersApi();\nnew RoutingApi();`,
    ],
    [
      'keeps the whole client if its variable is exported',
      `export const pc = require('${vendor}');\nnew pc.UsersApi();`,
      `export const pc = require('${ours}');\nnew pc.UsersApi();`,
    ],
    [
      'keeps the whole client if its variable has a type',
      `const pc: typeof import('${vendor}') = require('${vendor}');\nnew pc.UsersApi();`,
      `const pc: typeof import('${ours}') = require('${ours}');\nnew pc.UsersApi();`,
    ],
    [
      'keeps comments of an import',
      `import /* all */ pc from '${vendor}';\nnew pc.UsersApi();\nnew pc./* here */UsersApi();`,
      `import /* all */ pc from '${ours}';\nnew pc.UsersApi();\nnew pc./* here */UsersApi();`,
    ],
    [
      'keeps the whole client if a name of it is null or default',
      `import * as pc from '${vendor}';\nnew pc.default.UsersApi();`,
      `import * as pc from '${ours}';\nnew pc.default.UsersApi();`,
    ],
    [
      'leaves private members, type parameters and labels of types alone',
      `import pc from '${vendor}';\nclass A { #pc = 1; get() { return this.#pc; } }\ntype F = (pc: string) => void;\ntype G = { pc: 1; [pc: string]: 1 };\nnew pc.UsersApi();`,
      `import { UsersApi } from '${ours}';\nclass A { #pc = 1; get() { return this.#pc; } }\ntype F = (pc: string) => void;\ntype G = { pc: 1; [pc: string]: 1 };\nnew UsersApi();`,
    ],
    [
      'moves imports of the files that are the whole package',
      `import a from '${vendor}/dist/node/${vendor}.js';\nimport * as b from '${vendor}/src/${vendor}/index.js';\nimport '${vendor}/index';\nnew a.UsersApi();\nnew b.RoutingApi();`,
      `import { UsersApi } from '${ours}';\nimport { RoutingApi } from '${ours}';\nimport '${ours}';\nnew UsersApi();\nnew RoutingApi();`,
    ],
    [
      'moves requires of the files that are the whole package',
      `const a = require('${vendor}/dist/node/${vendor}.js');\nconst b = require('${vendor}/dist/node/${vendor}').ApiClient;\nconst { UsersApi } = require('${vendor}/dist/web-cjs/bundle.js');\na.ApiClient.instance;`,
      `const { ApiClient } = require('${ours}');\nconst b = require('${ours}').ApiClient;\nconst { UsersApi } = require('${ours}');\nApiClient.instance;`,
      'a.cjs',
    ],
    [
      'keeps the second of two requires that need the same name',
      `if (x) {\n  var a = require('${vendor}');\n  new a.UsersApi();\n}\nvar b = require('${vendor}');\nnew b.UsersApi();`,
      `if (x) {\n  var { UsersApi } = require('${ours}');\n  new UsersApi();\n}\nvar b = require('${ours}');\nnew b.UsersApi();`,
      'a.cjs',
    ],
    [
      'moves default imports of single files of the package',
      `import UsersApi from '${vendor}/src/${vendor}/api/UsersApi.js';\nimport Client from '${vendor}/src/${vendor}/ApiClient';`,
      `import { UsersApi } from '${ours}';\nimport { ApiClient as Client } from '${ours}';`,
    ],
    [
      'moves a default import of the build for browsers',
      `import pc from '${vendor}/dist/web-cjs/${vendor}.min.js';\nnew pc.UsersApi();`,
      `import { UsersApi } from '${ours}';\nnew UsersApi();`,
    ],
    [
      'moves npm: specifiers',
      `import pc from 'npm:${vendor}@262';\nnew pc.UsersApi();`,
      `import { UsersApi } from 'npm:${ours}@^1.0.0';\nnew UsersApi();`,
    ],
    ['moves names in backticks', `await import(\`${vendor}\`);`, `await import(\`${ours}\`);`],
    [
      'moves references to types',
      `/// <reference types="${vendor}" />\n/** @import { Models } from '${vendor}' */\n// from '${vendor}'\n`,
      `/// <reference types="${ours}" />\n/** @import { Models } from '${ours}' */\n// from '${vendor}'\n`,
    ],
    [
      'moves the address of the script in programs',
      `const tag = <Script src="https://sdk-cdn.mypurecloud.com/javascript/latest/${vendor}.min.js" />;\nimportScripts('https://sdk-cdn.mypurecloud.com/javascript/169.0.1/${vendor}.min.js');`,
      `const tag = <Script src="https://cdn.jsdelivr.net/npm/${ours}@1.0.0/dist/vendor/platform-client.min.js" />;\nimportScripts('https://cdn.jsdelivr.net/npm/${ours}@1.0.0/dist/vendor/platform-client.min.js');`,
      'a.jsx',
    ],
    [
      'keeps the whole client if a class of the program has a name of the package',
      `import pc from '${vendor}';\nclass UsersApi extends pc.UsersApi {}`,
      `import pc from '${ours}';\nclass UsersApi extends pc.UsersApi {}`,
    ],
    [
      'keeps the whole client if something is assigned to it',
      `const pc = require('${vendor}');\npc.UsersApi = class {};`,
      `const pc = require('${ours}');\npc.UsersApi = class {};`,
      'a.cjs',
    ],
    ['keeps an import that nothing uses', `import pc from '${vendor}';`, `import pc from '${ours}';`],
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

  it('moves the scripts of a component, and leaves its template unchanged', () => {
    const before = `<script setup lang="ts">\nimport pc from '${vendor}';\nconst api = new pc.UsersApi();\n</script>\n<template>\n  <p>${vendor}</p>\n</template>\n`;
    const script = `import { UsersApi } from '${ours}';\nconst api = new UsersApi();`;
    expect(after(before, 'A.vue')).toBe(
      `<script setup lang="ts">\n${script}\n</script>\n<template>\n  <p>${vendor}</p>\n</template>\n`,
    );
  });

  it('keeps the whole client if the template of a component names it', () => {
    const text = (name: string): string =>
      `<script setup>\nimport pc from '${name}';\nnew pc.UsersApi();\n</script>\n<template>{{ pc.regions }}</template>`;
    expect(after(text(vendor), 'A.vue')).toBe(text(ours));
    expect(notesIn(`<template/>\n\n${text(vendor)}`, 'A.vue')).toEqual(['4: whole client']);
  });

  const mention = `\`${vendor}\` is named here and was not changed.`;
  const removedMembers = (name: string, remedy: string): string =>
    `The client has no \`${name}\`. Use ${remedy}, or the client of \`contact-centre-client/vendor\`.`;
  const config = removedMembers('config', 'client options (docs/options.md)');
  const prefix = removedMembers('setStorageKey', 'the client option `persist: { prefix }` (docs/options.md#signing-in)');

  it.each<[text: string, findings: string[], name?: string]>([
    [`import pc from '${vendor}';\nnew pc.NothingApi();`, ['2: `contact-centre-client` has no `NothingApi`.']],
    [`import { NothingApi } from '${vendor}';`, ['1: `contact-centre-client` has no `NothingApi`.']],
    [`export { UsersApi, NothingApi as Other } from '${vendor}';`, ['1: `contact-centre-client` has no `NothingApi`.']],
    [`const { UsersApi, NothingApi: { x } } = require('${vendor}');`, ['1: `contact-centre-client` has no `NothingApi`.']],
    [
      `import type { LoginPKCEGrantOptions, Logger } from '${vendor}';`,
      [
        '1: `contact-centre-client` has no `LoginPKCEGrantOptions`. Import it from `contact-centre-client/vendor`, or see docs/migration.md.',
        '1: `contact-centre-client` has no `Logger`. Import `LogConfiguration` from `contact-centre-client/vendor`, or see docs/migration.md.',
      ],
    ],
    [
      `const { DefaultHttpClient } = require('${vendor}');`,
      [
        '1: `contact-centre-client` has no `DefaultHttpClient`. Import it from `contact-centre-client/vendor`, or see docs/migration.md.',
      ],
    ],
    [`const externals = ['${vendor}', /${vendor}/];`, [`1: ${mention}`, `1: ${mention}`]],
    [`app.use(express.static(\`\${root}/node_modules/${vendor}/dist\`));`, [`1: ${mention}`]],
    [`proxyquire('./x', { '${vendor}': {} });`, [`1: ${mention}`]],
    [
      `import '${vendor}/dist/web-cjs/${vendor}.min.js';`,
      [`1: \`${vendor}/dist/web-cjs/${vendor}.min.js\` has no counterpart. Import what you need from \`contact-centre-client\`.`],
    ],
    [
      `const api = require('${vendor}/src/${vendor}/api/UsersApi');`,
      [`1: \`${vendor}/src/${vendor}/api/UsersApi\` has no counterpart. Import what you need from \`contact-centre-client\`.`],
    ],
    [
      `import a from '${vendor}/src/${vendor}/configuration.js';`,
      [
        `1: \`${vendor}/src/${vendor}/configuration.js\` has no counterpart. Import what you need from \`contact-centre-client\`.`,
      ],
    ],
    [
      `declare module '${vendor}';`,
      [`1: These are declarations for \`${vendor}\`. Remove them: \`contact-centre-client\` has its own types.`],
    ],
    [
      `vi.mock('${vendor}', () => ({}));`,
      ['1: A test replaces the package here. The replacement needs the names that the tested code imports.'],
    ],
    [
      `import pc from '${vendor}';\npc.UsersApi = class {};\njest.spyOn(pc, 'RoutingApi');`,
      [2, 3].map(
        (line) =>
          `${line}: \`${line === 2 ? 'UsersApi' : 'spyOn'}\`: exports of the package cannot be replaced. Replace a method of an instance, or the module (\`jest.mock\`, \`vi.mock\`).`,
      ),
    ],
    [
      `requirejs(['platformClient'], (platformClient) => {});\ndefine(['https://sdk-cdn.mypurecloud.com/javascript/amd/1.0.0/${vendor}.min.js'], () => {});`,
      [1, 2].map(
        (line) =>
          `${line}: AMD loaders cannot load this package. Load its script with a \`<script>\` tag and call \`require('platformClient')\`, or use a bundler (docs/bundlers.md#a-script-tag).`,
      ),
    ],
    [
      `import pc from 'platformClient';`,
      [
        '1: `platformClient` is an alias of your bundler. Point it at `contact-centre-client/vendor`, or import from `contact-centre-client`.',
      ],
    ],
    [
      `const pc = require('platformClient');\npc.ApiClient.instance.config.logger.log_level = 'trace';`,
      [
        "1: `require('platformClient')` needs a script of this package: load `contact-centre-client/dist/vendor/platform-client.min.js` in the page (docs/bundlers.md#a-script-tag).",
      ],
    ],
    [`import '${vendor}';\n\nclient.setStorageKey('x');`, [`3: ${prefix}`]],
    [`import '${vendor}';\nclient.callApi('/x', 'GET');`, []],
    [
      `import { ApiClient } from '${vendor}';\nApiClient.instance.callApi('/x', 'GET');`,
      [`2: ${removedMembers('callApi', 'a class that extends `PlatformApi` (docs/custom-operations.md)')}`],
    ],
    [
      `import { ApiClient } from '${vendor}';\nconst c = new ApiClient();\nc.config.logger.log_level = 'trace';`,
      [`3: ${config}`],
    ],
    [
      `import pc from '${vendor}';\nclass A {\n  client = pc.ApiClient.instance;\n  #own: pc.ApiClientClass;\n  log() {\n    this.client.config.logger.log_level = 'trace';\n    this.#own.config;\n    this.config;\n  }\n}`,
      [`6: ${config}`, `7: ${config}`],
    ],
    [
      `import pc from '${vendor}';\nclass A {\n  constructor(private readonly client: pc.ApiClientClass) {}\n  log() { this.client.setStorageKey(''); }\n}\nclass B {\n  constructor() { this.client = pc.ApiClient.instance; }\n  log() { this.client?.config; }\n}\nclass C {\n  client = { config: 1 };\n  log() { this.client.config; }\n}`,
      [`4: ${prefix}`, `8: ${config}`],
    ],
    [
      `import '${vendor}';\nfunction setLogger(client: any) {\n  client.config.logger.log_level = client.config.logger.logLevelEnum.level.LTrace;\n  app.config.logger.level = 1;\n  app.config.port;\n}`,
      [`3: ${config}`],
    ],
    [`import { ApiClient } from '${vendor}';\nconst { config, clientId } = ApiClient.instance;`, [`2: ${config}`]],
    [
      `import pc from '${vendor}';\n(pc.ApiClient.instance as any).authentications['PureCloud OAuth'].accessToken = token;\npc.ApiClient.instance!.config;`,
      [`2: ${removedMembers('authentications', '`setAccessToken(token)`')}`, `3: ${config}`],
    ],
    [
      `import { ApiClient } from '${vendor}';\nconst c = new ApiClient();\nc.authData.accessToken = '';`,
      ['3: `authData` is read-only. Set a token with `setAccessToken(token)`.'],
    ],
    [
      `import pc from '${vendor}';\nconst api = new pc.UsersApi();\napi.getUsersNextYear();`,
      ['3: `UsersApi` has no `getUsersNextYear`. To call the operation, extend `PlatformApi` (docs/custom-operations.md).'],
    ],
    [
      `import pc from '${vendor}';\nclass Mine extends pc.UsersApi { getUsersNextYear() {} }\nnew Mine().getUsersNextYear();\nnew Mine().getUsersLastYear();`,
      ['4: `UsersApi` has no `getUsersLastYear`. To call the operation, extend `PlatformApi` (docs/custom-operations.md).'],
    ],
    [`import '${vendor}';\nclass A { setStorageKey() {}\n  b() { this.setStorageKey(); } }`, []],
    // The root's client after the move.
    [`import { ApiClient } from 'contact-centre-client';\nApiClient.instance.config;`, [`2: ${config}`]],
    [`import { ApiClient } from 'contact-centre-client/vendor';\nApiClient.instance.config;\nother.setStorageKey();`, []],
  ])('lists what is left to do in %j', (text, findings, name) => {
    expect(findingsIn(text, name)).toEqual(findings);
  });

  it('counts code that keeps its form', () => {
    const text = `import pc from '${vendor}';\nconst a = pc.ApiClient.instance;\nconst b = pc.ApiClient.instance;\na.loginImplicitGrant(id, uri);\nsend(pc);\nfor (let pageNumber = 1; ; pageNumber++) list({ pageNumber });`;
    expect(findingsIn(text)).toEqual([]);
    expect(notesIn(text)).toEqual(['1: whole client', '2: instance', '3: instance', '4: implicit grant', '6: page loop']);
  });

  it('distinguishes classes with the same name in different functions', () => {
    const text = `import pc from '${vendor}';\nfunction a() {\n  const api = new pc.RoutingApi();\n  api.getRoutingQueues();\n}\nfunction b() {\n  const api = new pc.UsersApi();\n  api.getUsers();\n  api.getRoutingQueues();\n}\nfunction c(api) {\n  api.getNothing();\n}`;
    expect(findingsIn(text)).toEqual([
      '9: `UsersApi` has no `getRoutingQueues`. To call the operation, extend `PlatformApi` (docs/custom-operations.md).',
    ]);
  });

  it('refers to existing headings of the guides', async () => {
    const source = await readFile(new URL('../../src/codemod/removed-members.ts', import.meta.url), 'utf8');
    const places = new Set(Array.from(source.matchAll(/\(docs\/([\w-]+\.md)(?:#([\w-]+))?\)/g), ([place]) => place));
    expect(places.size).toBeGreaterThan(7);
    for (const place of places) {
      const [, page = '', anchor] = /docs\/([\w-]+\.md)(?:#([\w-]+))?/.exec(place) ?? [];
      const text = await readFile(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
      const anchors = Array.from(text.matchAll(/^#+ (.*)$/gm), ([, title = '']) => title.toLowerCase().replace(/\W+/g, '-'));
      if (anchor !== undefined) expect(anchors, place).toContain(anchor);
    }
  });

  it('reads many loops and many findings in linear time', () => {
    const pages = 'for (const one of all) { list({ pageNumber }); }\n';
    expect(notesIn(`import '${vendor}';\n${pages.repeat(3000)}`)).toHaveLength(3000);
    expect(findingsIn(`import '${vendor}';\n${'client.setStorageKey("x");\n'.repeat(3000)}`)).toHaveLength(3000);
  });

  it('reports where a page or a configuration names the package', () => {
    expect(findingsIn(`{\n  "paths": { "${vendor}": ["x"] }\n}`, 'tsconfig.json')).toEqual([`2: ${mention}`]);
  });

  it('ignores text that does not name the package', () => {
    expect(moveFile('a.ts', 'this is no TypeScript', root)).toEqual({ edits: [], findings: [], notes: [] });
  });

  it('reports the line of a syntax error, in a component too', () => {
    const broken = `import '${vendor}';\nconst = 1;`;
    expect(() => moveFile('a.ts', broken, root)).toThrow(UnreadableError);
    expect(() => moveFile('a.ts', broken, root)).toThrow(expect.objectContaining({ line: 2 }));
    expect(() => moveFile('a.vue', `<template/>\n<script>\n${broken}\n</script>`, root)).toThrow(
      expect.objectContaining({ line: 4 }),
    );
  });
});

describe('isOfInterest', () => {
  it.each(['a.ts', 'a.TSX', 'a.mjs', 'a.vue', 'package.json', 'index.html'])('includes %s', (name) => {
    expect(isOfInterest(name)).toBe(true);
  });

  it.each(['a.css', 'a.js.map', 'package-lock.json', 'README.md', 'ts'])('excludes %s', (name) => {
    expect(isOfInterest(name)).toBe(false);
  });
});
