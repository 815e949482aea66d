import { describeOperation as describe } from '../operations/describe.js';
import { describeType } from '../operations/describe-type.js';
import { LOOK_UP } from './tool.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** Describes an operation, or a type that a description names. */
export const describeOperation: Tool = {
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Describes an operation before you call it: arguments with types and values, permissions, limits, paging, errors, and whether it is deprecated or retired. With "type" it lists the fields of a type.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Name, such as getRoutingQueues.' },
      type: { type: 'string', description: 'Instead: name of a type, such as Queue.' },
    },
  },
  annotations: LOOK_UP,
  run: async ({ operation, type }, { catalogue }) => {
    if (typeof type === 'string') return describeType(type);
    if (typeof operation === 'string') return await describe(catalogue.operation(operation), catalogue.listed(operation));
    throw new ToolError({
      code: 'invalid.arguments',
      message: 'describe_operation needs "operation" or "type".',
      remedy: 'find_operations finds the name of an operation.',
    });
  },
};
