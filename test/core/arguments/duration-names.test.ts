import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Numbers that are no durations: amounts, codes and ratios. */
const amounts = [
  'allowance',
  'allowed',
  'attempts',
  'bufferSize',
  'concurrency',
  'early',
  'intensity',
  'max',
  'maxBodyBytes',
  'maxBytes',
  'maxChannels',
  'maxConcurrent',
  'maxFailures',
  'maxPageSize',
  'maxQueue',
  'maxResponseBytes',
  'maxTries',
  'owner',
  'pageSize',
  'Answered.count',
  'ConnectionError.code',
  'Fault.window',
  'perMinute',
  'port',
  'preferredPort',
  'rateLimit',
  'reserve',
  'samples',
  'seed',
  'size',
  'status',
  'times',
  'token',
];

/** Durations with other names, and why they have these. */
const exceptions: Readonly<Record<string, string>> = {
  'StoredToken.expires': 'a point in time',
  accessTokenValiditySeconds: 'a field of an OAuth client, as the platform names it',
  autoClosePopupDelay: 'in ms, as the vendor names it',
  expiresIn: 'in s, a field of a token response',
  popupTimeout: 'in ms, as the vendor names it',
  refreshTokenWaitMax: 'in s, as the specification names it',
  retryAfter: 'in s, as the header Retry-After',
  silentSince: 'a point in time',
  timeout: 'in ms, as everywhere in JavaScript',
  tokenExpiryTime: 'a point in time, as the vendor names it',
  wait: 'true; a number (s) is deprecated',
};

interface NumericOption {
  name: string;
  /** With the name of its interface. */
  field: string;
  path: string;
  isDeprecated: boolean;
}

function isNumeric(type: ts.TypeNode): boolean {
  if (type.kind === ts.SyntaxKind.NumberKeyword) return true;
  return ts.isUnionTypeNode(type) && type.types.some(isNumeric);
}

/** The optional numbers of all interfaces that a file exports. */
function numericOptionsIn(path: string): NumericOption[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const options: NumericOption[] = [];
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && isNumeric(node.type)) {
      const isDeprecated = ts.getJSDocDeprecatedTag(node) !== undefined;
      const name = node.name.getText();
      options.push({ name, field: `${owner}.${name}`, path, isDeprecated });
    }
    ts.forEachChild(node, (child) => {
      visit(child, owner);
    });
  };
  for (const statement of file.statements) {
    const isExported =
      ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || !(ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))) continue;
    visit(statement, statement.name.text);
  }
  return options;
}

/** The platform's own types, the sandbox's entities and the commands have no options. */
const withoutOptions =
  /^src\/(?:apis|models|contract|check|codemod|parsing|cli|mcp|sandbox\/(?:areas|engine|operations|values|http|traffic))\//;

const options = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts') && !withoutOptions.test(path))
  .flatMap(numericOptionsIn);

const current = options.filter(({ isDeprecated }) => !isDeprecated);

it('every option that is a duration has a name that ends in Ms', () => {
  const names = options.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['maxWaitMs', 'lastsMs', 'lockForMs', 'minMs', 'ttlMs', 'windowMs']));
  const others = current.filter(
    ({ name, field }) =>
      !/[a-z](?:Ms|At|Until)$/.test(name) &&
      ![name, field].some((each) => amounts.includes(each) || Object.hasOwn(exceptions, each)),
  );
  // A new option that is no duration belongs in `amounts`.
  expect(others.map(({ path, field }) => `${path}: ${field}`)).toEqual([]);
});

it('no exception is obsolete', () => {
  const names = new Set(current.flatMap(({ name, field }) => [name, field]));
  expect([...amounts, ...Object.keys(exceptions)].filter((name) => !names.has(name))).toEqual([]);
});
