import type { ContractOperation } from '../../contract/index.js';
import type { OperationCheck } from '../../preflight/operation-check.js';
import type { PlannedCall } from '../guard/planned-call.js';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Access, Gate } from '../session.js';
import { ToolError } from '../tools/tool-error.js';
import type { Organisation } from './organisation.js';

/** Decides about calls to an organisation. */
export class OrganisationGate implements Gate {
  readonly #organisation: Organisation;

  // oxlint-disable-next-line typescript/no-deprecated -- see createServer
  constructor(organisation: Organisation, server: Server) {
    this.#organisation = organisation;
    void server;
  }

  async check(operation: ContractOperation): Promise<void> {
    const { allow } = this.#organisation;
    if (!allow.allows(operation)) {
      throw new ToolError({
        code: 'not.allowed',
        message: `${operation.name} was not sent. ${allow.explain(operation)}`,
        remedy: 'Ask the user to restart the server with this option, if they want the change.',
      });
    }
    const check = await this.#check(operation);
    if (check?.status === 'impossible') throw impossible(operation, check);
  }

  async access(operation: ContractOperation): Promise<Access> {
    const check = await this.#check(operation);
    const { allow } = this.#organisation;
    return {
      status: check?.status ?? 'unknown',
      reason: check?.reason ?? 'The grants of the token could not be read.',
      ...(!allow.allows(operation) && { notAllowed: allow.explain(operation) }),
    };
  }

  /** The call itself reports why the platform cannot be reached. */
  async #check({ name }: ContractOperation): Promise<OperationCheck | undefined> {
    return await this.#organisation.check(name).catch(() => undefined);
  }

  async write(calls: readonly PlannedCall[], signal: AbortSignal): Promise<readonly unknown[]> {
    void calls;
    void signal;
    return await Promise.reject(new ToolError({ code: 'x', message: 'x' }));
  }
}

function impossible({ name }: ContractOperation, { reason, missing, isRetired }: OperationCheck): ToolError {
  const missingPermissions = [...(missing.any ?? []), ...(missing.all ?? [])];
  return new ToolError({
    code: isRetired ? 'retired' : 'missing.permission',
    message: `${name} was not sent: ${reason}`,
    remedy: isRetired ? 'Use the replacement, if there is one.' : 'Ask an administrator for the permission.',
    ...(missingPermissions.length > 0 && { missingPermissions }),
  });
}
