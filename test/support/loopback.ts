import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** A server that listens on a free port of the loopback interface. */
export interface Listening {
  port: number;
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  url: string;
  /** Closes the server with all its connections. Further calls have no effect. */
  close: () => Promise<void>;
}

export async function listen(server: Server): Promise<Listening> {
  const connections = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> =>
    (closed ??= new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of connections) socket.destroy();
    }));
  return { port, url: `http://127.0.0.1:${port}`, close };
}
