import type { ContractOperation } from '../../../src/contract/index.js';
import { operationsByName } from '../../../src/mcp/guard/operations.js';
import { planCall } from '../../../src/mcp/guard/planned-call.js';
import type { PlannedCall } from '../../../src/mcp/guard/planned-call.js';

export function operation(name: string): ContractOperation {
  const contractOperation = operationsByName().get(name);
  if (!contractOperation) throw new Error(`The contract has no operation ${name}`);
  return contractOperation;
}

export const plan = (name: string, callArguments: Record<string, unknown> = {}): PlannedCall =>
  planCall(operation(name), callArguments);
