import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import type { Refusal } from './http/admission.js';
import type { Sandbox } from './sandbox.js';

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
    const refused = refusal(request);
    if (refused || id === undefined || !sandbox.hasChannel(id)) {
      const status = refused?.status ?? 404;
      const reason = `${refused?.message ?? 'There is no such channel.'}\n`;
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Type: text/plain'];
      stream.end([...head, `Content-Length: ${Buffer.byteLength(reason)}`, '', reason].join('\r\n'));
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
