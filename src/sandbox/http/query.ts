import type { OperationContext } from './operation-context.js';
import { invalidField } from '../store/errors.js';

/** All values of a query parameter, because the platform treats an empty one as absent. */
export function queryValues(context: OperationContext, name: string): string[] {
  return context.queries(name).filter((value) => value !== '');
}

/**
 * Reads a query value that must be one of a few words, in any case.
 * @throws the platform's 400 for another one.
 */
export function queryOption<T extends string>(context: OperationContext, name: string, options: readonly T[]): T | undefined {
  const value = queryValue(context, name)?.toLowerCase();
  const option = options.find((each) => each === value);
  if (value === undefined || option !== undefined) return option;
  throw invalidField(`${name} must be one of ${options.join(', ')}`, name);
}

/** Returns the first value of a query parameter. */
export function queryValue(context: OperationContext, name: string): string | undefined {
  return queryValues(context, name)[0];
}
