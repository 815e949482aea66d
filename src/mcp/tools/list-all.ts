import { MAX_ITEMS, itemFields } from './item-options.js';
import type { Tool } from './tool.js';

/** Reads the items of a list, page by page. */
export const listAll: Tool = {
  name: 'list_all',
  title: 'Read a list',
  description:
    'Reads a paged list: all items up to max_items, and how many there are in total. If there are more, "next" continues the list in another call with the same arguments.',
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
    const values = (input['arguments'] ?? {}) as Readonly<Record<string, unknown>>;
    const maxItems = (input['max_items'] as number | undefined) ?? MAX_ITEMS;
    const from = input['from'] as string | undefined;
    const list = await session.list(operation, values, { max: maxItems, from, signal });
    const fields = input['fields'] as readonly string[] | undefined;
    return {
      operation: operation.name,
      items: session.shape(list.items, { fields, maxItems }),
      ...(list.total !== undefined && { total: list.total }),
      ...(list.next !== undefined && { next: list.next }),
    };
  },
};
