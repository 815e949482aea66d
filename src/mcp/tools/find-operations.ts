import type { ListedOperation } from '../../find/data.js';
import { LOOK_UP } from './tool.js';
import type { Tool } from './tool.js';

/** Finds operations by a question. */
export const findOperations: Tool = {
  name: 'find_operations',
  title: 'Find operations',
  description: 'Finds the five operations that best match what you want to do. Start here: never guess a name.',
  inputSchema: {
    type: 'object',
    properties: { question: { type: 'string', description: 'In plain words, such as "list the members of a queue".' } },
    required: ['question'],
  },
  annotations: LOOK_UP,
  run: ({ question }, { catalogue }) => Promise.resolve({ operations: catalogue.find(question as string).map(summaryOf) }),
};

/** Returns what an assistant needs to choose an operation. */
function summaryOf(operation: ListedOperation): object {
  const {
    name,
    verb,
    path,
    summary,
    permissions,
    arguments: names,
    isPaged,
    deprecated,
    retired,
    preview,
    replacement,
  } = operation;
  return {
    operation: name,
    route: `${verb} ${path}`,
    summary,
    requiredArguments: names,
    permissions,
    ...(isPaged && { paged: true }),
    ...(preview && { preview }),
    ...(deprecated && { deprecated }),
    ...(retired && { retired }),
    ...(replacement !== undefined && { replacement }),
  };
}
