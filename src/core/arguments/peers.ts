import { ConfigurationError } from '../errors/errors.js';
import { isObject } from '../values/is-object.js';

/** The optional packages and their ranges, as in `peerDependencies` of package.json. */
export const peers = {
  '@opentelemetry/api': '^1.9',
  '@tanstack/react-query': '^5.60',
  bullmq: '^5 || ^6',
  msw: '^2',
  react: '>=18',
  undici: '^7',
} as const;

/**
 * Returns a {@link ConfigurationError} with the command to install the package that could not be imported, or the error itself if it has
 * another reason.
 *
 * @param entry - The part of this package that needs it, e.g. `contact-centre-client/node`.
 */
export function peerError(entry: string, error: unknown): unknown {
  const message = isObject(error) ? String(error['message']) : '';
  // Every runtime and bundler quotes the name. The name of a file inside the package is another one, in the same quotes.
  const peer = Object.entries(peers).find(([name]) => message.includes(`'${name}'`) || message.includes(`"${name}"`));
  return peer ? missingPeer(entry, peer[0] as keyof typeof peers, error) : error;
}

/** Returns the error for a package that is not installed. */
export function missingPeer(entry: string, name: keyof typeof peers, cause: unknown): ConfigurationError {
  const range = peers[name];
  // Without the version npm installs the newest one, and refuses it if the range does not have it.
  const [, ...versions] = range.split('^');
  const major = versions.at(-1)?.replace(/\..*/, '');
  const packageSpec = major === undefined ? name : `${name}@${major}`;
  return new ConfigurationError(`${entry} needs ${name} ${range}: npm install ${packageSpec}`, { cause });
}
