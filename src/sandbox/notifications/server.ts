import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { RawData } from 'ws';
import type { Sandbox } from '../sandbox.js';

/** Opens the WebSockets of channels on a server, at `/channels/{id}`. @returns what ends them all. */
export function serveChannels(server: Server, sandbox: Sandbox): () => void {
  const sockets = new WebSocketServer({ noServer: true });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks off in the middle of the upgrade concerns nobody.
    stream.on('error', () => undefined);
    const [, id] = /^\/channels\/([^/?]+)(?:\?.*)?$/.exec(request.url ?? '') ?? [];
    if (id === undefined || !sandbox.hasChannel(id)) {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = sandbox.connect(id, socket);
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
