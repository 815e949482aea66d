import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { ServerOptions } from 'node:https';
import type { PeerCertificate } from 'node:tls';
import { onTestFinished } from 'vitest';
import { listen } from './loopback.js';

const read = (name: string): string => readFileSync(new URL(`./tls/${name}.pem`, import.meta.url), 'utf8');

/** Self-signed certificates for localhost and 127.0.0.1, valid until 2126. They protect nothing. */
export const server = { key: read('server-key'), cert: read('server-cert') };
export const client = { key: read('client-key'), cert: read('client-cert') };

/** An https server on the loopback interface that responds to every request with the name in the caller's certificate. */
export async function startTlsServer(options: ServerOptions = {}): Promise<{ url: string; port: number; requests: string[] }> {
  const requests: string[] = [];
  const names = new WeakMap<object, string>();
  const listening = createServer({ ...server, ...options }, (request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const from = names.get(request.socket);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ from }));
  });
  listening.on('secureConnection', (socket) => names.set(socket, nameIn(socket.getPeerCertificate())));
  const { port, close } = await listen(listening);
  onTestFinished(close);
  return { url: `https://127.0.0.1:${port}`, port, requests };
}

/** A caller without a certificate has an empty one. */
function nameIn({ subject }: Partial<PeerCertificate>): string {
  return String(subject?.CN ?? 'nobody');
}
