import type { ContractOperation } from '../contract/index.js';
import { added } from '../parsing/grouped.js';

/** What stands in a text where only the run tells. */
export const HOLE = '\0';

/** A path of the platform as a program writes it. */
export interface Target {
  /** Where it says that, too. */
  readonly verb: string | undefined;
  /** `platform` where a host of its is named, `open` where none is, or only the run tells. */
  readonly host: 'platform' | 'open';
  readonly segments: readonly string[];
  /** The names in the query. */
  readonly query: readonly string[];
}

const whole = /^(?:(GET|HEAD|POST|PUT|PATCH|DELETE) )?([^?#]*?)\/api\/v2\/([^?#]*)(?:\?([^#]*))?/;
const platformHost = /(?:^|[./])(?:mypurecloud\.(?:com(?:\.au)?|ie|jp|de)|(?:[\w-]+-)?pure\.cloud)(?::\d+)?$/;

/** The first names in the paths of a text. */
export function firstSegmentsIn(text: string): string[] {
  return Array.from(text.matchAll(/\/api\/v2\/([\w-]+)/g), ([, name = '']) => name);
}

/** Reads a path, or an address with one; `undefined` where it is none, or one of somebody else's. */
export function targetOf(text: string): Target | undefined {
  const [, verb, before = '', path = '', query = ''] = whole.exec(text) ?? [];
  const segments = path.split('/');
  const isClear = segments.every((each) => each !== '' && (each === HOLE || !each.includes(HOLE)));
  const isPlatform = platformHost.test(before.toLowerCase());
  // `https://${host}`, `${base}`, `https://api.${region}`, or nothing.
  const isOpen = before === '' || /^(?:https:\/\/)?(?:api\.)?\0+$/.test(before);
  if (path === '' || !isClear || (!isPlatform && !isOpen)) return undefined;
  const names = query.split('&').flatMap((each) => /^([\w.]+)=/.exec(each)?.[1] ?? []);
  return { verb, host: isPlatform ? 'platform' : 'open', segments, query: names };
}

/** The paths of the operations that there are, by how many names they have. */
export class Routes {
  readonly #byLength = new Map<number, { segments: readonly string[]; operation: ContractOperation }[]>();

  constructor(operations: readonly ContractOperation[]) {
    for (const operation of operations) {
      const segments = operation.path.replace('/api/v2/', '').split('/');
      added(this.#byLength, segments.length, { segments, operation });
    }
  }

  /** What a path means. With no verb, what is asked of it has to be the only thing that can be. */
  find({ segments }: Target, verb: string | undefined): ContractOperation[] {
    const fitting = (this.#byLength.get(segments.length) ?? []).filter((each) =>
      each.segments.every((name, index) => fits(name, segments[index] ?? '')),
    );
    // `/users/me` is a path of its own, though it would fit `/users/{userId}`.
    const [best] = fitting.map(literals).sort().reverse();
    const found = fitting
      .filter((each) => literals(each) === best)
      .map(({ operation }) => operation)
      .filter((operation) => verb === undefined || operation.verb === verb);
    return new Set(found.map((operation) => operation.verb)).size === 1 ? found : [];
  }
}

function fits(name: string, given: string): boolean {
  const isOpen = given === HOLE || /^(?:\{\w+\}|:\w+|<\w+>)$/.test(given);
  return isArgument(name) ? true : !isOpen && name === given;
}

/** Which of its parts are names, in an order in which the first one that is counts most. */
function literals({ segments }: { readonly segments: readonly string[] }): string {
  return segments.map((name) => (isArgument(name) ? '0' : '1')).join('');
}

function isArgument(name: string): boolean {
  return name.startsWith('{');
}
