import { ConfigurationError } from '../core/errors/errors.js';
import { builtinModule, detectRuntime } from '../core/values/runtime.js';

/** Throws, since a browser cannot do this. @param why - What the browser does instead. */
export function serverOnly(method: string, why: string): void {
  if (detectRuntime() === 'browser') throw new ConfigurationError(`${method} is for servers: ${why}`);
}

/** Returns a built-in module of Node. @throws {@link ConfigurationError} if the runtime has none. */
export function builtin(name: string, method: string): unknown {
  const found = builtinModule(name);
  if (found === undefined) throw new ConfigurationError(`${method} needs ${name}, which this runtime does not have`);
  return found;
}
