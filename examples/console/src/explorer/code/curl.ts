import type { TransportRequest } from 'contact-centre-client/fetch';
import { TOKEN } from '../call/prepare.js';

/** Returns the same request as a shell command, with the token in a shell variable. */
export function asCurl({ method, url, headers, body }: TransportRequest): string {
  const parts = [`curl${methodOption(method, body)} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const line = `${name}: ${value}`;
    // Double quotes, so that the shell inserts the token. Nothing else in this line comes from outside.
    parts.push(`-H ${value === `Bearer ${TOKEN}` ? `"${line}"` : quoted(line)}`);
  }
  // --data would read a file if the body begins with @.
  if (body !== undefined) parts.push(`--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}

function methodOption(method: string, body: string | undefined): string {
  if (method === 'HEAD') return ' --head';
  return method === (body === undefined ? 'GET' : 'POST') ? '' : ` -X ${method}`;
}

/** Quotes a text, since a shell does not interpret anything between single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
