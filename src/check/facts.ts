import type { ContractOperation } from '../contract/index.js';
import { addToGroup } from '../parsing/add-to-group.js';
import { THEIRS } from '../parsing/packages.js';
import { keyName } from './values/members.js';
import type { OperationChange } from './operation-changes.js';
import type { Former } from './former-operations.js';
import type { FactTables } from './fact-tables.js';
import type { Use } from './uses.js';

/** The kinds of facts about an operation, most serious first. */
export const kinds = ['retired', 'gone', 'changed', 'deprecated', 'preview', 'new'] as const;
export type Kind = (typeof kinds)[number];

export interface Fact {
  readonly kind: Kind;
  readonly text: string;
}

/** A use of an operation, and the facts about it. */
export interface UseFacts {
  /** The class; several if the method's name exists in more than one. */
  readonly apis: readonly string[];
  /** The operation; the first one if there are several. */
  readonly operation: ContractOperation | undefined;
  readonly facts: readonly Fact[];
}

/** Finds the facts about operations. */
export class Facts {
  readonly #tables: FactTables;
  readonly #former: Former;
  readonly #byName = new Map<string, ContractOperation[]>();

  constructor(tables: FactTables, former: Former) {
    this.#tables = tables;
    this.#former = former;
    for (const each of tables.operations) addToGroup(this.#byName, each.name, each);
  }

  readonly has = (method: string): boolean => this.#byName.has(method);

  /** Returns the facts about a use; `undefined` if the method's name belongs to several operations with different facts. */
  of({ method, of, args }: Use, defaultOrigin: string): UseFacts | undefined {
    const operations = this.#byName.get(method) ?? [];
    if (of) {
      const operation = operations.find(({ area }) => area === of.api);
      return {
        apis: [of.api],
        operation,
        facts: operation ? this.#factsOfCall(operation, args, of.origin) : [this.#factOfMissing(of.api, operations)],
      };
    }
    return commonFacts(operations, (each) => this.#factsOfCall(each, args, defaultOrigin));
  }

  /** Returns the facts about a path; `undefined` if it belongs to several operations with different facts. */
  ofPath(operations: readonly ContractOperation[], options: readonly string[]): UseFacts | undefined {
    return commonFacts(operations, (each) => this.#facts(each, options, undefined));
  }

  #factsOfCall(operation: ContractOperation, args: Use['args'], origin: string): Fact[] {
    const options = optionsOf(operation, args);
    return this.#facts(operation, options.names, operation.strict ? bodyForm(operation, options, origin) : undefined);
  }

  #factOfMissing(api: string, elsewhere: readonly ContractOperation[]): Fact {
    if (!this.#tables.apis.has(api))
      return { kind: 'gone', text: 'no class has this name, neither in July 2022 nor in August 2026' };
    const areas = elsewhere.map(({ area }) => `\`${area}\``);
    const hint = areas.length > 0 ? `; ${areas.join(' and ')} has it` : '';
    return { kind: 'gone', text: `the class has no such operation, neither in July 2022 nor in August 2026${hint}` };
  }

  /**
   * @param options - The names of the options in the call; `undefined` if they are not known.
   * @param form - A fact about how
   * the body is passed.
   */
  #facts(operation: ContractOperation, options: readonly string[] | undefined, form: string | undefined): Fact[] {
    const { area, name, deprecated, retired, preview } = operation;
    const change = this.#tables.changes.get(`${area}.${name}`) ?? noChange;
    if (retired) return [{ kind: 'retired', text: 'The platform no longer offers it' }];
    return [
      ...this.#changes(operation, change, options, form),
      ...(deprecated ? [{ kind: 'deprecated' as const, text: 'The platform calls it deprecated' }] : []),
      ...(preview ? [{ kind: 'preview' as const, text: 'The platform may change or remove it without notice' }] : []),
    ];
  }

  #changes(
    operation: ContractOperation,
    change: OperationChange,
    options: readonly string[] | undefined,
    form: string | undefined,
  ): Fact[] {
    const texts: Record<'gone' | 'changed' | 'new', string[]> = { gone: [], changed: [], new: [] };
    const { removed, added, values, returns, body, hasOtherPermissions: permissions } = change;
    const passedOptions = removed.filter((name) => options?.includes(name));
    if (passedOptions.length > 0) texts.gone.push(notAcceptedText(passedOptions));
    else if (removed.length > 0 && !options) texts.changed.push(notAcceptedText(removed));
    if (form !== undefined) texts.changed.push(form);
    const bodyNow = operation.body?.type ?? '';
    if (body === 'none') texts.changed.push(`accepts a body, \`${bodyNow}\``);
    else if (body !== undefined) texts.changed.push(`its body is ${this.#typeNow(bodyNow, body)}`);
    if (returns === 'void') texts.changed.push(`resolves with \`${operation.returns}\`, and had no result in July 2022`);
    else if (returns !== undefined) texts.changed.push(`resolves with ${this.#typeNow(operation.returns, returns)}`);
    if (permissions) texts.changed.push(`requires other permissions than in July 2022${permissionsText(operation)}`);
    if (added.length > 0) texts.new.push(`accepts ${formatList(added)}`);
    for (const [name, list] of values) texts.new.push(`\`${name}\` may be ${formatList(list)}`);
    return (['gone', 'changed', 'new'] as const).flatMap((kind) =>
      texts[kind].length > 0 ? [{ kind, text: texts[kind].join('; ') }] : [],
    );
  }

