import type { ArgumentValues } from '../operations/operation-call.js';
import { chosenPart, countItems, dataFields, itemFields } from './item-options.js';
import type { Tool } from './tool.js';

/** Reads the items of a list, page by page. */
export const listAll: Tool = {
  name: 'list_all',
  title: 'Read a list',
  description:
    'Reads a paged list: items up to max_items, and how many there are in total. If there are more, "next" continues the list in another call with the same arguments.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'An operation that lists or searches.' },
      arguments: { type: 'object' },
      ...itemFields,
      from: { type: 'string', description: 'The "next" of the previous call.' },
    },
    required: ['operation'],
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  run: async (input, session, signal) => {
    const operation = session.catalogue.operation(input['operation'] as string);
    const values = (input['arguments'] ?? {}) as ArgumentValues;
    const { maxItems: max } = chosenPart(input);
    const list = await session.list(operation, values, { max, from: input['from'] as string | undefined, signal });
    const shaped = session.shape(list.items, chosenPart(input, list.type));
    const next = list.positions[countItems(shaped) - 1];
    return {
      operation: operation.name,
      ...dataFields('items', shaped),
      ...(list.total !== undefined && { total: list.total }),
      ...(next !== undefined && { next }),
    };
  },
};
