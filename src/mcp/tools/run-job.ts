import { chosenPart, countItems, dataFields, itemFields } from './item-options.js';
import type { Tool } from './tool.js';
import { ToolError } from './tool-error.js';

/** The longest that a call of the tool waits for a job, in s. */
const MAX_WAIT = 300;

const DEFAULT_WAIT = 60;

/** Runs a job of the platform, and reads its result. */
export const runJob: Tool = {
  name: 'run_job',
  title: 'Run a job',
  description:
    'Starts an asynchronous query or export, waits for it, and returns its results. If it takes longer than wait_seconds, or has more results, call again with the returned "token".',
  inputSchema: {
    type: 'object',
    properties: {
      family: {
        type: 'string',
        description: 'conversationDetails, userDetails, audits, dataTableExport, …; an unknown name lists all.',
      },
      input: { type: 'object', description: 'What the job takes, such as {"interval": "2026-03-10T00:00:00Z/P1D"}.' },
      token: { type: 'string', description: 'Continues a job.' },
      wait_seconds: { type: 'integer', minimum: 1, maximum: MAX_WAIT, description: `Default: ${DEFAULT_WAIT}.` },
      ...itemFields,
    },
    required: ['family'],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  run: async (input, session, signal) => {
    const token = input['token'] as string | undefined;
    if (token !== undefined && input['input'] !== undefined) {
      throw new ToolError({
        code: 'invalid.arguments',
        message: 'run_job takes either "input", which starts a job, or "token", which continues one.',
        remedy: 'Leave out "input".',
      });
    }
    const part = chosenPart(input);
    const outcome = await session.runJob(input['family'] as string, {
      input: input['input'],
      token,
      max: part.maxItems,
      waitMs: 1000 * ((input['wait_seconds'] as number | undefined) ?? DEFAULT_WAIT),
      signal,
    });
    const { state, result, token: waitingToken, tokens } = outcome;
    const shaped = result === undefined ? undefined : session.shape(result, part);
    const next = waitingToken ?? (shaped && tokens?.[countItems(shaped) - 1]);
    return {
      family: input['family'],
      state,
      ...(shaped && dataFields('result', shaped)),
      ...(next !== undefined && { token: next, advice: 'Call run_job with this token to continue.' }),
    };
  },
};
