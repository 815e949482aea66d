import type { ContractOperation } from '../contract/index.js';

/** What the contract says of an operation. */
export interface PackedFacts {
  readonly any: readonly string[];
  readonly all: readonly string[];
  readonly isRetired: boolean;
  readonly isDeprecated: boolean;
  readonly isPreview: boolean;
}

/** The beginnings of the names, in the order of their numbers in the text. */
const verbs = ['delete', 'get', 'head', 'patch', 'post', 'put'] as const;

/** The longest common beginning that one digit of base 36 can express. */
const MAX_SHARED = 35;

const RETIRED = 'R';
const DEPRECATED = 'D';
const PREVIEW = 'P';
const linePattern = /^(\d)(\w+) ([\da-z]+)([A-Z]*)$/;

/** Begins a list of permissions that are all required. */
const ALL = '&';

/**
 * Packs the facts of all operations into a text of an eighth of the contract's size. It has a line for each operation: the number of the
 * verb, the rest of the name, and after a space the number of the permissions and the flags. A line for each list of permissions follows
 * after an empty line. Names and permissions begin with a digit, which says how many letters they share with the line before.
 */
export function packFacts(contract: readonly ContractOperation[]): string {
  const lists = new Map<string, number>();
  const sorted = sortedOperations(contract);
  const names = shorten(sorted.map(({ rest }) => rest));
  const lines = sorted.map(({ verb, operation }, index) => {
    const list = permissionText(operation);
    const number = lists.get(list) ?? lists.size;
    lists.set(list, number);
    return `${verb}${names[index] ?? ''} ${number.toString(36)}${flagsOf(operation)}`;
  });
  return [...lines, '', ...shorten([...lists.keys()])].join('\n');
}

/** Reverses {@link packFacts}. */
export function unpackFacts(text: string): Map<string, PackedFacts> {
  const end = text.indexOf('\n\n');
  const lists = lengthen(text.slice(end + 2).split('\n')).map((list) => readPermissions(list));
  const lines = text.slice(0, end).split('\n');
  const parts = lines.map((line) => linePattern.exec(line) ?? []);
  const names = lengthen(parts.map(([, , name = '']) => name));
  const facts = new Map<string, PackedFacts>();
  for (const [index, [, verb = '', , list = '', flags = '']] of parts.entries()) {
    facts.set(`${verbs[Number(verb)] ?? ''}${names[index] ?? ''}`, {
      ...(lists[parseInt(list, 36)] ?? { any: [], all: [] }),
      isRetired: flags.includes(RETIRED),
      isDeprecated: flags.includes(DEPRECATED),
      isPreview: flags.includes(PREVIEW),
    });
  }
  return facts;
}

interface SortedOperation {
  readonly verb: number;
  /** The name without its verb. */
  readonly rest: string;
  readonly operation: ContractOperation;
}

/** Returns each operation once. Of a method that only one class still offers, it returns that one. */
function sortedOperations(contract: readonly ContractOperation[]): SortedOperation[] {
  const byName = new Map<string, ContractOperation>();
  for (const operation of contract) {
    const other = byName.get(operation.name);
    if (other === undefined || other.retired || (other.deprecated && !operation.retired)) byName.set(operation.name, operation);
  }
  const sorted = [...byName.values()].map((operation) => {
    const verb = verbs.findIndex((each) => operation.name.startsWith(each));
    return { verb, rest: operation.name.slice(verbs[verb]?.length), operation };
  });
  return sorted.sort((one, other) => {
    if (one.rest === other.rest) return one.verb - other.verb;
    return one.rest < other.rest ? -1 : 1;
  });
}

/** Replaces the beginning that each text shares with the one before by a digit. */
function shorten(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const shared = sharedLength(texts[index - 1] ?? '', text);
    return shared.toString(36) + text.slice(shared);
  });
}

/** Reverses {@link shorten}. */
function lengthen(texts: readonly string[]): string[] {
  let before = '';
  return texts.map((text) => {
    before = before.slice(0, parseInt(text.charAt(0), 36)) + text.slice(1);
    return before;
  });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < one.length && one[length] === other[length]) length++;
  return length;
}

function permissionText({ permissions: { any = [], all = [] } }: ContractOperation): string {
  return all.length > 0 ? `${ALL}${all.join(' ')}` : any.join(' ');
}

function readPermissions(text: string): Pick<PackedFacts, 'any' | 'all'> {
  const names = text.replace(ALL, '').split(' ').filter(Boolean);
  return text.startsWith(ALL) ? { any: [], all: names } : { any: names, all: [] };
}

function flagsOf({ retired, deprecated, preview }: ContractOperation): string {
  return `${retired ? RETIRED : ''}${deprecated ? DEPRECATED : ''}${preview ? PREVIEW : ''}`;
}
