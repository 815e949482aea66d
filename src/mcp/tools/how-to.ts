import { LOOK_UP } from './tool.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** Returns the sections of the guides about a task. */
export const howTo: Tool = {
  name: 'how_to',
  title: 'How to do a task',
  description:
    'Returns recipes for a task: which operations to combine with these tools, or how to write a program with this package.',
  inputSchema: {
    type: 'object',
    properties: { task: { type: 'string', description: 'Such as "export abandoned calls" or "retry on 429".' } },
    required: ['task'],
  },
  annotations: LOOK_UP,
  run: async ({ task }, { guides }) => {
    const sections = await guides.find(task as string);
    if (sections.length > 0) return { sections };
    throw new ToolError({
      code: 'not.found',
      message: 'No guide is about this task.',
      remedy: 'Use other words, or find_operations.',
    });
  },
};
