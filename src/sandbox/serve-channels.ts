import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import type { Refusal } from './http/admission.js';
import type { Sandbox } from './sandbox.js';
import { NO_XMPP } from './store/channels/xmpp.js';

/** Maximum size of a message that a client may send, in bytes; the platform only accepts a ping. */
const MAX_MESSAGE_BYTES = 65_536;

/**
 * Opens the WebSockets of channels on a server, at `/channels/{id}`.
 * @returns a function that closes them all.
 */
export function serveChannels(
  server: Server,
  sandbox: Sandbox,
  findRefusal: (visit: IncomingMessage) => Refusal | undefined,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that fails during the upgrade needs no handling.
    stream.on('error', () => undefined);
    const [, id] = /^\/channels\/([^/?]+)(?:\?.*)?$/.exec(request.url ?? '') ?? [];
    const refusal = findRefusal(request) ?? (isXmpp(request) ? { status: 501, message: NO_XMPP } : undefined);
    if (refusal || id === undefined || !sandbox.hasChannel(id)) {
      refuseUpgrade(stream, refusal ?? { status: 404, message: 'There is no such channel.' });
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = sandbox.connect(id, {
        send: (text) => {
          socket.send(text);
        },
        close: (code, reason) => {
          // Code 1006 cannot be sent: it stands for a connection that ends without a close frame.
          if (code === 1006) socket.terminate();
          else socket.close(code, reason);
        },
      });
      socket.on('message', (data: RawData, isBinary: boolean) => {
        if (!isBinary) connection?.receive((data as Buffer).toString());
      });
      socket.on('error', () => undefined);
      socket.on('close', () => connection?.closed());
    });
  });

  return () => {
    sandbox.disconnect();
    for (const socket of sockets.clients) {
      // Terminates the connection if the closing handshake takes longer.
      setTimeout(() => {
        socket.terminate();
      }, 200).unref();
    }
    sockets.close();
  };
}

/** Whether a WebSocket belongs to genesys-cloud-streaming-client or another XMPP client. */
function isXmpp({ headers, url = '' }: IncomingMessage): boolean {
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim().toLowerCase());
  return protocols.includes('xmpp') || /^\/stream\/(?:channels|jwt)\//.test(url);
}

/** Refuses a WebSocket request with an error as plain text. */
function refuseUpgrade(stream: Duplex, { status, message }: { readonly status: number; readonly message: string }): void {
  const body = `${message}\n`;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Type: text/plain'];
  stream.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
