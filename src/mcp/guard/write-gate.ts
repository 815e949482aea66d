import { brand } from '../../core/values/brand.js';
import { randomId } from '../../core/values/random.js';
import { ContactCentreError } from '../../core/errors/errors.js';
import type { ApiResponse } from '../../core/call/api-promise.js';
import type { CallSender } from '../../core/call/operation.js';
import type { Hook } from '../../core/exchange/hooks.js';
import type { ContractOperation } from '../../contract/index.js';
import type { AllowList } from './allow-list.js';
import { confirmationRequest } from './confirmation-text.js';
import type { Elicitor } from './elicitor.js';
import { isWrite } from './is-write.js';
import { operationsByRoute } from './operations.js';
import { operationCallOf } from './planned-call.js';
import type { PlannedCall } from './planned-call.js';
import { rehearse } from './rehearsal.js';
import type { Rehearsal } from './rehearsal.js';

/** A write was about to leave without a confirmation for exactly it. Raised before anything is sent. */
export class UnconfirmedWriteError extends ContactCentreError {
  declare readonly name: 'UnconfirmedWriteError';
  declare readonly operation: string;

  constructor(operation: string, reason: string) {
    super(`${operation} was not sent: ${reason}. Request a new confirmation`, 'ERR_UNCONFIRMED_WRITE', {}, { operation });
  }
}

brand({ UnconfirmedWriteError });

/** Why a plan was refused. */
export type RefusalReason =
  | 'too-many'
  | 'no-elicitation'
  | 'not-allowed'
  | 'no-permission'
  | 'would-fail'
  | 'declined'
  | 'cancelled'
  | 'mistyped';

/** A person's consent to certain calls. Only the gate that issued it accepts it, and each call of it once. */
export interface Confirmation {
  readonly calls: readonly PlannedCall[];
}

export type WriteDecision =
  | { readonly status: 'confirmed'; readonly rehearsal: Rehearsal; readonly confirmation: Confirmation }
  | {
      readonly status: 'refused';
      readonly reason: RefusalReason;
      /** What happened and what to do, without texts of the platform. */
      readonly message: string;
      /** What the calls would do; `undefined` if they were refused before. */
      readonly rehearsal: Rehearsal | undefined;
    };

/** Options of a {@link WriteGate}. */
export interface WriteGateOptions {
  readonly allowList: AllowList;
  readonly elicitor: Elicitor;
  /** Returns the permissions of an operation that the token lacks; empty if it may be called. None are known to be missing by default. */
  readonly findMissingPermissions?: (operation: ContractOperation) => Promise<readonly string[]>;
  /** The time in ms since the epoch; `Date.now` by default. */
  readonly now?: () => number;
}

/** Calls of a plan at most: a person cannot review more. */
const MAX_CALLS = 100;
/** How long a confirmation is valid, in ms. */
const VALID_FOR_MS = 300_000;

/** The calls of a confirmation that have not been sent. */
interface OpenConfirmation {
  readonly fingerprints: string[];
  readonly expiresAt: number;
}

/**
 * Lets a write pass only after a person has confirmed exactly it. Add its `hook` to the client: it refuses every other write,
 * however it is sent.
 */
export class WriteGate {
  readonly #options: WriteGateOptions;
  readonly #now: () => number;
  readonly #open = new WeakMap<Confirmation, OpenConfirmation>();
  /** The routes of writes that are being sent, by the tag of their call. */
  readonly #passing = new Map<string, { route: string; isUsed: boolean }>();

