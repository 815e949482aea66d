import { MAX_ITEMS, itemFields } from './item-options.js';
import type { Tool } from './tool.js';

/** Calls one operation. */
export const callOperation: Tool = {
  name: 'call_operation',
  title: 'Call an operation',
  description:
    'Calls one operation and returns its result. Arguments are checked before anything is sent. In a real organisation a change is shown to the user, who must confirm it.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string' },
      arguments: { type: 'object', description: 'Values by argument name, such as {"queueId": "…", "body": {…}}.' },
      ...itemFields,
    },
    required: ['operation'],
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: async (input, session, signal) => {
    const operation = session.catalogue.operation(input['operation'] as string);
    const values = (input['arguments'] ?? {}) as Readonly<Record<string, unknown>>;
    const result = await session.call(operation, values, signal);
    const fields = input['fields'] as readonly string[] | undefined;
    const maxItems = (input['max_items'] as number | undefined) ?? MAX_ITEMS;
    return { operation: operation.name, result: session.shape(result, { fields, maxItems }) };
  },
};
