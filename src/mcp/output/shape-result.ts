import { findUnusedPaths, readFieldPaths } from './fields.js';
import { quoteData } from './clean-text.js';
import { readShapeOptions } from './options.js';
import type { ShapeOptions, ShapeSettings } from './options.js';
import { Shaper } from './shaper.js';

export type { ShapeOptions };

/** A result in the form that an assistant receives. */
export interface ShapedResult {
  /**
   * The result. Texts of customers are `{ untrusted: "…" }`; personal data is `[masked]`, and secrets are `[redacted]`.
   */
  readonly data: unknown;
  /** What was left out. The notes contain no data of the platform. */
  readonly notes: readonly string[];
}

/**
 * Shapes a result for an assistant: chosen fields, few entries of each list, no secrets, no invisible characters, personal data
 * masked, and texts of customers marked as data.
 *
 * @throws ConfigurationError if an option is unknown or not what is expected. The value itself never causes an error.
 */
export function shapeResult(value: unknown, options: ShapeOptions = {}): ShapedResult {
  const settings = readShapeOptions(options);
  const chosen = readFieldPaths(settings.fields);
  const unused = findUnusedPaths(settings.fields, value);
  const fieldNotes = unused.slice(0, 5).map((path) => `The result has no field ${quoteData(path)}`);
  for (const smallerSettings of reductions(settings)) {
    const shaper = new Shaper(smallerSettings);
    const data = shaper.shape(value, chosen);
    const notes = [...fieldNotes, ...shaper.notes];
    if (lengthOf(data, notes) <= settings.maxLength) return { data, notes };
  }
  return { data: null, notes: ['The result is too large. Choose fields'] };
}

const lengthOf = (data: unknown, notes: readonly string[]): number => JSON.stringify({ data, notes }).length;

/** The settings, and smaller ones to try if the result is too large. */
function* reductions(settings: ShapeSettings): Generator<ShapeSettings> {
  yield settings;
  for (const factor of [2, 4, 10, 20]) {
    yield {
      ...settings,
      maxItems: Math.ceil(settings.maxItems / factor),
      maxTextLength: Math.ceil(settings.maxTextLength / factor ** 2),
      maxDepth: Math.max(2, Math.ceil(settings.maxDepth / Math.sqrt(factor))),
    };
  }
}
