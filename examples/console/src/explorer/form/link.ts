import type { Operation } from '../data/types.js';
import type { CallArguments } from './values.js';
import { withoutSecrets } from './secrets.js';

/** What an address says of a form. */
export interface Link {
  args: CallArguments;
  /** The past call whose body belongs into it. */
  call: string | undefined;
}

/**
 * The part of an address that fills in a form again, or nothing where there is nothing to fill in. It is a fragment, which no browser sends:
 * neither a server nor its log sees what it says.
 */
export function linkFragment(args: CallArguments, token?: string, call?: string): string {
  const safe = withoutSecrets(args, token);
  const parts = { ...(Object.keys(safe).length > 0 && { args: JSON.stringify(safe) }), ...(call !== undefined && { call }) };
  const text = new URLSearchParams(parts).toString();
  return text && `#${text}`;
}

/** Arguments but for the body, which is the business of this tab alone. */
export function withoutBody({ parameters }: Operation, args: CallArguments): CallArguments {
  const bodies = parameters.flatMap(({ name, place }) => (place === 'body' ? [name] : []));
  return Object.fromEntries(Object.entries(args).filter(([name]) => !bodies.includes(name)));
}

/** What an address says; `undefined` where it cannot be read. Older links have the arguments in the query. */
export function readLink({ hash, search }: { hash: string; search: string }): Link | undefined {
  const fragment = new URLSearchParams(hash.slice(1));
  const call = fragment.get('call') ?? undefined;
  const text = fragment.get('args') ?? new URLSearchParams(search).get('args');
  if (text === null) return { args: {}, call };
  try {
    const args: unknown = JSON.parse(text);
    return typeof args === 'object' && args !== null && !Array.isArray(args) ? { args: args as CallArguments, call } : undefined;
  } catch {
    return undefined;
  }
}
