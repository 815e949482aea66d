import { ConfigurationError } from '../../core/errors/errors.js';
import { didYouMean } from '../../core/arguments/nearest-name.js';
import type { ContractOperation } from '../../contract/index.js';
import { isWrite } from './is-write.js';
import { operationsByName } from './operations.js';
import { permissionNames } from './permissions.js';

/** What decides whether an operation is allowed. */
type AllowFacts = Pick<ContractOperation, 'name' | 'verb' | 'permissions'>;

/** `domain:entity:action`, of which entity and action may be `*`. */
interface PermissionPattern {
  readonly domain: string;
  readonly entity: string;
  readonly action: string;
}

const PATTERN = /^([A-Za-z]\w*):(\*|[A-Za-z0-9]\w*):(\*|[A-Za-z]\w*)$/;
const OPERATION = /^(?:post|put|patch|delete|get|head)[A-Z]\w*$/;
const EXAMPLES =
  'Use a permission such as routing:queue:edit, routing:queue:* or routing:*:*, or an operation such as putRoutingQueue.';

/** The writes that the person who started the server allows. Reads are always allowed. */
export class AllowList {
  readonly #patterns: readonly PermissionPattern[];
  readonly #names: ReadonlySet<string>;

  private constructor(patterns: readonly PermissionPattern[], names: ReadonlySet<string>) {
    this.#patterns = patterns;
    this.#names = names;
  }

  /**
   * Reads the values of `--allow`; each may contain several entries, separated by commas or spaces.
   *
   * @throws ConfigurationError for an entry that is no pattern and no operation, or that allows nothing.
   */
  static parse(values: readonly string[]): AllowList {
    const patterns: PermissionPattern[] = [];
    const names = new Set<string>();
    for (const entry of values.flatMap((value) => value.split(/[,\s]+/).filter(Boolean))) {
      if (OPERATION.test(entry)) names.add(readOperationName(entry));
      else patterns.push(readPattern(entry));
    }
    return new AllowList(patterns, names);
  }

  /** Whether no write is allowed at all. */
  get isEmpty(): boolean {
    return this.#patterns.length === 0 && this.#names.size === 0;
  }

  /**
   * Whether an operation may be called. A write needs its name in the list, or patterns for the permissions that it documents:
   * for one of them if it needs any, for each of them if it needs all. A write without documented permissions needs its name.
   */
  allows(operation: AllowFacts): boolean {
    if (!isWrite(operation) || this.#names.has(operation.name)) return true;
    const { any = [], all = [] } = operation.permissions;
    if (any.length > 0 && !any.some((permission) => this.#covers(permission))) return false;
    return any.length + all.length > 0 && all.every((permission) => this.#covers(permission));
  }

  /** Says why a write is not allowed, and which entry of `--allow` would change that. */
  explain({ name, permissions }: AllowFacts): string {
    const { any = [], all = [] } = permissions;
    const entry = [...any.slice(0, 1), ...all].filter((permission) => PATTERN.test(permission)).join(',') || name;
    const reason = this.isEmpty ? 'the server was started without --allow' : 'no entry of --allow includes it';
    return `${name} changes something, and ${reason}. The person who runs the server can restart it with --allow '${entry}'.`;
  }

  #covers(permission: string): boolean {
    return this.#patterns.some((pattern) => matchesPattern(pattern, permission));
  }
}

function matchesPattern({ domain, entity, action }: PermissionPattern, permission: string): boolean {
  const parts = permission.split(':');
  if (parts.length !== 3 || parts[0] !== domain) return false;
  return (entity === '*' || entity === parts[1]) && (action === '*' || action === parts[2]);
}

function readOperationName(name: string): string {
  const operation = operationsByName().get(name);
  if (!operation) {
    const hint = didYouMean(name, [...operationsByName().keys()]);
    throw new ConfigurationError(`--allow: there is no operation ${quote(name)}.${hint}`);
  }
  if (isWrite(operation)) return name;
  throw new ConfigurationError(`--allow: ${name} only reads, which is always allowed. Remove it from --allow.`);
}

function readPattern(entry: string): PermissionPattern {
  const [, domain = '', entity = '', action = ''] = PATTERN.exec(entry) ?? [];
  if (domain === '') {
    const hint = entry.startsWith('*') ? ' A domain is required, such as routing:*:*.' : '';
    throw new ConfigurationError(`--allow: ${quote(entry)} is neither a permission nor an operation.${hint} ${EXAMPLES}`);
  }
  const pattern = { domain, entity, action };
  if (!permissionNames().all.some((permission) => matchesPattern(pattern, permission))) {
    throw new ConfigurationError(`--allow: no operation requires ${quote(entry)}.${nearestPattern(entry)}`);
  }
  if (permissionNames().ofWrites.some((permission) => matchesPattern(pattern, permission))) return pattern;
  throw new ConfigurationError(
    `--allow: only reading operations require ${quote(entry)}, and reads are always allowed. Remove it from --allow.`,
  );
}

/** Suggests a permission of the same form as a misspelt entry. */
function nearestPattern(entry: string): string {
  const starred = entry.split(':').map((part) => part === '*');
  const candidates = permissionNames()
    .all.filter((permission) => PATTERN.test(permission))
    .map((permission) =>
      permission
        .split(':')
        .map((part, index) => (starred[index] === true ? '*' : part))
        .join(':'),
    );
  return didYouMean(entry, [...new Set(candidates)]);
}

/** Entries come from a command line, and may contain anything. */
const quote = (entry: string): string => JSON.stringify(entry.length > 100 ? `${entry.slice(0, 100)}…` : entry);
