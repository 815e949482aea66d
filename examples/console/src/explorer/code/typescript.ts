import { regions } from 'contact-centre-client/fetch';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import { positional } from '../form/values.js';
import { literal } from './literal.js';

export interface CodeContext {
  className: string;
  operation: Operation;
  args: CallArguments;
  apiUrl: string;
  loginUrl: string;
}

/** Returns the same call as a program that uses this package. */
export function asTypeScript({ className, operation, args, apiUrl, loginUrl }: CodeContext): string {
  const call = written(`await new ${className}(client).${operation.name}(`, positional(operation, args));
  return [
    `import { ApiClient, ${className} } from 'contact-centre-client';`,
    '',
    `const client = new ApiClient(${literal(addressOf(apiUrl, loginUrl))});`,
    ...signIn[operation.auth],
    '',
    operation.result === 'void' ? call : `const response = ${call}`,
    ...(operation.result === 'void' ? [] : ['console.log(response);']),
    '',
  ].join('\n');
}

/** Only the last argument, `opts` or a body, is ever long. */
function written(start: string, args: readonly unknown[]): string {
  const before =
    start +
    args
      .slice(0, -1)
      .map((value) => `${literal(value)}, `)
      .join('');
  return `${before}${args.length > 0 ? literal(args.at(-1), 'const response = '.length + before.length) : ''});`;
}

const signIn: Readonly<Record<Operation['auth'], readonly string[]>> = {
  oauth: ["client.setAccessToken(process.env['TOKEN'] ?? '');"],
  guest: ["client.setGuestToken(process.env['GUEST_TOKEN'] ?? '');"],
  none: [],
};

/** Returns the region by name if there is one, else its addresses. */
export function addressOf(apiUrl: string, loginUrl: string): object {
  const region = Object.entries(regions).find(([, host]) => apiUrl === `https://api.${host}`);
  if (region) return { region: region[0] };
  return loginUrl === apiUrl ? { apiUrl } : { apiUrl, loginUrl };
}
