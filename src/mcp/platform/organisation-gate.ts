import type { ContractOperation } from '../../contract/index.js';
import type { OperationCheck } from '../../preflight/operation-check.js';
import type { PlannedCall } from '../guard/planned-call.js';
import type { RefusalReason, WriteDecision } from '../guard/write-gate.js';
import { problemOf } from '../operations/problem-of.js';
import type { Access, Gate } from '../session.js';
import { ToolError } from '../tools/tool-error.js';
import { missingPermissions } from './organisation.js';
import type { Organisation } from './organisation.js';

/** What the assistant can do after a refusal. */
const remedies: Readonly<Record<RefusalReason, string>> = {
  'too-many': 'Split the batch.',
  'no-elicitation': 'Tell the user what to change, or which client supports elicitation.',
  'not-allowed': 'Ask the user to restart the server with this option, if they want the change.',
  'no-permission': 'Ask an administrator for the permission.',
  'would-fail': 'Correct the arguments. "details" says why the platform would refuse them.',
  declined: 'Ask the user what to do instead.',
  cancelled: 'Ask the user whether they want the change.',
  mistyped: 'Ask the user whether they want the change.',
};

/** Decides about calls to an organisation. */
export class OrganisationGate implements Gate {
  readonly #organisation: Organisation;

  constructor(organisation: Organisation) {
    this.#organisation = organisation;
  }

  async check(operation: ContractOperation): Promise<void> {
    const { allow } = this.#organisation;
    if (!allow.allows(operation)) throw refusal('not-allowed', `${operation.name} was not sent. ${allow.explain(operation)}`);
    const check = await this.#organisation.check(operation.name);
    if (check?.status === 'impossible') throw impossible(operation, check);
  }

  async access(operation: ContractOperation): Promise<Access> {
    const check = await this.#organisation.check(operation.name);
    const { allow } = this.#organisation;
    return {
      status: check?.status ?? 'unknown',
      reason: check?.reason ?? 'The grants of the token could not be read.',
      ...(!allow.allows(operation) && { notAllowed: allow.explain(operation) }),
    };
  }

  async write(calls: readonly PlannedCall[]): Promise<readonly unknown[]> {
    const { writeGate, client, writer, budget } = this.#organisation;
    // The person must not confirm what the budget does not permit.
    budget.demand(calls.length, calls[0]?.operation.name ?? '');
    const decision = await writeGate.confirm(calls, client);
    if (decision.status === 'refused') throw refusal(decision.reason, decision.message, decision);
    const results: unknown[] = [];
    for (const call of calls) {
      try {
        const { body } = await writeGate.send(decision.confirmation, call, writer);
        results.push(body);
      } catch (error) {
        if (calls.length === 1) throw error;
        // The person confirmed the calls together, so nothing follows one that failed.
        const notSent = calls.slice(results.length + 1).map(() => ({ notSent: 'A call before it failed.' }));
        return [...results, { error: problemOf(error) }, ...notSent];
      }
    }
    return results;
  }
}

function refusal(reason: RefusalReason, message: string, decision?: WriteDecision): ToolError {
  const details = decision?.rehearsal?.calls.map(({ verb, target, outcome, failure, gaps }) => ({
    verb,
    target,
    outcome,
    failure,
    gaps,
  }));
  return new ToolError({
    code: reason,
    message,
    remedy: remedies[reason],
    ...(details && { details }),
  });
}

function impossible({ name }: ContractOperation, check: OperationCheck): ToolError {
  const permissions = missingPermissions(check);
  return new ToolError({
    code: check.isRetired ? 'retired' : 'no-permission',
    message: `${name} was not sent: ${check.reason}`,
    remedy: check.isRetired ? 'Use the replacement, if there is one.' : remedies['no-permission'],
    ...(permissions.length > 0 && { missingPermissions: permissions }),
  });
}
