import type { ContractOperation } from '../../contract/index.js';
import type { SandboxContext } from './context.js';
import { Problem } from '../store/errors.js';

/** On answers that are shapes alone: the operation that nothing came of. */
export const UNSUPPORTED = 'x-sandbox-unsupported';

/** Says what the sandbox does not do, and what a program that needs it can do about it. */
export function unsupported({ area, name, verb, path }: ContractOperation): Problem {
  const way = `Answer it yourself with sandbox.on(${area}, '${name}', …), or ask for its shape alone with unsupported: 'shape'.`;
  return new Problem(501, `The sandbox does not do ${name} (${verb} ${path}): nothing would come of it. ${way}`);
}

/** The same for a query value that nothing here can be compared with. */
export function unsupportedQuery({ area, name, verb, path }: ContractOperation, wireName: string): Problem {
  const way = `Leave it out, answer the call yourself with sandbox.on(${area}, '${name}', …), or set unsupported: 'shape' to have it ignored.`;
  return new Problem(501, `The sandbox cannot filter ${verb} ${path} by "${wireName}". ${way}`, {
    details: [{ errorCode: 'not.implemented', fieldName: wireName }],
  });
}

export function markUnsupported(context: SandboxContext, { name }: ContractOperation): void {
  context.header(UNSUPPORTED, name);
}
