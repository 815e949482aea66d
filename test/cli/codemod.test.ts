import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../../src/cli/command.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const program = "import pc from 'purecloud-platform-client-v2';\nnew pc.UsersApi();\n";
const moved = "import { UsersApi } from 'contact-centre-client';\nnew UsersApi();\n";

async function put(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

async function move(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const output = { out: [] as string[], error: [] as string[] };
  const code = await runCommand(['move', ...args], {
    out: (line) => output.out.push(line),
    error: (line) => output.error.push(line),
    stop: new AbortController().signal,
    version: '1.2.3',
  });
  return { code, out: output.out.join('\n'), error: output.error.join('\n') };
}

describe('contact-centre-client move', () => {
  it('shows the changes without writing them', async () => {
    await put({ 'src/a.ts': program });
    expect(await move(folder)).toEqual({
      code: 0,
      error: '',
      out: [
        '--- a/src/a.ts',
        '+++ b/src/a.ts',
        '@@ -1,2 +1,2 @@',
        "-import pc from 'purecloud-platform-client-v2';",
        '-new pc.UsersApi();',
        "+import { UsersApi } from 'contact-centre-client';",
        '+new UsersApi();',
        '1 file to change. Add --write to change it.',
      ].join('\n'),
    });
    expect(await read('src/a.ts')).toBe(program);
  });

  it('writes the changes with --write, and finds none the next time', async () => {
    await put({ 'src/a.ts': program, 'b.cjs': "const { UsersApi } = require('purecloud-platform-client-v2');\n" });
    const { code, out } = await move(folder, '--write');
    expect(code).toBe(0);
    expect(out).toMatch(/^2 files changed\.$/m);
    expect(await read('src/a.ts')).toBe(moved);
    expect(await read('b.cjs')).toBe("const { UsersApi } = require('contact-centre-client');\n");
    expect(await move(folder, '--write')).toEqual({
      code: 0,
      error: '',
      out: 'No file uses purecloud-platform-client-v2.',
    });
  });

  it('skips node_modules, dist, and folders that begin with a dot', async () => {
    const names = ['node_modules/x/a.js', 'dist/a.js', '.git/a.js', 'src/dist/a.js'];
    await put(Object.fromEntries(names.map((name) => [name, program])));
    expect((await move(folder, '--write')).out).toBe('No file uses purecloud-platform-client-v2.');
    for (const name of names) expect(await read(name)).toBe(program);
  });

  it('lists what needs a person by file and line', async () => {
    await put({
      'b.js': "import 'purecloud-platform-client-v2';\nclient.setStorageKey('a');\n",
      'a.html': '\n<!-- purecloud-platform-client-v2 -->',
    });
    const { out } = await move(folder);
    expect(out).toContain(
      [
        'Left to do:',
        '  a.html:2  `purecloud-platform-client-v2` is named here and was not changed. Pages load `contact-centre-client/dist/vendor/platform-client.min.js` (docs/bundlers.md#a-script-tag).',
        '  b.js:2  The client has no `setStorageKey`. Use the client option `persist: { prefix }` (docs/options.md#signing-in), or the client of `contact-centre-client/vendor`.',
        '1 file to change. Add --write to change it. 2 things are left to do.',
      ].join('\n'),
    );
  });

  it('changes the dependency, and nothing else in package.json', async () => {
    const text = (name: string, range: string): string =>
      `{\r\n\t"name": "x",\r\n\t"dependencies": {"a":"1",\r\n\t\t"${name}" : "${range}"}\r\n}`;
    await put({ 'package.json': text('purecloud-platform-client-v2', '262.0.0') });
    expect((await move(folder, '--write')).out).toContain('Run npm install to update node_modules');
    expect(await read('package.json')).toBe(text('contact-centre-client', '^1.2.3').replace('" :', '":'));
  });

  it.each([
    [
      '{"dependencies":{"contact-centre-client":"1","purecloud-platform-client-v2":"2"}}',
      '{"dependencies":{"contact-centre-client":"1"}}',
    ],
    [
      '{"dependencies":{"purecloud-platform-client-v2":"2", "contact-centre-client":"1"}}',
      '{"dependencies":{"contact-centre-client":"1"}}',
    ],
  ])('removes the dependency if this package is already listed: %s', async (before, after) => {
    await put({ 'package.json': before });
    await move(folder, '--write');
    expect(await read('package.json')).toBe(after);
  });

  it('lists other places of package.json that name the package', async () => {
    const text = '{\n  "overrides": { "purecloud-platform-client-v2": "1" }\n}';
    await put({ 'package.json': text });
    expect((await move(folder, '--write')).out).toContain(
      'package.json:2  `purecloud-platform-client-v2` is named here and was not changed.',
    );
    expect(await read('package.json')).toBe(text);
  });

  it('lists unreadable files and continues with the others', async () => {
    const latin = Buffer.from("// caf\u00e9\nimport 'purecloud-platform-client-v2';\n", 'latin1');
    await put({
      'a.ts': `${program}const = 1;`,
      'b.ts': latin,
      'c.ts': program,
      'd/package.json': '{ purecloud-platform-client-v2',
    });
    const { code, error } = await move(folder, '--write');
    expect(code).toBe(1);
    expect(error.split('\n')).toEqual([
      'b.ts was not changed: it is not UTF-8',
      expect.stringMatching(/^a\.ts:3 was not changed: Unexpected token/),
      expect.stringMatching(/^d\/package\.json:1 was not changed: /),
    ]);
    expect(await read('c.ts')).toBe(moved);
    expect(await readFile(join(folder, 'b.ts'))).toEqual(latin);
  });

  it('exits with 3 while something is left to do, also after the move', async () => {
    await put({
      'a.js': "const { ApiClient } = require('purecloud-platform-client-v2');\nApiClient.instance.setStorageKey('a');\n",
    });
    for (const args of [[folder], [folder, '--write'], [folder, '--write'], [folder]]) {
      const { code, out } = await move(...args);
      expect(code).toBe(3);
      expect(out).toContain('a.js:2  The client has no `setStorageKey`.');
    }
  });

  it('lists unchanged forms in one line', async () => {
    const text = "const pc = require('purecloud-platform-client-v2');\npc.ApiClient.instance;\n";
    await put({ 'a.js': text, 'b.js': text });
    const { code, out } = await move(folder);
    expect(code).toBe(0);
    expect(out.match(/^Unchanged, works as before .*$/gm)).toEqual([
      'Unchanged, works as before (docs/migration.md#what-move-leaves-unchanged): `ApiClient.instance` (2 places, first a.js:2).',
    ]);
  });

  it('changes the nearest package.json above the folder', async () => {
    const dependency = (name: string, range: string): string => `{"dependencies":{"${name}": "${range}"}}`;
    const theirs = dependency('purecloud-platform-client-v2', '1');
    await put({ 'package.json': theirs, 'packages/a/package.json': theirs, 'packages/a/src/a.ts': program });
    await move(join(folder, 'packages/a/src'), '--write');
    expect(await read('packages/a/package.json')).toBe(dependency('contact-centre-client', '^1.2.3'));
    expect(await read('package.json')).toBe(theirs);
  });

  it('keeps the dependency while files outside the folder use it', async () => {
    const before = '{\n  "dependencies": {\n    "purecloud-platform-client-v2": "1"\n  }\n}';
    await put({ 'package.json': before, 'src/a.ts': program, 'test/b.ts': program });
    const { code, out } = await move(join(folder, 'src'), '--write');
    expect(code).toBe(3);
    expect(out).toContain('package.json:3  `purecloud-platform-client-v2` stays a dependency: test/b.ts still uses it.');
    expect(await read('package.json')).toBe(before.replace('"pure', '"contact-centre-client": "^1.2.3",\n    "pure'));
    expect((await move(join(folder, 'test'), '--write')).code).toBe(0);
    expect(await read('package.json')).toBe(
      before.replace('purecloud-platform-client-v2": "1', 'contact-centre-client": "^1.2.3'),
    );
  });

  it('keeps line ends, byte-order mark and permissions, and leaves no other file', async () => {
    await put({ 'a.js': `\uFEFF${program.replaceAll('\n', '\r\n')}` });
    await chmod(join(folder, 'a.js'), 0o751);
    await move(folder, '--write');
    expect(await read('a.js')).toBe(`\uFEFF${moved.replaceAll('\n', '\r\n')}`);
    expect((await stat(join(folder, 'a.js'))).mode & 0o777).toBe(0o751);
    expect(await readdir(folder)).toEqual(['a.js']);
  });

  it("replaces the address of the vendor's script in pages", async () => {
    const page = (address: string): string =>
      `<script src="${address}"></script>\n<script>\nrequire('platformClient');\n</script>\n`;
    await put({ 'index.html': page('https://sdk-cdn.mypurecloud.com/javascript/169.0.1/purecloud-platform-client-v2.min.js') });
    expect((await move(folder, '--write')).code).toBe(0);
    expect(await read('index.html')).toBe(
      page('https://cdn.jsdelivr.net/npm/contact-centre-client@1.2.3/dist/vendor/platform-client.min.js'),
    );
  });

  it('escapes control characters from files', async () => {
    await put({ 'a.ts': `import 'purecloud-platform-client-v2'; // \u001b[31mred\n` });
    const { out } = await move(folder);
    expect(out).not.toContain('\u001b');
    expect(out).toContain('\\u{1b}[31mred');
  });

  it('prints each file name on one line, even with line breaks', async () => {
    const name = 'a\n+++ b/other.ts\u001b[2J\u2028\u202e.ts';
    await put({
      [name]: `import 'purecloud-platform-client-v2';\nclient.setGateway({});\nclient.setStorageKey('');\n`,
      'x\r\ny.ts': 'import "purecloud-platform-client-v2"; const = 1',
    });
    const { out, error } = await move(folder, '--write');
    const escaped = 'a\\u{0a}+++ b/other.ts\\u{1b}[2J\\u{2028}\\u{202e}.ts';
    const lines = out.split('\n').filter((line) => line.includes('other.ts'));
    expect(lines.map((line) => line.slice(0, line.indexOf(escaped)))).toEqual(['--- a/', '+++ b/', '  ', '  ']);
    expect(error).toMatch(/^x\\u\{0d\}\\u\{0a\}y\.ts:1 was not changed: [^\n]*\n?$/);
  });

  it.each([
    [[], 'The folder of the program is missing'],
    [['a', 'b'], 'Only one folder is possible: remove "b"'],
    [['--wirte', 'a'], 'Unknown option "--wirte". Did you mean "--write"?'],
    [['/nowhere/at/all'], '"/nowhere/at/all" could not be opened: ENOENT'],
    [[import.meta.filename], 'is not a folder'],
  ])('rejects %j', async (args, message) => {
    const { code, out, error } = await move(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(message);
    expect(error).toMatch(/^Try: contact-centre-client move --help$/m);
  });

  it('prints its usage', async () => {
    const { code, out } = await move('--help');
    expect(code).toBe(0);
    expect(out).toContain('Usage: contact-centre-client move <folder> [--write]');
  });
});
