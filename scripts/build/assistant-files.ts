import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstSentence } from '../../src/parsing/doc-comments.js';
import type { FoundOperation } from '../../src/find/operations.js';

/** What the files for coding assistants are made from. */
export interface AssistantSources {
  readonly operations: readonly FoundOperation[];
  /** The doc comments of the API classes, by class. */
  readonly classes: ReadonlyMap<string, string>;
  /** The guides, by path. */
  readonly guides: ReadonlyMap<string, string>;
  /** The text of AGENTS.md. */
  readonly agents: string;
}

/** Writes the files for coding assistants into the package. */
export async function writeAssistantFiles(sources: AssistantSources, dist = 'dist'): Promise<void> {
  const folder = join(dist, 'llms');
  await mkdir(folder, { recursive: true });
  for (const [name, text] of assistantFiles(sources)) await writeFile(join(folder, name), text);
}

/** Returns the files for coding assistants, by name: an overview, all methods in one file, and a file for each API class. */
export function assistantFiles(sources: AssistantSources): Map<string, string> {
  const areas = [...sources.classes.keys()].filter((api) => api !== 'PlatformApi').sort();
  return new Map([
    ['llms.txt', overview(areas, sources)],
    ['llms-full.txt', allMethods(areas, sources)],
    ...areas.map((api): [string, string] => [areaFile(api), areaPage(api, sources)]),
  ]);
}

/** Returns the name of the file for a class, such as `external-contacts.md`: that of its module. */
function areaFile(api: string): string {
  const words = api
    .replace(/Api$/, '')
    .replace('OAuth', 'Oauth')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2');
  return `${words.toLowerCase()}.md`;
}

const title = '# contact-centre-client';
const description =
  '> A TypeScript client for the Genesys Cloud platform API v2, with a sandbox that simulates the platform. Unofficial. ' +
  'Works in Node, browsers, workers, Deno and Bun.';

/** Returns `llms.txt` as llmstxt.org describes it: title, summary, and lists of links. */
function overview(areas: readonly string[], { classes, guides }: AssistantSources): string {
  const guideLinks = [...guides].map(([path, text]) => `- [${headingOf(text)}](../../${path}): ${introductionOf(text)}`);
  const areaLinks = areas.map((api) => `- [${api}](${areaFile(api)}): ${firstSentence(classes.get(api) ?? '')}`);
  return [
    title,
    '',
    description,
    '',
    'Start with [AGENTS.md](../../AGENTS.md): how to call methods, read lists, handle errors, sign in and test.',
    '`npx contact-centre-client find "set presence"` finds methods by what they do.',
    '',
    '## How to read the pages of classes',
    '',
    "Methods are listed by route, without `/api/v2`. The verb of a request is the first word of the method's name. `opts` holds the optional values;",
    'each method takes `request` as its last argument, which is left out. A result without a type is `void`. In brackets: the permissions, with `|`',
    'where one of them is enough, and `&` where all are required. Declarations and full comments: `dist/apis/<area>.d.cts`.',
    '',
    '## Guides',
    '',
    ...guideLinks,
    '',
    '## API classes',
    '',
    ...areaLinks,
    '',
    '## Optional',
    '',
    '- [llms-full.txt](llms-full.txt): AGENTS.md and the methods of all API classes in one file',
    '- [CHANGELOG.md](../../CHANGELOG.md): changes by version',
    '',
  ].join('\n');
}

function headingOf(text: string): string {
  return /^# (.*)$/m.exec(text)?.[1] ?? '';
}

/** Returns the first sentence below the title. */
function introductionOf(text: string): string {
  const paragraph = text.split('\n\n').find((part) => /^[\p{L}`]/u.test(part)) ?? '';
  return firstSentence(withoutLinks(paragraph.replace(/\s+/g, ' ')));
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** Returns the methods of all classes by verb; their files have the details. */
function allMethods(areas: readonly string[], { operations, agents }: AssistantSources): string {
  const sections = areas.map((api) => {
    const methods = operations.filter((operation) => operation.area === api && !operation.retired);
    const names = methods.flatMap(({ name, deprecated }) => (deprecated ? [] : [name]));
    return [`## ${api} (${areaFile(api)})`, '', names.join(' '), ''].join('\n');
  });
  return [agents.trim(), '', '# Methods', '', ...sections].join('\n');
}

