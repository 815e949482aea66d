import type { InputField } from './tool.js';

/** How many items a result has, unless the assistant asks for more. */
export const MAX_ITEMS = 20;

/** How many items an assistant can ask for. */
export const ITEMS_LIMIT = 200;

/** The fields of tools that return items. */
export const itemFields: Readonly<Record<string, InputField>> = {
  fields: {
    type: 'array',
    items: { type: 'string' },
    description: 'Fields to return of each item, such as ["id", "name"]. Choose few.',
  },
  max_items: { type: 'integer', minimum: 1, maximum: ITEMS_LIMIT, description: `Default: ${MAX_ITEMS}.` },
};
