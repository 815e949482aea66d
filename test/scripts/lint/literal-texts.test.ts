import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Files with code, and the texts that the rule reports in them. */
const files: Readonly<Record<string, readonly [code: string, reported: readonly string[]]>> = {
  'content.tsx': [
    'const a = <p>Hello <b>you</b> {name} 5 s</p>; const b = <p>{"Good"}{ok ? "Yes" : `No ${count}`}{ok && "Maybe"}</p>;',
    ['Hello', 'you', 'Good', 'Yes', 'No …', 'Maybe'],
  ],
  'attributes.tsx': [
    'const a = <Field label="Name" title={`Name of ${who}`} aria-label={ok ? "On" : "Off"} placeholder="Name" name="Agents" />;',
    ['Name', 'Name of …', 'On', 'Off', 'Name', 'Agents'],
  ],
  'technical-attributes.tsx': [
    'const a = <Icon name="warning" className="one-line tabular" keywords="language Sprache" color="teal" id="failure.retry" />;',
    [],
  ],
  'translated.tsx': [
    'const a = <Field label={text("field.name")} title={text(ok ? "a.b" : "c.d")}>{text("a.b", { name: "x" })}</Field>;',
    [],
  ],
  'objects.ts': [
    'const a = { label: "Waiting", title: "term.waiting", color: "red", name: "Queue" }; const b = { name: "now", description: "s" };',
    ['Waiting', 'Queue'],
  ],
  'sentences.ts': [
    'function f() { return "Choose both queues."; } const list = ["Longest wait", "now"]; announce("Done"); const g = (n = "Some text") => n;',
    ['Choose both queues.', 'Longest wait', 'Done', 'Some text'],
  ],
  'for-programs.ts': [
    'throw new TypeError("No such thing"); if (presence === "On Queue") f("a.b"); switch (x) { case "On Queue": } const y = z["On Queue"]; document.querySelector("main section"); class E extends Error { constructor() { super("Not there"); } } type T = "Two words"; import x from "./a b.js";',
    [],
  ],
  'names.tsx': ['const a = <b>TypeScript</b>; const scope = { message: "conversation:message:monitor" };', []],
};

const reportedTexts = new Map<string, string[]>();
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'literal-texts-'));
  const jsPlugins = [join(root, 'scripts/lint/plugin.mjs')];
  const config = { jsPlugins, categories: { correctness: 'off' }, rules: { 'project/no-literal-texts': 'error' } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const [file, [code]] of Object.entries(files)) writeFileSync(join(folder, file), code);
  for (const { filename, message } of lint().diagnostics) {
    const text = /^Move "(.+)" to/.exec(message)?.[1] ?? message;
    reportedTexts.set(filename, [...(reportedTexts.get(filename) ?? []), text]);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lints the files. The linter exits with 1 if it reports something, and its report is the output. */
function lint(): { diagnostics: { filename: string; message: string }[] } {
  const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', 'config.json', '-f', 'json', '.'];
  try {
    return JSON.parse(execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })) as ReturnType<typeof lint>;
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as ReturnType<typeof lint>;
  }
}

it.each(Object.keys(files))('The rule reports the texts for users that are not in a catalogue: %s', (file) => {
  expect([...(reportedTexts.get(file) ?? [])].sort()).toEqual([...(files[file]?.[1] ?? [])].sort());
});
