import { runCode as run } from '../code/run-code.js';
import type { Tool } from './tool.js';

const DEFAULT_TIMEOUT = 10;
const MAX_TIMEOUT = 30;

/** Runs code against a copy of the sandbox. */
export const runCode: Tool = {
  name: 'run_code',
  title: 'Run code in the sandbox',
  description:
    'Runs JavaScript against a copy of the embedded sandbox, never a real organisation: to try a program or to combine many calls. Its changes are discarded. The body of an async function: "return" gives the result. "client", all API classes, "console" and "sleep(ms)" are global. No imports, network or files.',
  inputSchema: {
    type: 'object',
    properties: {
      code: { type: 'string', description: 'return (await new RoutingApi(client).getRoutingQueues({ pageSize: 5 })).entities' },
      timeout_seconds: { type: 'integer', minimum: 1, maximum: MAX_TIMEOUT, description: `Default: ${DEFAULT_TIMEOUT}.` },
    },
    required: ['code'],
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: async (input, { platform }, signal) => {
    const timeoutMs = 1000 * ((input['timeout_seconds'] as number | undefined) ?? DEFAULT_TIMEOUT);
    const code = input['code'] as string;
    const { output, result, error } = await run({ code, state: platform.snapshot?.() }, { timeoutMs, signal });
    return {
      platform: 'sandbox',
      ...(output !== '' && { output }),
      ...(result !== undefined && { result: JSON.parse(result) as unknown }),
      ...(error !== undefined && { error }),
    };
  },
};
