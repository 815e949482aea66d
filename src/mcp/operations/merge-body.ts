import { isObject } from '../../core/values/is-object.js';
import type { CallSender } from '../../core/call/operation.js';
import type { ContractOperation } from '../../contract/index.js';
import { fitToType } from '../../sandbox/engine/fit-to-type.js';
import { surface } from '../../sandbox/operations/surface.js';
import { ToolError } from '../tools/tool-error.js';
import { operationCall } from './operation-call.js';
import type { ArgumentValues } from './operation-call.js';

/**
 * Completes the body of a PUT, which replaces an entity, with the entity's current fields. An assistant cannot do so itself: it
 * does not see masked fields.
 *
 * @throws ToolError if the operation replaces nothing that can be read.
 */
export async function mergeBody(
  operation: ContractOperation,
  values: ArgumentValues,
  client: CallSender,
): Promise<ArgumentValues> {
  const { name, verb, path, body } = operation;
  const reading = surface().route(path.replace(/\{\w+\}/g, '{}'), 'GET')?.operation;
  const change = body && values[body.argument];
  if (verb !== 'PUT' || !body || !reading || !isObject(change) || Array.isArray(change)) {
    throw new ToolError({
      code: 'invalid.arguments',
      message: `${name} cannot be called with "merge": only PUT operations with an object as body and a GET on the same route can.`,
      remedy: 'Leave out "merge".',
    });
  }
  const placeholders = Array.from(path.matchAll(/\{(\w+)\}/g), ([, placeholder = '']) => placeholder);
  const target = Object.fromEntries(reading.arguments.map((argument, index) => [argument, values[placeholders[index] ?? '']]));
  const current = fitToType(body.type, await client.send(operationCall(reading, target)));
  return { ...values, [body.argument]: { ...(isObject(current) ? current : {}), ...change } };
}
