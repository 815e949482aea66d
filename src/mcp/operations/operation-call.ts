import type { OperationCall, RequestOptions } from '../../core/call/operation.js';
import type { ContractOperation } from '../../contract/index.js';
import { operationCallOf, planCall } from '../guard/planned-call.js';

/** Values by the names of an operation's arguments. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/** Returns the call of an operation, as the method of its API class describes it. */
export function operationCall(operation: ContractOperation, values: ArgumentValues, request?: RequestOptions): OperationCall {
  return { ...operationCallOf(planCall(operation, values)), request };
}

/** Returns the call of a method with positional arguments: the required ones, `opts`, and how to send it. */
export function positionalCall(operation: ContractOperation, values: readonly unknown[]): OperationCall {
  const { arguments: names } = operation;
  const hasOptions = optionalArguments(operation).length > 0;
  const required = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  const call = operationCallOf({ operation, values: required });
  const [first, second] = values.slice(names.length) as (object | undefined)[];
  if (!hasOptions) return { ...call, request: first };
  return { ...call, optional: first ?? {}, request: second };
}

/** Returns the names of the values that `opts` may hold. */
export function optionalArguments({ arguments: names, query, headers, body }: ContractOperation): string[] {
  const values = [...query, ...headers, ...(body ? [body] : [])].map(({ argument }) => argument);
  return values.filter((name) => !names.includes(name));
}
