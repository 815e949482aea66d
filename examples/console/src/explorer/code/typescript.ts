import { regions } from 'contact-centre-client/fetch';
import type { Operation } from '../data/types.js';
import type { CallArguments } from '../form/values.js';
import { positional } from '../form/values.js';

export interface CodeContext {
  className: string;
  operation: Operation;
  args: CallArguments;
  apiUrl: string;
  loginUrl: string;
}

const width = 80;

/** The same call as a program on this package. */
export function asTypeScript({ className, operation, args, apiUrl, loginUrl }: CodeContext): string {
  const call = written(`await new ${className}(client).${operation.name}(`, positional(operation, args));
  return [
    `import { ApiClient, ${className} } from 'contact-centre-client';`,
    '',
    `const client = new ApiClient(${literal(address(apiUrl, loginUrl))});`,
    ...signIn[operation.auth],
    '',
    operation.result === 'void' ? call : `const answer = ${call}`,
    ...(operation.result === 'void' ? [] : ['console.log(answer);']),
    '',
  ].join('\n');
}

/** Only the last argument, `opts` or a body, is ever long. */
function written(start: string, given: readonly unknown[]): string {
  const before =
    start +
    given
      .slice(0, -1)
      .map((value) => `${literal(value)}, `)
      .join('');
  return `${before}${given.length > 0 ? literal(given.at(-1), 0, 'const answer = '.length + before.length) : ''});`;
}

const signIn: Readonly<Record<Operation['auth'], readonly string[]>> = {
  oauth: ["client.setAccessToken(process.env['TOKEN'] ?? '');"],
  guest: ["client.setGuestToken(process.env['GUEST_TOKEN'] ?? '');"],
  none: [],
};

/** The region by its name where it is one, else its addresses. */
function address(apiUrl: string, loginUrl: string): object {
  const region = Object.entries(regions).find(([, host]) => apiUrl === `https://api.${host}`);
  if (region) return { region: region[0] };
  return loginUrl === apiUrl ? { apiUrl } : { apiUrl, loginUrl };
}

/**
 * A value as TypeScript spells it, on one line where it fits.
 *
 * @param used - How much of its first line is taken already.
 */
export function literal(value: unknown, indent = 0, used = indent): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const write = (depth: number): string[] =>
    Array.isArray(value)
      ? value.map((item) => literal(item, depth))
      : Object.entries(value).map(([name, item]) => {
          const start = `${propertyName(name)}: `;
          return start + literal(item, depth, depth + start.length);
        });
  const flat = write(indent);
  if (flat.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${flat.join(', ')}${space}${close}`;
  if (line.length + used <= width && !line.includes('\n')) return line;
  const margin = ' '.repeat(indent + 2);
  return `${open}\n${write(indent + 2)
    .map((item) => `${margin}${item},\n`)
    .join('')}${' '.repeat(indent)}${close}`;
}

function propertyName(name: string): string {
  // A computed name, because `__proto__: …` would set the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}
