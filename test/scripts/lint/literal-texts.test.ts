import { beforeAll, expect, it } from 'vitest';
import { lintFiles } from './lint-files.js';

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

/** Returns the texts that the rule reports in all files, by file. */
function reportedTexts(): Record<string, string[]> {
  const codes = Object.fromEntries(Object.entries(files).map(([file, [code]]) => [file, code]));
  const textOf = (message: string): string => /^Move "(.+)" to/.exec(message)?.[1] ?? message;
  return Object.fromEntries([...lintFiles('no-literal-texts', codes)].map(([file, messages]) => [file, messages.map(textOf)]));
}

let reported: Record<string, string[]>;

beforeAll(() => {
  reported = reportedTexts();
});

it.each(Object.keys(files))('The rule reports the texts for users that are not in a catalogue: %s', (file) => {
  expect([...(reported[file] ?? [])].sort()).toEqual([...(files[file]?.[1] ?? [])].sort());
});
