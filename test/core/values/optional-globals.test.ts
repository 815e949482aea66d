import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientFolders } from '../../support/client-folders.js';

const root = fileURLToPath(new URL('../../../src/', import.meta.url));

/** Globals that Jest's jsdom environment, React Native or pages without TLS lack. */
const globals = new Set([
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DOMException',
  'File',
  'FormData',
  'Headers',
  'MessageChannel',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'XMLHttpRequest',
  'crypto',
  'setImmediate',
  'structuredClone',
]);

/** Members that the same environments lack, and what to use instead. */
const members: Readonly<Record<string, string>> = {
  'AbortSignal.any': 'Deadline of core/transport/deadline.ts',
  'AbortSignal.timeout': 'Deadline of core/transport/deadline.ts',
  'Promise.withResolvers': 'new Promise',
  'crypto.randomUUID': 'randomId of core/values/random.ts',
  throwIfAborted: 'throwIfAborted of core/transport/aborts.ts',
};

/** Files that require them, and why. */
const needed: Readonly<Record<string, readonly string[]>> = {
  // Reached only after a check of crypto.subtle.
  'core/values/digest.ts': ['crypto'],
  // A file is a web stream or a Blob, in every environment that transfers files.
  'files/upload/bodies.ts': ['WritableStream', 'TextDecoder'],
  'files/upload/counted-stream.ts': ['ReadableStream'],
  'files/disk/disk-fetch.ts': ['Headers', 'Response'],
  'files/disk/web-stream.ts': ['ReadableStream'],
  'files/upload/forms.ts': ['Blob', 'ReadableStream'],
  'files/download/gzip.ts': ['CompressionStream'],
  'files/upload/source.ts': ['Blob'],
  'files/upload/upload.ts': ['Response'],
  // Used only if the page has one.
  'files/upload/xhr.ts': ['XMLHttpRequest'],
  // Reads a file of Node.
  'bulk/journal/file-journal.ts': ['TextDecoder'],
};

/** The optional globals and members that a source file uses without checking whether they exist. */
function unguarded(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const used = new Set<string>();
  const requiredNames = new Set(needed[name]);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isTypeOfExpression(node) && ts.isIdentifier(node.expression)) requiredNames.add(node.expression.text);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    // A local of the same name, as from `const { crypto } = globalThis`, has a type that allows it to be missing.
    if ((ts.isBindingElement(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) requiredNames.add(node.name.text);
    if (ts.isPropertyAccessExpression(node)) {
      const member = [`${node.expression.getText()}.${node.name.text}`, node.name.text].find((each) =>
        Object.hasOwn(members, each),
      );
      if (member !== undefined) used.add(member);
    }
    if (ts.isIdentifier(node) && globals.has(node.text) && isReference(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((each) => !requiredNames.has(each.replace(/\..*/, '')) && !requiredNames.has(each));
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isTypeOfExpression(parent)) return false;
  const isName = 'name' in parent && parent.name === node;
  return !(isName || ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isBindingElement(parent));
}

const files = clientFolders.flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

describe('portable source', () => {
  it('uses no global and no member that an environment lacks without a check', () => {
    const findings = files.flatMap((file) =>
      unguarded(file, readFileSync(root + file, 'utf8')).map((each) => `${file}: ${each}`),
    );
    expect(findings).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const used = Object.entries(needed).filter(([file, names]) => {
      const text = readFileSync(root + file, 'utf8');
      return !names.every((name) => text.includes(name));
    });
    expect(used).toEqual([]);
  });
});

describe('the check', () => {
  it.each([
    ['signal.throwIfAborted();', ['throwIfAborted']],
    ['signal?.throwIfAborted();', ['throwIfAborted']],
    ['const until = AbortSignal.timeout(5);', ['AbortSignal.timeout']],
    ['const id = crypto.randomUUID();', ['crypto.randomUUID', 'crypto']],
    ['const copy = structuredClone(value);', ['structuredClone']],
    ['const text = new TextDecoder().decode(bytes);', ['TextDecoder']],
    ['if (value instanceof Blob) take(value);', ['Blob']],
  ])('finds %s', (text, expectedNames) => {
    expect(unguarded('core/x.ts', text)).toEqual(expectedNames);
  });

  it.each([
    ["import { throwIfAborted } from './aborts.js'; throwIfAborted(signal);"],
    ["const text = typeof TextDecoder === 'function' ? new TextDecoder().decode(bytes) : utf8Text(bytes);"],
    ['const { crypto } = globalThis as { crypto?: Partial<Crypto> }; crypto?.subtle;'],
    ['function read(response: Response, headers: Headers): ReadableStream | undefined { return undefined; }'],
    ['const names = { Blob: 1 }; names.Blob;'],
    ["import type { Request } from './x.js';"],
  ])('accepts %s', (text) => {
    expect(unguarded('core/x.ts', text)).toEqual([]);
  });
});
