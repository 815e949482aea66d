import type { CallArguments } from './values.js';
import { withoutSecrets } from './secrets.js';

/** The part of an address that fills in a form again: `?args=…`, or nothing where there is nothing to fill in. */
export function linkQuery(args: CallArguments, token?: string): string {
  const safe = withoutSecrets(args, token);
  if (Object.keys(safe).length === 0) return '';
  return `?${new URLSearchParams({ args: JSON.stringify(safe) }).toString()}`;
}

/** What a link's query says; `undefined` where it cannot be read. */
export function argumentsFromQuery(query: URLSearchParams): CallArguments | undefined {
  const text = query.get('args');
  if (text === null) return {};
  try {
    const args: unknown = JSON.parse(text);
    return typeof args === 'object' && args !== null && !Array.isArray(args) ? (args as CallArguments) : undefined;
  } catch {
    return undefined;
  }
}
