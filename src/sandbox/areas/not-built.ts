import { operationOf } from '../operations/operation-route.js';
import { Problem } from '../store/errors.js';

/** The error for an operation that is not implemented. Its message says how a program under test can handle the call itself. */
export function notBuilt(route: string, feature: string): Problem {
  const name = operationOf(route)?.name ?? route;
  return new Problem(501, `The sandbox has no ${feature}, so ${name} has no answer. Give one with sandbox.on('${route}', …).`, {
    code: 'not.implemented',
  });
}
