import type { ContractOperation } from '../contract/index.js';
import { addToGroup } from '../parsing/add-to-group.js';

/** Placeholder for a part of a text that is only known at run time. */
export const PLACEHOLDER = '\0';

/** A path of the platform in a program. */
export interface Target {
  /** The verb, if the text contains it. */
  readonly verb: string | undefined;
  /** `platform` if the text names a host of the platform, `open` if it names none or the host is only known at run time. */
  readonly host: 'platform' | 'open';
  readonly segments: readonly string[];
  /** The names of the query parameters. */
  readonly query: readonly string[];
}

const pathPattern = /^(?:(GET|HEAD|POST|PUT|PATCH|DELETE) )?([^?#]*?)\/api\/v2\/([^?#]*)(?:\?([^#]*))?/;
const platformHost = /(?:^|[./])(?:mypurecloud\.(?:com(?:\.au)?|ie|jp|de)|(?:[\w-]+-)?pure\.cloud)(?::\d+)?$/;

/** Returns the first segments of the paths in a text. */
export function firstSegmentsIn(text: string): string[] {
  return Array.from(text.matchAll(/\/api\/v2\/([\w-]+)/g), ([, name = '']) => name);
}

/** Reads a path or an address; `undefined` if the text is neither, or belongs to another API. */
export function targetOf(text: string): Target | undefined {
  const [, verb, before = '', path = '', query = ''] = pathPattern.exec(text) ?? [];
  const segments = path.split('/');
  const isClear = segments.every((each) => each !== '' && (each === PLACEHOLDER || !each.includes(PLACEHOLDER)));
  const isPlatform = platformHost.test(before.toLowerCase());
  // `https://${host}`, `${base}`, `https://api.${region}`, or nothing.
  const isOpen = before === '' || /^(?:https:\/\/)?(?:api\.)?\0+$/.test(before);
  if (path === '' || !isClear || (!isPlatform && !isOpen)) return undefined;
  const names = query.split('&').flatMap((each) => /^([\w.]+)=/.exec(each)?.[1] ?? []);
  return { verb, host: isPlatform ? 'platform' : 'open', segments, query: names };
}

/** The operations by the number of segments in their paths. */
export class Routes {
  readonly #byLength = new Map<number, { segments: readonly string[]; operation: ContractOperation }[]>();

  constructor(operations: readonly ContractOperation[]) {
    for (const operation of operations) {
      const segments = operation.path.replace('/api/v2/', '').split('/');
      addToGroup(this.#byLength, segments.length, { segments, operation });
    }
  }

  /** Returns the operations of a path. Without a verb, all operations of the path must have the same one. */
  find({ segments }: Target, verb: string | undefined): ContractOperation[] {
    const candidates = (this.#byLength.get(segments.length) ?? []).filter((each) =>
      each.segments.every((name, index) => matchesSegment(name, segments[index] ?? '')),
    );
    // `/users/me` is a separate path, although it also matches `/users/{userId}`.
    const [bestRank] = candidates.map(literals).sort().reverse();
    const operations = candidates
      .filter((each) => literals(each) === bestRank)
      .map(({ operation }) => operation)
      .filter((operation) => verb === undefined || operation.verb === verb);
    return new Set(operations.map((operation) => operation.verb)).size === 1 ? operations : [];
  }
}

function matchesSegment(name: string, segment: string): boolean {
  const isOpen = segment === PLACEHOLDER || /^(?:\{\w+\}|:\w+|<\w+>)$/.test(segment);
  return isArgument(name) ? true : !isOpen && name === segment;
}

/** Marks literal segments with 1 and arguments with 0, so that the path with the earliest literals sorts last. */
function literals({ segments }: { readonly segments: readonly string[] }): string {
  return segments.map((name) => (isArgument(name) ? '0' : '1')).join('');
}

function isArgument(name: string): boolean {
  return name.startsWith('{');
}
