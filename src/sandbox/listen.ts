import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownFields } from '../core/values/plain-objects.js';

/** How many ports after the preferred one are tried before any free one. */
const NEXT_PORTS = 9;
const LAST_PORT = 65_535;

export const isPort = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_PORT;

export interface PortOptions {
  /** The only port to listen on, unless it is 0. */
  port?: number;
  /** The port to listen on if it is free. */
  preferredPort?: number;
  /** The port of the last run, if it was saved. */
  formerPort?: unknown;
}

/**
 * Listens on the given port. Without one, it tries the port of the last run, then the preferred port and the ones after it,
 * then any free one. So the address stays the same after a restart if possible.
 *
 * @returns the port.
 */
export async function listen(server: Server, host: string, options: PortOptions): Promise<number> {
  const candidates = candidatePorts(options);
  for (const [index, port] of candidates.entries()) {
    try {
      await listenOn(server, host, port);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (index === candidates.length - 1 || !isTaken(error)) throw error;
    }
  }
  throw new RangeError('There is no port to listen on');
}

function candidatePorts(options: PortOptions): number[] {
  const { port = 0, preferredPort, formerPort }: PortOptions = ownFields(options);
  if (port !== 0) return [port];
  const ports = isPort(formerPort) ? [formerPort] : [];
  if (preferredPort !== undefined) {
    for (let next = preferredPort; next <= Math.min(preferredPort + NEXT_PORTS, LAST_PORT); next += 1) ports.push(next);
  }
  return [...new Set([...ports.filter((each) => each !== 0), 0])];
}

/** In use, or reserved by the system. */
function isTaken(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRINUSE' || code === 'EACCES';
}

async function listenOn(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: Error): void => {
      server.off('listening', onListening);
      reject(error);
    };
    const onListening = (): void => {
      server.off('error', onError);
      resolve();
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}
