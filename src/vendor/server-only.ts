import { ConfigurationError } from '../core/errors/errors.js';
import { builtinModule, detectRuntime } from '../core/values/runtime.js';

/** Throws, since a browser cannot do this. @param why - What the browser does instead. */
export function requireServer(method: string, why: string): void {
  if (detectRuntime() === 'browser') throw new ConfigurationError(`${method} works only on servers: ${why}`);
}

/** Returns a built-in module of Node. @throws {@link ConfigurationError} if the runtime has none. */
export function requireBuiltin(name: string, method: string): unknown {
  const module = builtinModule(name);
  if (module === undefined) throw new ConfigurationError(`${method} needs the module ${name}, which this runtime does not have`);
  return module;
}
