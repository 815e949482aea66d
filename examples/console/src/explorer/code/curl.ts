import type { TransportRequest } from 'contact-centre-client/fetch';
import { TOKEN } from '../call/prepare.js';

/** The same request for a shell, with the token in a variable of the reader's own. */
export function asCurl({ method, url, headers, body }: TransportRequest): string {
  const parts = [`curl${methodOption(method, body)} ${quoted(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    const line = `${name}: ${value}`;
    // Double quotes, for the shell has to put the token in; nothing else in this line comes from outside.
    parts.push(`-H ${value === `Bearer ${TOKEN}` ? `"${line}"` : quoted(line)}`);
  }
  // --data would take a body that begins with @ for a file's name.
  if (body !== undefined) parts.push(`--data-raw ${quoted(body)}`);
  return parts.join(' \\\n  ');
}

function methodOption(method: string, body: string | undefined): string {
  if (method === 'HEAD') return ' --head';
  return method === (body === undefined ? 'GET' : 'POST') ? '' : ` -X ${method}`;
}

/** Between single quotes a shell changes nothing. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
