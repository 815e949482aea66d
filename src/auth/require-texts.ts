import { MissingParameterError } from '../core/errors/errors.js';

/** Checks the arguments of a login method, in the order of its signature. */
export function requireTexts(operation: string, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string' || value.trim() === '') throw new MissingParameterError(name, operation);
  }
}
