import { ConfigurationError } from '../../core/errors/errors.js';
import type { Demand } from '../../core/arguments/option-checks.js';
import { BOOLEAN, readOptions } from '../../core/arguments/option-checks.js';

/** What an assistant receives of a result. */
export interface ShapeOptions {
  /** The fields to keep, such as `entities.name`; a path passes through lists. All fields by default. */
  fields?: readonly string[];
  /** Entries of each list; 20 by default. */
  maxItems?: number;
  /** Characters of each text; 2000 by default. */
  maxTextLength?: number;
  /** Characters of the whole result as JSON; 40,000 by default. */
  maxLength?: number;
  /** Levels of objects and lists; 12 by default. */
  maxDepth?: number;
  /** Whether personal data stays as it is; false by default. */
  isUnmasked?: boolean;
  /** The type that the contract declares for the value. It makes customers' data easier to recognise. */
  type?: string;
  /** Texts that never leave, such as the token of the client. */
  secrets?: readonly string[];
}

export type ShapeSettings = Required<ShapeOptions>;

const COUNT: Demand = [(value) => Number.isSafeInteger(value) && Number(value) > 0, 'a whole number from 1'];
const TEXTS: Demand = [(value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'), 'a list of texts'];

const demands: Readonly<Record<keyof ShapeOptions, Demand>> = {
  fields: TEXTS,
  maxItems: COUNT,
  maxTextLength: COUNT,
  maxLength: COUNT,
  maxDepth: COUNT,
  isUnmasked: BOOLEAN,
  type: [(value) => typeof value === 'string', 'a text'],
  secrets: TEXTS,
};

/** The result with nothing but the note that it is too large. */
const MIN_LENGTH = 100;

/** Returns the options with their defaults. */
export function readShapeOptions(options: ShapeOptions): ShapeSettings {
  const settings = readOptions('shapeResult', options, demands, 'shapeResult: ') as ShapeOptions;
  const { maxLength = 40_000 } = settings;
  if (maxLength < MIN_LENGTH)
    throw new ConfigurationError(`shapeResult: maxLength must be ${MIN_LENGTH} or more, not ${maxLength}`);
  return {
    fields: settings.fields ?? [],
    maxItems: settings.maxItems ?? 20,
    maxTextLength: settings.maxTextLength ?? 2000,
    maxLength,
    maxDepth: settings.maxDepth ?? 12,
    isUnmasked: settings.isUnmasked ?? false,
    type: settings.type ?? '',
    secrets: settings.secrets ?? [],
  };
}
