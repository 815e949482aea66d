import { isObject } from '../../core/values/is-object.js';
import { ToolError } from '../tools/tool-error.js';
import type { ToolProblem } from '../tools/tool-error.js';

/** What to do about an error of the platform, by its status. */
const remedies: Readonly<Record<number, string>> = {
  400: 'Correct the value that the message names. describe_operation lists the arguments.',
  401: 'Ask the user to sign in again: the token is missing, expired or revoked.',
  403: 'Ask an administrator for the permission, or for access to the division of the entity.',
  404: 'Check the id. The entity may be deleted, or the token may not see it.',
  409: 'Read the entity again, and repeat the change with its current version. Or choose another name.',
  413: 'Send less data.',
  429: 'Wait for the time in the message before the next call.',
  501: 'The sandbox does not simulate this operation.',
};

/** The longest message of the platform that is passed on. */
const MAX_MESSAGE = 1000;

/** Returns what a tool reports of an error. */
export function problemOf(error: unknown): ToolProblem {
  if (error instanceof ToolError) return error.problem;
  const {
    message,
    code,
    status,
    correlationId,
    error: body,
  } = (isObject(error) ? error : {}) as Partial<{
    message: string;
    code: string;
    status: number;
    correlationId: string;
    error: unknown;
  }>;
  const missingPermissions = permissionsIn(status, body, message);
  return {
    code: code ?? 'failed',
    message: (message ?? 'The tool failed.').slice(0, MAX_MESSAGE),
    remedy: (status === undefined ? undefined : remedies[status]) ?? remedyOfStatus(status),
    ...(status !== undefined && { status }),
    ...(correlationId !== undefined && { correlationId }),
    ...(missingPermissions.length > 0 && { missingPermissions }),
  };
}

function remedyOfStatus(status = 0): string | undefined {
  return status >= 500 ? 'Try again later.' : undefined;
}

/** Returns the permissions that the platform's 403 names. */
function permissionsIn(status: number | undefined, body: unknown, message: string | undefined): string[] {
  if (status !== 403) return [];
  const messageParams = isObject(body) ? body['messageParams'] : undefined;
  const text = [message, JSON.stringify(messageParams)].join(' ');
  return [...new Set(text.match(/\b[a-z]\w*:\w+:\w+\b/g) ?? [])];
}
