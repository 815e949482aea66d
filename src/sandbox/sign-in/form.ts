import { OAuthProblem } from '../store/errors.js';
import type { OperationContext } from '../http/operation-context.js';

/** The fields of a form or query, each of which may occur only once (RFC 6749, 3.1 and 3.2). */
export class Fields {
  readonly #fields: URLSearchParams;

  constructor(fields: URLSearchParams) {
    this.#fields = fields;
    for (const name of fields.keys()) {
      if (fields.getAll(name).length > 1) throw new OAuthProblem('invalid_request', `${name} is given more than once`);
    }
  }

  /** An empty value counts as absent. */
  get(name: string): string | undefined {
    const value = this.#fields.get(name);
    return value === null || value === '' ? undefined : value;
  }

  /** @throws invalid_request if it is absent. */
  required(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw new OAuthProblem('invalid_request', `${name} is missing`);
    return value;
  }

  /** All fields, for the hidden fields of a page. */
  entries(): [string, string][] {
    return [...this.#fields];
  }
}

/** @throws invalid_request if the body is not a form. */
export async function readForm(context: OperationContext): Promise<Fields> {
  const type = context.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) {
    throw new OAuthProblem('invalid_request', 'The body must be application/x-www-form-urlencoded');
  }
  return new Fields(new URLSearchParams(await context.text()));
}
