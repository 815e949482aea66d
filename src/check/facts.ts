import type { ContractOperation } from '../contract/index.js';
import { added } from '../parsing/grouped.js';
import { THEIRS } from '../parsing/packages.js';
import { keyName } from './values/members.js';
import type { Changed } from './changed.js';
import type { Former } from './former-operations.js';
import type { Known } from './known.js';
import type { Use } from './uses.js';

/** The kinds of facts about an operation, most serious first. */
export const kinds = ['retired', 'gone', 'changed', 'deprecated', 'preview', 'new'] as const;
export type Kind = (typeof kinds)[number];

export interface Fact {
  readonly kind: Kind;
  readonly text: string;
}

/** A use of an operation, and the facts about it. */
export interface Told {
  /** The class; several if the method's name exists in more than one. */
  readonly apis: readonly string[];
  /** The operation; the first one if there are several. */
  readonly operation: ContractOperation | undefined;
  readonly facts: readonly Fact[];
}

/** Finds the facts about operations. */
export class Facts {
  readonly #known: Known;
  readonly #former: Former;
  readonly #byName = new Map<string, ContractOperation[]>();

  constructor(known: Known, former: Former) {
    this.#known = known;
    this.#former = former;
    for (const each of known.operations) added(this.#byName, each.name, each);
  }

  readonly has = (method: string): boolean => this.#byName.has(method);

  /** Returns the facts about a use; `undefined` if the method's name belongs to several operations with different facts. */
  of({ method, of, args }: Use, mostly: string): Told | undefined {
    const operations = this.#byName.get(method) ?? [];
    if (of) {
      const operation = operations.find(({ area }) => area === of.api);
      return {
        apis: [of.api],
        operation,
        facts: operation ? this.#called(operation, args, of.origin) : [this.#missing(of.api, operations)],
      };
    }
    return agreed(operations, (each) => this.#called(each, args, mostly));
  }

  /** Returns the facts about a path; `undefined` if it belongs to several operations with different facts. */
  ofPath(operations: readonly ContractOperation[], options: readonly string[]): Told | undefined {
    return agreed(operations, (each) => this.#facts(each, options, undefined));
  }

  #called(operation: ContractOperation, args: Use['args'], origin: string): Fact[] {
    const options = optionsOf(operation, args);
    return this.#facts(operation, options.names, operation.strict ? bodyForm(operation, options, origin) : undefined);
  }

  #missing(api: string, elsewhere: readonly ContractOperation[]): Fact {
    if (!this.#known.apis.has(api))
      return { kind: 'gone', text: 'no class has this name, neither in July 2022 nor in August 2026' };
    const found = elsewhere.map(({ area }) => `\`${area}\``);
    const hint = found.length > 0 ? `; ${found.join(' and ')} has it` : '';
    return { kind: 'gone', text: `the class has no such operation, neither in July 2022 nor in August 2026${hint}` };
  }

  /**
   * @param options - The names of the options in the call; `undefined` if they are not known.
   * @param form - A fact about how
   * the body is passed.
   */
  #facts(operation: ContractOperation, options: readonly string[] | undefined, form: string | undefined): Fact[] {
    const { area, name, deprecated, retired, preview } = operation;
    const changed = this.#known.changed.get(`${area}.${name}`) ?? unchanged;
    if (retired) return [{ kind: 'retired', text: 'The platform no longer offers it' }];
    return [
      ...this.#changes(operation, changed, options, form),
      ...(deprecated ? [{ kind: 'deprecated' as const, text: 'The platform marks it as deprecated' }] : []),
      ...(preview ? [{ kind: 'preview' as const, text: 'The platform may change or remove it without notice' }] : []),
    ];
  }

  #changes(
    operation: ContractOperation,
    changed: Changed,
    options: readonly string[] | undefined,
    form: string | undefined,
  ): Fact[] {
    const texts: Record<'gone' | 'changed' | 'new', string[]> = { gone: [], changed: [], new: [] };
    const { gone, added, values, returns, body, permissions } = changed;
    const given = gone.filter((name) => options?.includes(name));
    if (given.length > 0) texts.gone.push(notTaken(given));
    else if (gone.length > 0 && !options) texts.changed.push(notTaken(gone));
    if (form !== undefined) texts.changed.push(form);
    const bodyNow = operation.body?.type ?? '';
    if (body === 'none') texts.changed.push(`accepts a body, \`${bodyNow}\``);
    else if (body !== undefined) texts.changed.push(`its body is ${this.#typeNow(bodyNow, body)}`);
    if (returns === 'void') texts.changed.push(`resolves with \`${operation.returns}\`, and had no result in July 2022`);
    else if (returns !== undefined) texts.changed.push(`resolves with ${this.#typeNow(operation.returns, returns)}`);
    if (permissions) texts.changed.push(`requires other permissions than in July 2022${needed(operation)}`);
    if (added.length > 0) texts.new.push(`accepts ${listed(added)}`);
    for (const [name, list] of values) texts.new.push(`\`${name}\` may be ${listed(list)}`);
    return (['gone', 'changed', 'new'] as const).flatMap((kind) =>
      texts[kind].length > 0 ? [{ kind, text: texts[kind].join('; ') }] : [],
    );
  }

