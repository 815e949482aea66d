import type { ArgumentValues } from '../operations/operation-call.js';
import { chosenPart, dataFields, itemFields } from './item-options.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** How many calls a batch may have. */
const MAX_BATCH = 100;

/** Calls one operation. */
export const callOperation: Tool = {
  name: 'call_operation',
  title: 'Call an operation',
  description:
    'Calls an operation and returns its result. Arguments are checked before anything is sent. In a real organisation, changes are shown to the user, who must confirm them. Put several changes of a task into one batch.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string' },
      arguments: { type: 'object', description: 'Values by argument name, such as {"queueId": "…", "body": {…}}.' },
      batch: {
        type: 'array',
        items: { type: 'object' },
        maxItems: MAX_BATCH,
        description: 'Instead of arguments: one object for each call.',
      },
      merge: { type: 'boolean', description: 'For PUT: keep the current fields that the body leaves out.' },
      ...itemFields,
    },
    required: ['operation'],
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  run: async (input, session, signal) => {
    const operation = session.catalogue.operation(input['operation'] as string);
    const single = input['arguments'] as ArgumentValues | undefined;
    const batch = input['batch'] as readonly ArgumentValues[] | undefined;
    if (single && batch) {
      throw new ToolError({
        code: 'invalid.arguments',
        message: 'call_operation takes either "arguments" or "batch".',
        remedy: 'Leave out one of them.',
      });
    }
    const results = await session.call(operation, batch ?? [single ?? {}], { signal, isMerged: input['merge'] === true });
    const { returns } = operation;
    const shaped = batch
      ? session.shape(results, { ...chosenPart(input, `${returns}[]`), maxItems: MAX_BATCH })
      : session.shape(results[0], chosenPart(input, returns));
    return { operation: operation.name, ...dataFields(batch ? 'results' : 'result', shaped) };
  },
};
