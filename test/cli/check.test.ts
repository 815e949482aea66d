import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/command.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function put(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

async function check(...args: string[]): Promise<{ code: number; out: string[]; error: string[] }> {
  const output = { out: [] as string[], error: [] as string[] };
  const code = await runCommand(['check', ...args], {
    out: (line) => output.out.push(line),
    error: (line) => output.error.push(line),
    stop: new AbortController().signal,
    version: '1.2.3',
  });
  return { code, out: output.out, error: output.error };
}

/** Returns the command's output for a program. */
async function checked(files: Readonly<Record<string, string>>): Promise<{ code: number; out: string[]; error: string[] }> {
  await put(files);
  return await check(folder);
}

const userExpand =
  '`expand` may be `integrationPresence`, `workPlanBidRanks`, `externalContactsSettings`, `customAttributes` and `dateWelcomeSent`';

describe('contact-centre-client check, on a program', () => {
  it("for the vendor's package, with require and callbacks", async () => {
    const program = {
      'index.js': `'use strict';
const platformClient = require('purecloud-platform-client-v2');

const client = platformClient.ApiClient.instance;
client.setEnvironment(platformClient.PureCloudRegionHosts.eu_west_1);
const chat = new platformClient.WebChatApi();
const wfm = new platformClient.WorkforceManagementApi();

client
  .loginClientCredentialsGrant(process.env.ID, process.env.SECRET)
  .then(() => chat.getWebchatDeployments())
  .then(({ entities }) => Promise.all(entities.map(({ id }) => chat.getWebchatDeployment(id))))
  .then(() => wfm.patchWorkforcemanagementManagementunit('unit', { name: 'North' }))
  .then(() => require('./people').list(new platformClient.UsersApi()));
`,
      'people.js': `exports.list = async (usersApi) => {
  const favourites = await usersApi.getUserFavorites('me');
  return [favourites, await usersApi.getUser('me')];
};
`,
      'node_modules/x/index.js': "require('purecloud-platform-client-v2').no(;",
    };
    expect(await checked(program)).toEqual({
      code: 3,
      error: [],
      out: [
        'index.js:11  retired     WebChatApi.getWebchatDeployments: The platform no longer offers it',
        'index.js:12  retired     WebChatApi.getWebchatDeployment: The platform no longer offers it',
        'index.js:13  changed     WorkforceManagementApi.patchWorkforcemanagementManagementunit: a body is passed in place of `opts`: pass `{ body: … }`',
        'people.js:2  deprecated  UsersApi.getUserFavorites: The platform calls it deprecated (by its name)',
        `people.js:2  new         UsersApi.getUserFavorites: ${userExpand} (by its name)`,
        '4 uses of operations in 2 files: 2 retired, 1 changed, 1 deprecated, 1 new.',
      ],
    });
  });

  it("for the vendor's package, with TypeScript classes", async () => {
    const program = {
      'src/platform.ts': `import platformClient, { Models } from 'purecloud-platform-client-v2';

export class Platform {
  readonly quality = new platformClient.QualityApi();
  constructor(readonly routing: platformClient.RoutingApi = new platformClient.RoutingApi()) {}

  async forms(): Promise<Models.EvaluationForm[]> {
    return (await this.quality.getQualityFormsEvaluations({ pageSize: 100 })).entities ?? [];
  }
}
`,
      'src/queues.ts': `import { Platform } from './platform.js';

export class Queues {
  readonly #platform: Platform;
  constructor(platform: Platform) {
    this.#platform = platform;
  }

  members(queueId: string) {
    const { routing } = this.#platform;
    return routing.getRoutingQueueUsers(queueId, { expand: ['presence'] });
  }

  roles = (authorization: import('purecloud-platform-client-v2').AuthorizationApi) => authorization.getAuthorizationRoleUsers('a');
}
`,
    };
    expect(await checked(program)).toEqual({
      code: 0,
      error: [],
      out: [
        'src/platform.ts:8  changed     QualityApi.getQualityFormsEvaluations: resolves with `EvaluationFormResponseEntityListing`, which was `EvaluationFormEntityListing` in July 2022',
        'src/queues.ts:11  deprecated  RoutingApi.getRoutingQueueUsers: Use `getRoutingQueueMembers`, which also knows members by group',
        `src/queues.ts:11  new         RoutingApi.getRoutingQueueUsers: ${userExpand}`,
        'src/queues.ts:14  changed     AuthorizationApi.getAuthorizationRoleUsers: resolves with `UserReferenceEntityListing` without `firstUri`, `selfUri`, `nextUri`, `previousUri`, `lastUri` and 34 more, which was `UserEntityListing` in July 2022',
        '3 uses of operations in 2 files: 2 changed, 1 deprecated, 1 new.',
      ],
    });
  });

  it('for this package, with React', async () => {
    const program = {
      'src/app.tsx': `import { LearningApi } from 'contact-centre-client/apis/learning';
import { UsersApi } from 'contact-centre-client/apis/users';
import { useApi, usePlatformQuery } from 'contact-centre-client/react';

export function Modules({ id }: { id: string }) {
  const me = usePlatformQuery(UsersApi, 'getUserProfile', [id, { fields: 'name' }]);
  const modules = usePlatformQuery(LearningApi, 'getLearningModules', [{ isPublished: true }]);
  const users = useApi(UsersApi);
  return <button onClick={() => users.deleteUser(id)}>{me.data?.name}</button>;
}
`,
      'src/app.test.tsx': `import { on } from 'contact-centre-client/testing';
import { UsersApi } from 'contact-centre-client';
on(UsersApi, 'getUser', { id: 'a' });
`,
    };
    expect(await checked(program)).toEqual({
      code: 3,
      error: [],
      out: [
        `src/app.test.tsx:3  new         UsersApi.getUser: accepts \`userCustomAttributeSchemaIds\`; ${userExpand}`,
        'src/app.tsx:6  deprecated  UsersApi.getUserProfile: The platform calls it deprecated. Use `getUser`',
        'src/app.tsx:6  new         UsersApi.getUserProfile: `expand` may be `integrationPresence`, `workPlanBidRanks`, `externalContactsSettings`, `groups` and `customAttributes`',
        'src/app.tsx:7  gone        LearningApi.getLearningModules: `isPublished` is no longer accepted',
        'src/app.tsx:7  changed     LearningApi.getLearningModules: resolves with `LearningModuleList`, which was `LearningModulesDomainEntityListing` in July 2022',
        'src/app.tsx:7  new         LearningApi.getLearningModules: accepts `statuses` and `externalIds`; `types` may be `External` and `Native`',
        'src/app.tsx:9  changed     UsersApi.deleteUser: requires other permissions than in July 2022: any of `admin`, `directory:user:delete` and `directory:organization:admin`',
        '4 uses of operations in 2 files: 1 gone, 2 changed, 1 deprecated, 3 new.',
      ],
    });
  });

  it('of Vue, on a page with a script tag', async () => {
    const program = {
      'index.html': `<!doctype html>
<script src="https://sdk-cdn.mypurecloud.com/javascript/latest/purecloud-platform-client-v2.min.js"></script>
<script type="module">
  const platformClient = window.require('platformClient');
  window.presence = new platformClient.PresenceApi();
  new platformClient.PresenceApi().getPresencedefinitions();
</script>
`,
      'src/Widget.vue': `<script>
export default { name: 'Widget' };
</script>

<script setup lang="ts">
const platformClient = require('platformClient');
const conversations = new platformClient.ConversationsApi();
defineProps<{ id: string }>();
async function attach(id: string): Promise<void> {
  await conversations.patchConversationsCallParticipantAttributes(id, 'a', { attributes: {} });
  await conversations.postConversationsFaxes({});
}
</script>

<template><button @click="attach(id)">Attach</button></template>
`,
    };
    const { code, out, error } = await checked(program);
    expect({ code, error }).toEqual({ code: 0, error: [] });
    expect(out).toEqual([
      'index.html:6  deprecated  PresenceApi.getPresencedefinitions: Use `getPresenceDefinitions0`',
      'src/Widget.vue:10  changed     ConversationsApi.patchConversationsCallParticipantAttributes: resolves with `ParticipantAttributes`, and had no result in July 2022',
      '3 uses of operations in 2 files: 1 changed, 1 deprecated.',
    ]);
  });

  it('reports only additions, or nothing', async () => {
    const text = "new (require('purecloud-platform-client-v2').AIStudioApi)().getGuides();\n";
    expect(await checked({ 'a.js': text })).toEqual({
      code: 0,
      error: [],
      out: ['1 use of operations in 1 file: no findings.'],
    });
    await put({ 'a.js': "require('contact-centre-client');" });
    expect((await check(folder)).out).toEqual(['No file uses an operation.']);
    await put({ 'a.js': 'auth.getRoutingQueueUsers();' });
    expect(await check(folder)).toEqual({
      code: 0,
      error: [],
      out: ['No file uses contact-centre-client or purecloud-platform-client-v2.'],
    });
  });
});

describe('contact-centre-client check', () => {
  const retired = 'new platformClient.WebChatApi().getWebchatSettings();';

  it('lists unreadable files and continues with the others', async () => {
    await put({
      'a.ts': `import 'contact-centre-client';\nconst = 1;`,
      'b.js': Buffer.from(`// caf\u00e9\n${retired}`, 'latin1'),
      'c.js': retired,
      'd.vue': `<script>\n\nimport 'contact-centre-client';\nlet = ;\n</script>`,
    });
    const { code, out, error } = await check(folder);
    expect(code).toBe(1);
    expect(error).toEqual([
      'b.js could not be read: it is not UTF-8',
      expect.stringMatching(/^a\.ts:2 could not be read: Unexpected token/),
      expect.stringMatching(/^d\.vue:4 could not be read: Unexpected token/),
    ]);
    expect(out).toEqual([
      'c.js:1  retired     WebChatApi.getWebchatSettings: The platform no longer offers it',
      '1 use of operations in 1 file: 1 retired.',
    ]);
  });

  it('prints everything as JSON', async () => {
    await put({
      'a.js': `let = ;`,
      'b\u202e.js': `${retired}\nrequire('contact-centre-client');\nany.getRoutingQueueUsers('a');`,
    });
    await put({ 'a.js': 'const = ; // contact-centre-client' });
    const { code, out, error } = await check(folder, '--json');
    expect(code).toBe(1);
    expect(error).toHaveLength(1);
    expect(out.join('\n')).not.toContain('\u202e');
    expect(JSON.parse(out.join('\n'))).toEqual({
      uses: 2,
      files: 1,
      counts: { retired: 1, gone: 0, changed: 0, deprecated: 1, preview: 0, new: 1 },
      findings: [
        {
          file: 'b\u202e.js',
          line: 1,
          kind: 'retired',
          apis: ['WebChatApi'],
          method: 'getWebchatSettings',
          text: 'The platform no longer offers it',
          by: 'class',
          from: 'purecloud-platform-client-v2',
        },
        expect.objectContaining({ line: 3, kind: 'deprecated', apis: ['RoutingApi'], by: 'name' }),
        expect.objectContaining({ line: 3, kind: 'new', apis: ['RoutingApi'], by: 'name' }),
      ],
      unread: [{ file: 'a.js', line: 1, reason: expect.stringContaining('Unexpected token') as string }],
      skipped: [],
    });
  });

  it('prints paths relative to the working directory', async () => {
    await put({ 'src/a.js': retired, 'other/b.js': retired });
    vi.spyOn(process, 'cwd').mockReturnValue(join(folder, 'other'));
    expect((await check(join(folder, 'src'))).out[0]).toMatch(/^\.\.\/src\/a\.js:1 {2}retired/);
    expect((await check(join(folder, 'other'))).out[0]).toMatch(/^b\.js:1 {2}retired/);
  });

  it('skips bundled files and lists them', async () => {
    const long = (length: number): string => `// ${'x'.repeat(length - 3)}`;
    await put({
      'a.js': `${retired}\r\n${long(2000)}\r\n`,
      'b.js': `\n${retired}${long(2001)}`,
      'c.js': `${retired}\n${long(2001)}\nthis is no JavaScript`,
      'd.html': `<p>${long(3000)}</p>\n<script>\n${retired}</script>`,
      'e.html': `<p>\n</p>\n<script>\n${long(2001)}\n${retired}</script>`,
    });
    const skipped = (file: string): string =>
      `${file}  skipped: this line is longer than 2,000 characters, so the file is bundled. Check its sources instead.`;
    expect(await check(folder)).toEqual({
      code: 3,
      error: [],
      out: [
        'a.js:1  retired     WebChatApi.getWebchatSettings: The platform no longer offers it',
        'd.html:3  retired     WebChatApi.getWebchatSettings: The platform no longer offers it',
        ...['b.js:2', 'c.js:2', 'e.html:4'].map(skipped),
        '2 uses of operations in 2 files: 2 retired.',
      ],
    });
    expect(JSON.parse((await check(folder, '--json')).out.join('\n'))).toMatchObject({
      skipped: [
        { file: 'b.js', line: 2 },
        { file: 'c.js', line: 2 },
        { file: 'e.html', line: 4 },
      ],
    });
  });

  it('escapes control characters from files', async () => {
    await put({
      'a\u001b[31m.js': `platformClient.x = new platformClient.WebChatApi()['getWebchat\u001b[31m']();`,
      'b.js': 'import ` \u001b[31m; // platformClient',
    });
    const { out, error } = await check(folder);
    expect([...out, ...error].join('\n')).not.toContain('\u001b');
    expect(out[0]).toContain('a\\u{1b}[31m.js:1  gone        WebChatApi.getWebchat\\u{1b}[31m: ');
  });

  it("skips dist, folders that begin with a dot, and copies of the vendor's package", async () => {
    await put({ 'dist/a.js': retired, '.git/a.js': retired, 'lib/purecloud-platform-client-v2.min.js': retired });
    expect((await check(folder)).out).toEqual(['No file uses contact-centre-client or purecloud-platform-client-v2.']);
  });

  it.each([
    [[], 'The folder of the program is missing'],
    [[''], 'The folder of the program is missing'],
    [['a', 'b'], 'Only one folder is possible: remove "b"'],
    [['--jsno', 'a'], 'Unknown option "--jsno". Did you mean "--json"?'],
    [['--json=yes', 'a'], "Option '--json' does not take an argument"],
    [['/nowhere/at/all'], '"/nowhere/at/all" could not be opened: ENOENT'],
    [['/nowhere\u001b[31m'], '"/nowhere\\u{1b}[31m" could not be opened'],
    [[import.meta.filename], 'is not a folder'],
  ])('rejects %j', async (args, message) => {
    const { code, out, error } = await check(...args);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(error.join('\n')).toContain(message);
    expect(error.join('\n')).toMatch(/^Try: contact-centre-client check --help$/m);
  });

  it.each(['--help', '-h'])('prints its options and exit codes with %s', async (option) => {
    const { code, out } = await check(option);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('Usage: contact-centre-client check <folder> [options]');
    expect(out.join('\n')).toContain('Exit code: 0 if no retired or gone operation is used');
  });
});
