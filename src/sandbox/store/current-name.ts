import type { RenamedDuration } from '../../core/arguments/durations.js';
import { readDuration } from '../../core/arguments/durations.js';
import { ownFields } from '../../core/values/plain-objects.js';

/**
 * Copies options with a duration under its current name, so that all other code only uses that name.
 *
 * @throws ConfigurationError if both names are set.
 */
export function withCurrentName(subject: string, options: object, duration: RenamedDuration): Record<string, unknown> {
  const { [duration.former]: _, ...fields } = options as Record<string, unknown>;
  const value = readDuration(subject, ownFields(options), duration);
  return ownFields({ ...fields, ...(value !== undefined && { [duration.name]: value }) });
}