  #typeNow(now: string, was: string): string {
    const removed = this.#former.removedFields(was, now);
    return `\`${now}\`${removed.length > 0 ? ` without ${formatList(removed)}` : ''}, which was \`${was}\` in July 2022`;
  }
}

const noChange: OperationChange = {
  added: [],
  removed: [],
  values: new Map(),
  body: undefined,
  returns: undefined,
  hasOtherPermissions: false,
};

/** The `opts` argument of a call. `names` is `undefined` if the names of the options are not known. */
interface Options {
  readonly names: readonly string[] | undefined;
  readonly isPresent: boolean;
}

function optionsOf({ arguments: required }: ContractOperation, args: Use['args']): Options {
  if (!args || args.slice(0, required.length + 1).some(({ type }) => type === 'SpreadElement'))
    return { names: undefined, isPresent: true };
  const node = args[required.length];
  if (!node) return { names: [], isPresent: false };
  if (node.type !== 'ObjectExpression') return { names: undefined, isPresent: true };
  const names = node.properties.map((each) => keyName(each));
  return names.includes(undefined)
    ? { names: undefined, isPresent: true }
    : { names: names.flatMap((name) => name ?? []), isPresent: true };
}

/**
 * Newer packages of the vendor take a body that was optional in July 2022 as a separate argument. Here it is still `opts.body`.
 */
function bodyForm(operation: ContractOperation, { names, isPresent }: Options, origin: string): string | undefined {
  if (!isPresent) return 'requires a body: pass `{ body }`';
  if (names?.includes('body') === true) return undefined;
  const optionNames = [...operation.query, ...operation.headers].map(({ argument }) => argument);
  if (names?.every((name) => optionNames.includes(name)) === true) return 'requires a body: pass `body` with the other options';
  if (names) return 'a body is passed in place of `opts`: pass `{ body: … }`';
  return origin === THEIRS
    ? 'newer versions of the vendor’s package take the body as an argument: pass `{ body }` here'
    : 'requires a body: pass `{ body }`';
}

/** Returns the facts about several operations if they are the same for all of them. */
function commonFacts(
  operations: readonly ContractOperation[],
  getFacts: (operation: ContractOperation) => Fact[],
): UseFacts | undefined {
  const [first, ...others] = operations.map(getFacts);
  if (!first || others.some((facts) => JSON.stringify(facts) !== JSON.stringify(first))) return undefined;
  return { apis: operations.map(({ area }) => area), operation: operations[0], facts: first };
}

/** Texts for removed options and removed fields. */
export function notAcceptedText(names: readonly string[]): string {
  return `${formatList(names)} ${names.length > 1 ? 'are' : 'is'} no longer accepted`;
}

export function notSentText(name: string): string {
  return `\`${name}\` is no longer sent`;
}

function permissionsText({ permissions: { any, all } }: ContractOperation): string {
  const names = all ?? any ?? [];
  return names.length < 2 ? names.map((name) => `: \`${name}\``).join('') : `: ${all ? 'all' : 'any'} of ${formatList(names)}`;
}

/** Longer lists end with a count of the remaining names. */
const MAX_SHOWN = 6;

function formatList(names: readonly string[]): string {
  const shownNames = names.slice(0, names.length > MAX_SHOWN ? MAX_SHOWN - 1 : MAX_SHOWN).map((name) => `\`${name}\``);
  const hiddenCount = names.length - shownNames.length;
  if (hiddenCount > 0) return `${shownNames.join(', ')} and ${hiddenCount} more`;
  const last = shownNames.pop() ?? '';
  return shownNames.length > 0 ? `${shownNames.join(', ')} and ${last}` : last;
}
