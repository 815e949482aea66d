import { ConfigurationError } from '../core/errors/errors.js';
import { builtinModule, detectRuntime } from '../core/values/runtime.js';

/** Refuses by name what a browser does not do. @param why - What it does instead. */
export function serverOnly(method: string, why: string): void {
  if (detectRuntime() === 'browser') throw new ConfigurationError(`${method} is for servers: ${why}`);
}

/** A module of Node's own. @throws {@link ConfigurationError} where the runtime has none. */
export function builtin(name: string, method: string): unknown {
  const found = builtinModule(name);
  if (found === undefined) throw new ConfigurationError(`${method} needs ${name}, which this runtime does not have`);
  return found;
}
