import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseContract } from '../../src/contract/index.js';
import { firstSentence, readDocComments } from '../../src/parsing/doc-comments.js';
import { parse } from './syntax.js';

const folder = 'src/apis';

/** Returns the sources of the tables in src/preflight by their file names, derived from the contract and the comments of the API classes. */
export function preflightTables(): Record<string, string> {
  const contract = parseContract();
  const names = [...new Set(contract.map(({ name }) => name))].sort();
  // A method that one class still offers needs no replacement.
  const currentNames = new Set(contract.flatMap(({ name, deprecated }) => (deprecated ? [] : [name])));
  const sources = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const limits = new Map(sources.flatMap((text) => [...limitsIn(text)]));
  const replacements = replacementsIn(sources);
  for (const name of currentNames) replacements.delete(name);
  const linesOf = (texts: ReadonlyMap<string, readonly string[]>): string[] => names.flatMap((name) => texts.get(name) ?? []);
  return {
    'operation-names.ts': nameModule(names),
    'limits.ts': textModule(
      'limitText',
      'Limits: the operation, the argument or option if only one is limited, and the text.',
      linesOf(limits),
    ),
    'replacements.ts': textModule(
      'replacementText',
      'What to use instead of retired and deprecated operations.',
      linesOf(replacements),
    ),
  };
}

const note =
  'Derived from the contract and the comments of src/apis: `npx vitest run test/preflight/tables.test.ts -u` writes this file.';

function nameModule(names: readonly string[]): string {
  const lines = names.map((name) => `  | '${name}'`);
  return `/**\n * The name of an operation, which is a method of an API class.\n *\n * ${note}\n */\nexport type OperationName =\n${lines.join('\n')};\n`;
}

function textModule(name: string, summary: string, lines: readonly string[]): string {
  const text = lines.map((line) => line.replaceAll('`', '\\`')).join('\n');
  return `/**\n * ${summary}\n *\n * ${note}\n */\nexport const ${name} = \`\n${text}\n\`;\n`;
}

/** Returns the `@deprecated` texts that say more than the flags of the contract, by method. */
function replacementsIn(sources: readonly string[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const [key, { deprecated }] of sources.flatMap((source) => [...readDocComments(source).methods])) {
    const name = key.slice(key.indexOf('.') + 1);
    const text = deprecated?.replace(general, '').trim();
    if (text !== undefined && text !== '') texts.set(name, [`${name}: ${text}`]);
  }
  return texts;
}

/** Says what the flags say. */
const general = /^The platform (?:no longer offers it|calls it deprecated|advises against it)\./;

/** Matches a sentence that states a limit, such as `At most 500.` or `may answer 429`. */
const limit = /\bat most\b.*\d|\d.*\bat most\b|\bup to \d|\banswer 429\b/i;

/** Returns the limits of the methods in a module: of the methods themselves, their parameters and their options. */
function limitsIn(text: string): Map<string, string[]> {
  const source = parse('api.ts', text);
  const limits = new Map<string, string[]>();
  const optionLimits = new Map<string, [argument: string, text: string][]>();
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) optionLimits.set(statement.name.text, statement.members.flatMap(limitsOfMember));
  }
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement)) continue;
    for (const member of statement.members) {
      if (!ts.isMethodDeclaration(member) || !ts.isIdentifier(member.name)) continue;
      const name = member.name.text;
      const options = member.parameters.flatMap(({ type }) => (type ? (optionLimits.get(type.getText()) ?? []) : []));
      const lines = [...limitsOfMethod(member), ...options].map(
        ([argument, each]) => `${name}${argument === '' ? '' : ` ${argument}`}: ${each}`,
      );
      if (lines.length > 0) limits.set(name, [...new Set(lines)]);
    }
  }
  return limits;
}

function limitsOfMethod(member: ts.MethodDeclaration): [argument: string, text: string][] {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const ofMethod = limitSentences(textOf(comment?.comment)).map((each): [string, string] => ['', each]);
  const parameters = [...(comment?.tags ?? [])]
    .filter((tag) => ts.isJSDocParameterTag(tag))
    .flatMap((tag) => {
      const name = tag.name.getText().replace(/^opts\./, '');
      return limitSentences(textOf(tag.comment).replace(/^- /, '')).map((each): [string, string] => [name, each]);
    });
  return [...ofMethod, ...parameters];
}

function limitsOfMember(member: ts.TypeElement): [argument: string, text: string][] {
  const [comment] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const name = member.name && ts.isIdentifier(member.name) ? member.name.text : '';
  return limitSentences(textOf(comment?.comment)).map((each): [string, string] => [name, each]);
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the sentences of a text that state a limit. */
function limitSentences(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  while (rest !== '') {
    const sentence = firstSentence(rest);
    if (limit.test(sentence)) sentences.push(sentence.endsWith('.') ? sentence : `${sentence}.`);
    rest = rest.slice(sentence.length).trim();
  }
  return sentences;
}
