import type { Operation } from '../data/types.js';
import type { CallArguments } from './values.js';
import { withoutSecrets } from './secrets.js';

/** The content of a form in an address. */
export interface Link {
  args: CallArguments;
  /** The previous call that contains the body. */
  call: string | undefined;
}

/**
 * Returns the part of an address that fills in a form; nothing for an empty form. It is a fragment, which browsers do not send,
 * so that servers and their logs do not receive it.
 */
export function linkFragment(args: CallArguments, token?: string, call?: string): string {
  const safe = withoutSecrets(args, token);
  const parts = { ...(Object.keys(safe).length > 0 && { args: JSON.stringify(safe) }), ...(call !== undefined && { call }) };
  const text = new URLSearchParams(parts).toString();
  return text && `#${text}`;
}

/** Returns the arguments without the body, which stays in this tab. */
export function withoutBody({ parameters }: Operation, args: CallArguments): CallArguments {
  const bodies = parameters.flatMap(({ name, place }) => (place === 'body' ? [name] : []));
  return Object.fromEntries(Object.entries(args).filter(([name]) => !bodies.includes(name)));
}

/** Reads a form from an address; `undefined` if it is invalid. Older links have the arguments in the query. */
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
