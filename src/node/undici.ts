import { peerError } from '../core/peers.js';

type Undici = typeof import('undici');

/**
 * Loads undici, which only its transports need.
 *
 * @throws {@link ConfigurationError} if undici is not installed.
 */
export async function loadUndici(): Promise<Undici> {
  // In the `try` itself, so that esbuild bundles a program that has no undici.
  try {
    return await import('undici');
  } catch (error) {
    throw peerError('contact-centre-client/node', error);
  }
}
