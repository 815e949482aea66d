import { isJsonObject } from '../../shared/json-object.js';
import type { Operation } from '../data/types.js';
import type { Address } from '../search/address.js';
import { readAddress } from '../search/address.js';
import type { CallArguments } from './values.js';
import { withoutSecrets } from './secrets.js';

/** The content of a form in an address. */
export interface Link {
  args: CallArguments;
  /** The previous call that contains the body. */
  call: string | undefined;
  /** An address of the API with the values of path and query. */
  address: Address | undefined;
}

/** The parts of a fragment that fill in a form. The text of the search is another part. */
const FORM_PARTS = ['args', 'call', 'address'];
const SEARCH_PART = 'find';

/** Returns the part of a fragment that fills in a form; an empty text if there is none. */
export function formFragment(hash: string): string {
  const params = new URLSearchParams(hash.slice(1));
  return fragmentOf(FORM_PARTS.map((name) => [name, params.get(name)]));
}

/** Returns the text of the search in a fragment. */
export function searchIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get(SEARCH_PART) ?? '';
}

/** Returns a fragment with another text of the search. */
export function withSearch(hash: string, search: string): string {
  const params = new URLSearchParams(formFragment(hash).slice(1));
  return fragmentOf([...params, [SEARCH_PART, search]]);
}

/** Returns the fragment of a form that is filled in from an address. */
export function addressFragment(address: string): string {
  return fragmentOf([['address', address]]);
}

function fragmentOf(parts: readonly (readonly [name: string, value: string | null])[]): string {
  const text = new URLSearchParams(parts.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
  return text && `#${text}`;
}

/**
 * Returns the part of an address that fills in a form; nothing for an empty form. It is a fragment, which browsers do not send,
 * so that servers and their logs do not receive it.
 */
export function linkFragment(args: CallArguments, token?: string, call?: string): string {
  const safe = withoutSecrets(args, token);
  return fragmentOf([
    ['args', Object.keys(safe).length > 0 ? JSON.stringify(safe) : null],
    ['call', call ?? null],
  ]);
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
  const address = readAddress(fragment.get('address') ?? '');
  const text = fragment.get('args') ?? new URLSearchParams(search).get('args');
  if (text === null) return { args: {}, call, address };
  try {
    const args: unknown = JSON.parse(text);
    return isJsonObject(args) ? { args, call, address } : undefined;
  } catch {
    return undefined;
  }
}
