import type { TransportRequest } from 'contact-centre-client/fetch';
import { TOKEN } from '../call/prepare.js';
import type { Operation } from '../data/types.js';
import { literal, propertyName } from './literal.js';

/** Returns the same request as a program without a library, for Node and other runtimes. The token is read from the environment. */
export function asFetch(
  { method, url, headers, body }: TransportRequest,
  { auth, accept }: Pick<Operation, 'auth' | 'accept'>,
): string {
  const variable = auth === 'guest' ? 'GUEST_TOKEN' : 'TOKEN';
  const lines = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...Object.entries(headers).map(([name, value]) => `    ${propertyName(name)}: ${literal(value)},`),
    '  },',
    ...(body === undefined ? [] : [`  body: ${bodyCode(body)},`]),
  ];
  return [
    `const response = await fetch(${literal(url)}, {`,
    ...lines.map((line) => line.replace(`'Bearer ${TOKEN}'`, `\`Bearer \${process.env['${variable}'] ?? ''}\``)),
    '});',
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    resultCode(method, accept),
    '',
  ].join('\n');
}

/** A text is sent as it is if a literal would change its numbers. */
function bodyCode(body: string): string {
  const value: unknown = JSON.parse(body);
  if (JSON.stringify(value) !== body) return literal(body);
  return `JSON.stringify(${literal(value, '  body: JSON.stringify('.length)})`.replaceAll('\n', '\n  ');
}

function resultCode(method: string, accept: string): string {
  if (method === 'HEAD') return 'console.log(response.status);';
  if (accept !== 'application/json') return 'console.log(await response.text());';
  // Some responses have no body although the operation states JSON.
  return ['const text = await response.text();', "console.log(text === '' ? response.status : JSON.parse(text));"].join('\n');
}
