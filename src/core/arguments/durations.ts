import { ConfigurationError } from '../errors/errors.js';

/** An option that used to have another name and unit. */
export interface RenamedDuration {
  /** The current name, which ends in `Ms`. */
  readonly name: string;
  /** The deprecated name. */
  readonly former: string;
  /** How many ms one unit of the deprecated option stands for. */
  readonly unit: number;
}

/**
 * Reads a duration in ms under its current or its deprecated name. The result is not checked: a value that is no number stays
 * unchanged, so that the caller's own check can refuse it.
 *
 * @throws ConfigurationError if both names are set.
 */
export function readDuration(what: string, options: Record<string, unknown>, { name, former, unit }: RenamedDuration): unknown {
  const { [name]: current, [former]: deprecated } = options;
  if (deprecated === undefined) return current;
  if (current !== undefined) {
    throw new ConfigurationError(`${what} has both "${name}" and its deprecated form "${former}". Remove "${former}".`);
  }
  return typeof deprecated === 'number' ? deprecated * unit : deprecated;
}
