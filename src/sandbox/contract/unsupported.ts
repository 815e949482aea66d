import type { ContractOperation } from '../../contract/index.js';
import type { SandboxContext } from '../http/context.js';
import { Problem } from '../http/errors.js';

/** On answers that are shapes alone: the operation that nothing came of. */
export const UNSUPPORTED = 'x-sandbox-unsupported';

/** Says what the sandbox does not do, and what a program that needs it can do about it. */
export function unsupported({ area, name, verb, path }: ContractOperation): Problem {
  const way = `Answer it yourself with sandbox.on(${area}, '${name}', …), or ask for its shape alone with unsupported: 'shape'.`;
  return new Problem(501, `The sandbox does not do ${name} (${verb} ${path}): nothing would come of it. ${way}`);
}

export function markUnsupported(context: SandboxContext, { name }: ContractOperation): void {
  context.header(UNSUPPORTED, name);
}
