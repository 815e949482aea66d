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
    'Describes an operation before you call it: arguments with types and values, permissions and whether the token has them, limits, paging, errors, and whether it is deprecated or retired. With "type" it lists the fields of a type.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Name, such as getRoutingQueues.' },
      type: { type: 'string', description: 'Instead: name of a type, such as Queue.' },
    },
  },
  annotations: LOOK_UP,
  run: async ({ operation: name, type }, session) => {
    if (typeof type === 'string') return describeType(type);
    if (typeof name === 'string') {
      const operation = session.catalogue.operation(name);
      const access = await session.access(operation);
      return { ...(await describe(operation, session.catalogue.listed(name))), ...(access && { access }) };
    }
    throw new ToolError({
      code: 'invalid.arguments',
      message: 'describe_operation needs "operation" or "type".',
      remedy: 'find_operations finds the name of an operation.',
    });
  },
};
