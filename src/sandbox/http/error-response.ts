import { OAuthProblem, Problem, scimError } from '../store/errors.js';
import { isScim } from '../operations/scim.js';

/** Where an error occurred. */
interface FailedRequest {
  readonly path: string;
  readonly correlationId: string;
}

interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON */
  readonly body: string;
}

/** Writes an error as the platform does: that of the login host, that of SCIM, or that of all other operations. */
export function writeError(error: unknown, { path, correlationId }: FailedRequest): ErrorResponse {
  if (error instanceof OAuthProblem) {
    const { status, code, description } = error;
    const challenge = status === 401 ? { 'WWW-Authenticate': 'Basic realm="sandbox"' } : {};
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...challenge };
    return { status, headers, body: JSON.stringify({ error: code, error_description: description }) };
  }
  const problem = error instanceof Problem ? error : new Problem(500, `The sandbox failed: ${messageOf(error)}`);
  const { status, fields } = problem;
  // Errors that occur before SCIM handles the request, such as a wrong type, keep the platform's own form.
  const hasScimForm = isScim(path) && (fields.scimType !== undefined || [404, 409, 412].includes(status));
  const headers = { 'Content-Type': hasScimForm ? 'application/scim+json' : 'application/json', ...fields.headers };
  return { status, headers, body: JSON.stringify(hasScimForm ? scimError(problem) : problem.body(correlationId)) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