  #typeNow(now: string, was: string): string {
    const gone = this.#former.goneFrom(was, now);
    return `\`${now}\`${gone.length > 0 ? ` without ${listed(gone)}` : ''}, which was \`${was}\` in July 2022`;
  }
}

const unchanged: Changed = { added: [], gone: [], values: new Map(), body: undefined, returns: undefined, permissions: false };

/** The `opts` argument of a call. `names` is `undefined` if the names of the options are not known. */
interface Options {
  readonly names: readonly string[] | undefined;
  readonly isThere: boolean;
}

function optionsOf({ arguments: required }: ContractOperation, args: Use['args']): Options {
  if (!args || args.slice(0, required.length + 1).some(({ type }) => type === 'SpreadElement'))
    return { names: undefined, isThere: true };
  const node = args[required.length];
  if (!node) return { names: [], isThere: false };
  if (node.type !== 'ObjectExpression') return { names: undefined, isThere: true };
  const names = node.properties.map((each) => keyName(each));
  return names.includes(undefined)
    ? { names: undefined, isThere: true }
    : { names: names.flatMap((name) => name ?? []), isThere: true };
}

/**
 * Newer packages of the vendor take a body that was optional in July 2022 as a separate argument. Here it is still `opts.body`.
 */
function bodyForm(operation: ContractOperation, { names, isThere }: Options, origin: string): string | undefined {
  if (!isThere) return 'requires a body: pass `{ body }`';
  if (names?.includes('body') === true) return undefined;
  const known = [...operation.query, ...operation.headers].map(({ argument }) => argument);
  if (names?.every((name) => known.includes(name)) === true) return 'requires a body: pass `body` with the other options';
  if (names) return 'a body is passed in place of `opts`: pass `{ body: … }`';
  return origin === THEIRS
    ? 'newer versions of the vendor’s package take the body as an argument: pass `{ body }` here'
    : 'requires a body: pass `{ body }`';
}

/** Returns the facts about several operations if they are the same for all of them. */
function agreed(operations: readonly ContractOperation[], factsOf: (operation: ContractOperation) => Fact[]): Told | undefined {
  const [first, ...others] = operations.map(factsOf);
  if (!first || others.some((facts) => JSON.stringify(facts) !== JSON.stringify(first))) return undefined;
  return { apis: operations.map(({ area }) => area), operation: operations[0], facts: first };
}

/** Texts for removed options and removed fields. */
export function notTaken(names: readonly string[]): string {
  return `${listed(names)} ${names.length > 1 ? 'are' : 'is'} no longer accepted`;
}

export function notSent(name: string): string {
  return `\`${name}\` is no longer sent`;
}

function needed({ permissions: { any, all } }: ContractOperation): string {
  const names = all ?? any ?? [];
  return names.length < 2 ? names.map((name) => `: \`${name}\``).join('') : `: ${all ? 'all' : 'any'} of ${listed(names)}`;
}

/** Longer lists end with a count of the remaining names. */
const SHOWN = 6;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, names.length > SHOWN ? SHOWN - 1 : SHOWN).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last;
}
