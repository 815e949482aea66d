import { ConfigurationError } from '../core/errors/errors.js';
import { peerError } from '../core/arguments/peers.js';

type Undici = typeof import('undici');

/**
 * Loads undici, which only its transports need.
 *
 * @throws {@link ConfigurationError} if undici is not installed, or if it is replaced by a module that cannot send, as in Bun.
 */
export async function loadUndici(): Promise<Undici> {
  const undici = await importUndici();
  if ('dispatch' in undici.Agent.prototype) return undici;
  throw new ConfigurationError('This runtime replaces undici by a module that cannot send requests. Use the default transport');
}

async function importUndici(): Promise<Undici> {
  // The `import()` is directly in the `try`, so that esbuild bundles a program without undici.
  try {
    return await import('undici');
  } catch (error) {
    throw peerError('contact-centre-client/node', error);
  }
}
