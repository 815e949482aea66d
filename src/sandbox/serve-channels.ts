import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import type { Refusal } from './http/admission.js';
import type { Sandbox } from './sandbox.js';
import { NO_XMPP } from './store/channels/xmpp.js';

/** Bytes of a message that a client may send; the platform takes a ping and nothing else. */
const MESSAGE = 65_536;

/** Opens the WebSockets of channels on a server, at `/channels/{id}`. @returns what ends them all. */
export function serveChannels(
  server: Server,
  sandbox: Sandbox,
  refusal: (visit: IncomingMessage) => Refusal | undefined,
): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks off in the middle of the upgrade concerns nobody.
    stream.on('error', () => undefined);
    const [, id] = /^\/channels\/([^/?]+)(?:\?.*)?$/.exec(request.url ?? '') ?? [];
    const refused = refusal(request) ?? (isXmpp(request) ? { status: 501, message: NO_XMPP } : undefined);
    if (refused || id === undefined || !sandbox.hasChannel(id)) {
      refuse(stream, refused ?? { status: 404, message: 'There is no such channel.' });
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = sandbox.connect(id, {
        send: (text) => {
          socket.send(text);
        },
        close: (code, reason) => {
          // Nobody can say so: a connection without a close frame is what it stands for.
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
      // A farewell is not waited for any longer than this.
      setTimeout(() => {
        socket.terminate();
      }, 200).unref();
    }
    sockets.close();
  };
}

/** Whether a WebSocket is one of genesys-cloud-streaming-client, or of another client that speaks XMPP. */
function isXmpp({ headers, url = '' }: IncomingMessage): boolean {
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim().toLowerCase());
  return protocols.includes('xmpp') || /^\/stream\/(?:channels|jwt)\//.test(url);
}

/** Answers a request for a WebSocket with an error, as plain text. */
function refuse(stream: Duplex, { status, message }: { readonly status: number; readonly message: string }): void {
  const body = `${message}\n`;
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Type: text/plain'];
  stream.end([...head, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'));
}