/** Returns the page of a class. */
function areaPage(api: string, { operations, classes }: AssistantSources): string {
  const methods = operations.filter((operation) => operation.area === api);
  const others = operations.filter((operation) => operation.area !== api && operation.classes.includes(api));
  const active = methods.filter(({ retired }) => !retired);
  const retired = methods.filter((operation) => operation.retired);
  return [
    `# ${api}`,
    '',
    classes.get(api) ?? '',
    '',
    '[How to read this](llms.txt)',
    '',
    ...routeLines(active),
    ...(others.length > 0 ? ['## Methods that another class describes', '', ...otherLines(others), ''] : []),
    ...(retired.length > 0 ? ['## Retired: the platform no longer offers these', '', ...retired.map(retiredLine), ''] : []),
  ].join('\n');
}

/** Returns the methods of a class by route, so that each route is written once. */
function routeLines(operations: readonly FoundOperation[]): string[] {
  const byPath = new Map<string, FoundOperation[]>();
  for (const operation of operations) byPath.set(operation.path, [...(byPath.get(operation.path) ?? []), operation]);
  const paths = [...byPath].sort(([one], [other]) => (one < other ? -1 : 1));
  return paths.flatMap(([path, methods]) => [path.replace('/api/v2', ''), ...methods.map(methodLine), '']);
}

function methodLine(operation: FoundOperation): string {
  const { name, returns, deprecated, preview, replacement = '' } = operation;
  const result = returns === 'void' ? '' : `: ${returns}`;
  const permissions = permissionText(operation);
  const parts = [
    `- \`${name}(${argumentsText(operation)})${result}\``,
    shorten(operation.summary),
    ...(permissions === '' ? [] : [`[${permissions}]`]),
    ...(preview ? ['PREVIEW'] : []),
    ...(deprecated ? [`DEPRECATED: ${firstSentence(replacement)}`] : []),
  ];
  return parts.join(' ');
}

const LONG = 40;

/** Returns the main clause of a long sentence. */
function shorten(sentence: string): string {
  if (sentence.length <= LONG) return sentence;
  const [clause = sentence] = sentence.split(
    /(?<=.{16})(?:[:;]| \(|, (?:so that|such as|which|who|whose|where|as|with|and|or|by|for|along|while|until|unless|to)\b)/,
  );
  return clause.endsWith('.') ? clause : `${clause}.`;
}

function otherLines(operations: readonly FoundOperation[]): string[] {
  const areas = [...new Set(operations.map(({ area }) => area))];
  return areas.map((area) => {
    const names = operations.flatMap((operation) => (operation.area === area ? [operation.name] : []));
    return `- [${area}](${areaFile(area)}): ${names.join(', ')}`;
  });
}

function retiredLine({ name, replacement = '' }: FoundOperation): string {
  return `- \`${name}\`: ${firstSentence(replacement)}`;
}

function argumentsText(operation: FoundOperation): string {
  const { body, arguments: names } = operation;
  const texts = names.map((name) => (name === body?.argument ? `${name}: ${body.type}` : name));
  return [...texts, ...(hasOptions(operation) ? [optionsText(operation)] : [])].join(', ');
}

function hasOptions({ arguments: names, query, headers, body }: FoundOperation): boolean {
  return [...query, ...headers, ...(body ? [body] : [])].some(({ argument }) => !names.includes(argument));
}

function optionsText({ arguments: names, body }: FoundOperation): string {
  return body && !names.includes(body.argument) ? `opts?: { ${body.argument}?: ${body.type} }` : 'opts?';
}

function permissionText({ permissions: { any = [], all = [] } }: FoundOperation): string {
  return all.length > 0 ? all.join('&') : any.join('|');
}