  constructor(options: WriteGateOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Refuses every write that {@link send} does not send at this moment. Requests for tokens pass. */
  readonly hook: Hook = async ({ operation, route, tag, attempt }, next) => {
    const contractOperation = operationsByRoute().get(route);
    const isRead = contractOperation ? !isWrite(contractOperation) : /^(?:GET|HEAD) |^POST \/oauth\//.test(route);
    if (isRead) return await next();
    const permit = tag === undefined ? undefined : this.#passing.get(tag);
    // Further attempts of the same call follow a renewed token.
    if (permit?.route !== route || (permit.isUsed && attempt === 1)) {
      throw new UnconfirmedWriteError(operation, 'no person has confirmed it');
    }
    permit.isUsed = true;
    return await next();
  };

  /**
   * Checks the calls of a plan, rehearses them, and asks the person to confirm them together.
   *
   * @param client - The client of the organisation. It only reads here.
   */
  async confirm(calls: readonly PlannedCall[], client: CallSender): Promise<WriteDecision> {
    const refusal = await this.#check(calls);
    if (refusal) return refusal;
    const rehearsal = await rehearse(calls, client);
    const failures = rehearsal.calls.filter(({ outcome, gaps }) => outcome === 'fails' && gaps.length === 0);
    if (failures.length > 0) {
      const list = failures.map(({ call, failure }) => `${call.operation.name} (status ${failure?.status ?? 0})`).join(', ');
      return refuse(
        'would-fail',
        `The sandbox refused ${list}, so nothing was sent. Correct the arguments; the rehearsal says why.`,
        rehearsal,
      );
    }
    return await this.#ask(calls, rehearsal);
  }

  /**
   * Sends a call of a confirmation.
   *
   * @throws UnconfirmedWriteError if the confirmation is not for exactly this call, has expired, or was used for it before.
   */
  async send<T = unknown>(confirmation: Confirmation, call: PlannedCall, client: CallSender): Promise<ApiResponse<T>> {
    const { operation, fingerprint } = call;
    const open = this.#open.get(confirmation);
    if (!open || this.#now() > open.expiresAt) throw new UnconfirmedWriteError(operation.name, 'the confirmation has expired');
    const index = open.fingerprints.indexOf(fingerprint);
    if (index < 0)
      throw new UnconfirmedWriteError(operation.name, 'the person has confirmed another call, or this one was sent already');
    open.fingerprints.splice(index, 1);
    const tag = `confirmed-${randomId()}`;
    this.#passing.set(tag, { route: `${operation.verb} ${operation.path}`, isUsed: false });
    try {
      // A repeated write could take effect twice.
      return await client.send<T>({ ...operationCallOf(call), request: { tag, retry: false } }).withResponse();
    } finally {
      this.#passing.delete(tag);
    }
  }

  async #check(calls: readonly PlannedCall[]): Promise<WriteDecision | undefined> {
    const { allowList, elicitor, findMissingPermissions } = this.#options;
    if (calls.length === 0 || calls.length > MAX_CALLS) {
      return refuse('too-many', `A plan has from 1 to ${MAX_CALLS} calls, and this one has ${calls.length}. Split it.`);
    }
    const forbidden = calls.find(({ operation }) => !allowList.allows(operation));
    if (forbidden) return refuse('not-allowed', allowList.explain(forbidden.operation));
    if (!elicitor.isSupported) {
      return refuse(
        'no-elicitation',
        'The client cannot ask its user for a confirmation (elicitation), so nothing is changed. Use a client that supports elicitation.',
      );
    }
    for (const operation of new Set(calls.map((call) => call.operation))) {
      const missing = (await findMissingPermissions?.(operation)) ?? [];
      if (missing.length > 0)
        return refuse('no-permission', `The token may not call ${operation.name}: it lacks ${missing.join(', ')}.`);
    }
    return undefined;
  }

  async #ask(calls: readonly PlannedCall[], rehearsal: Rehearsal): Promise<WriteDecision> {
    const { message, form, isConfirmedBy } = confirmationRequest(rehearsal);
    let answer;
    try {
      answer = await this.#options.elicitor.ask(message, form);
    } catch {
      return refuse('cancelled', 'The client failed to ask its user, so nothing was sent.', rehearsal);
    }
    if (answer.action === 'decline')
      return refuse(
        'declined',
        'The person declined the changes, so nothing was sent. Do not request them again unasked.',
        rehearsal,
      );
    if (answer.action !== 'accept') return refuse('cancelled', 'The person closed the request, so nothing was sent.', rehearsal);
    if (!isConfirmedBy(answer.content ?? {})) {
      return refuse('mistyped', 'The person did not enter what the confirmation requires, so nothing was sent.', rehearsal);
    }
    const confirmation: Confirmation = Object.freeze({ calls: Object.freeze([...calls]) });
    const fingerprints = calls.map(({ fingerprint }) => fingerprint);
    this.#open.set(confirmation, { fingerprints, expiresAt: this.#now() + VALID_FOR_MS });
    return { status: 'confirmed', rehearsal, confirmation };
  }
}

function refuse(reason: RefusalReason, message: string, rehearsal?: Rehearsal): WriteDecision {
  return { status: 'refused', reason, message, rehearsal };
}
