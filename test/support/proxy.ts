import { createServer, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { listen } from './loopback.js';

/** An HTTP proxy on loopback. */
export interface Proxy {
  url: string;
  /** `host:port` of each tunnel and each forwarded request. */
  targets: string[];
  close: () => Promise<void>;
}

/** Starts a proxy that opens tunnels (CONNECT) and forwards requests with an absolute address. */
export async function startProxy(): Promise<Proxy> {
  const targets: string[] = [];
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '');
    targets.push(address.host);
    const { method, headers } = request;
    const onwards = sendRequest(address, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onwards.on('error', () => response.destroy());
    request.pipe(onwards);
  });
  server.on('connect', (request, socket) => {
    targets.push(request.url ?? '');
    const { hostname, port } = new URL(`http://${request.url}`);
    const onwards = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onwards.pipe(socket).pipe(onwards);
    });
    socket.on('error', () => onwards.destroy());
    onwards.on('error', () => socket.destroy());
  });
  const { url, close } = await listen(server);
  return { url, targets, close };
}
