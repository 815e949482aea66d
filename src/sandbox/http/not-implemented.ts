import type { ContractOperation } from '../../contract/index.js';
import type { OperationContext } from './operation-context.js';
import { Problem } from '../store/errors.js';

/** Header of responses by shape: the name of the operation that is not implemented. */
export const UNSUPPORTED = 'x-sandbox-unsupported';

/** The error for an operation that is not implemented, with the available alternatives. */
export function notImplemented({ area, name, verb, path }: ContractOperation): Problem {
  const advice = `Answer it yourself with sandbox.on(${area}, '${name}', …), or ask for its shape alone with unsupported: 'shape'.`;
  return new Problem(501, `The sandbox does not do ${name} (${verb} ${path}): nothing would come of it. ${advice}`);
}

/** The error for a query value that the sandbox cannot filter by. */
export function notImplementedQuery({ area, name, verb, path }: ContractOperation, wireName: string): Problem {
  const advice = `Leave it out, answer the call yourself with sandbox.on(${area}, '${name}', …), or set unsupported: 'shape' to have it ignored.`;
  return new Problem(501, `The sandbox cannot filter ${verb} ${path} by "${wireName}". ${advice}`, {
    details: [{ errorCode: 'not.implemented', fieldName: wireName }],
  });
}

export function markUnsupported(context: OperationContext, { name }: ContractOperation): void {
  context.setHeader(UNSUPPORTED, name);
}
