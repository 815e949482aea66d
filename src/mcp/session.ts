import { redactText } from '../core/redaction/redact.js';
import type { Listed } from '../core/call/items.js';
import type { ContractOperation } from '../contract/index.js';
import { entryType } from '../sandbox/operations/shapes.js';
import type { PreflightStatus } from '../preflight/operation-check.js';
import { isWrite } from './guard/is-write.js';
import { planCall } from './guard/planned-call.js';
import type { PlannedCall } from './guard/planned-call.js';
import type { Guides } from './guides.js';
import { anyApi } from './operations/any-api.js';
import type { Catalogue } from './operations/catalogue.js';
import { checkArguments } from './operations/check-arguments.js';
import { runJob } from './operations/jobs.js';
import type { JobOutcome, JobRequest } from './operations/jobs.js';
import { mergeBody } from './operations/merge-body.js';
import { operationCall } from './operations/operation-call.js';
import type { ArgumentValues } from './operations/operation-call.js';
import { cleanName } from './output/clean-text.js';
import { maskText } from './output/mask-text.js';
import { shapeResult } from './output/shape-result.js';
import type { ShapedResult } from './output/shape-result.js';
import type { Platform } from './platform/platform.js';
import { ToolError } from './tools/tool-error.js';
import type { ToolProblem } from './tools/tool-error.js';

/** Which part of a result is returned. */
export interface ChosenPart {
  readonly fields: readonly string[] | undefined;
  readonly maxItems: number;
  /** The type of the result in the contract. */
  readonly type?: string;
}

/** How an operation is called. */
export interface CallOptions {
  readonly signal: AbortSignal;
  /** Whether the current fields of an entity complete the body that replaces it. */
  readonly isMerged: boolean;
}

/** How a list is read. */
export interface ListOptions {
  readonly max: number;
  readonly from: string | undefined;
  readonly signal: AbortSignal;
}

/** A part of a list. */
export interface ListPart {
  readonly items: readonly unknown[];
  readonly type: string;
  /** How many items the list has, if the platform says so. */
  readonly total: number | undefined;
  /** For each item, what continues the list after it; `undefined` after the last item of the list. */
  readonly positions: readonly (string | undefined)[];
}

/** Whether an operation can be used. */
export interface Access {
  readonly status: PreflightStatus;
  readonly reason: string;
  /** Why the server does not send it, and which option would change that. */
  readonly notAllowed?: string;
}

/** Decides about calls before they are sent. */
export interface Gate {
  /** Says whether the token can use an operation, and whether the server sends it. */
  access(operation: ContractOperation): Promise<Access>;
  /** Rejects with what the token lacks, if it cannot use an operation. */
  check(operation: ContractOperation): Promise<void>;
  /** Sends writes after the user has confirmed them. Resolves with their results, in their order. */
  write(calls: readonly PlannedCall[]): Promise<readonly unknown[]>;
}

/** What a session consists of. */
export interface SessionParts {
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly platform: Platform;
  /** Guards an organisation. A sandbox needs no guard. */
  readonly gate?: Gate | undefined;
  /** Whether personal data stays as it is. */
  readonly isUnmasked?: boolean;
}

/** What the tools of one connection work with. */
export class Session {
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly platform: Platform;
  readonly #gate: Gate | undefined;
  readonly #isUnmasked: boolean;

  constructor({ catalogue, guides, platform, gate, isUnmasked = false }: SessionParts) {
    if (platform.kind === 'organisation' && !gate) throw new Error('An organisation needs a gate');
    this.catalogue = catalogue;
    this.guides = guides;
    this.platform = platform;
    this.#gate = gate;
    this.#isUnmasked = isUnmasked;
  }

  /** Says whether an operation can be used; `undefined` in a sandbox, where all can. */
  async access(operation: ContractOperation): Promise<Access | undefined> {
    return await this.#gate?.access(operation);
  }

  /** Calls an operation, once for each set of arguments. All are checked before the first is sent. */
  async call(
    operation: ContractOperation,
    changes: readonly ArgumentValues[],
    { signal, isMerged }: CallOptions,
  ): Promise<readonly unknown[]> {
    await this.#gate?.check(operation);
    const { client } = this.platform;
    const batch = isMerged ? await Promise.all(changes.map((values) => mergeBody(operation, values, client))) : changes;
    for (const values of batch) checkArguments(operation, values);
    const calls = batch.map((values) => planCall(operation, values));
    if (this.#gate && isWrite(operation)) return await this.#gate.write(calls);
    const results: unknown[] = [];
    for (const values of batch) results.push(await client.send(operationCall(operation, values, { signal })));
    return results;
  }

  /** Reads a part of a list. */
  async list(operation: ContractOperation, values: ArgumentValues, { max, from, signal }: ListOptions): Promise<ListPart> {
    checkArguments(operation, values);
    refuseWrite(operation);
    await this.#gate?.check(operation);
    let total: number | undefined;
    const list = this.platform.client.send<Listed<unknown>>(operationCall(operation, values, { signal })).items({
      max,
      ...(from !== undefined && { from }),
      onPage: (_page, progress) => {
        ({ total } = progress);
      },
    });
    const items: unknown[] = [];
    const positions: (string | undefined)[] = [];
    for await (const item of list) {
      items.push(item);
      positions.push(list.position);
    }
    if (list.ended !== 'max' || (from === undefined && items.length === total)) positions[items.length - 1] = undefined;
    return { items, positions, type: `${entryType(operation.returns)}[]`, total };
  }

  /** Runs a job. In an organisation, the platform's client refuses jobs that change something. */
  async runJob(family: string, request: JobRequest): Promise<JobOutcome> {
    return await runJob(family, anyApi(this.platform.client), request, this.platform.download);
  }

  /** Returns a problem as the assistant may see it: the platform quotes values in its messages. */
  safeProblem({ message, details, ...rest }: ToolProblem): ToolProblem {
    const safeDetails = details === undefined ? {} : { details: this.shape(details, { fields: undefined, maxItems: 20 }).data };
    return { ...rest, message: this.#safeText(message), ...safeDetails };
  }

  #safeText(text: string): string {
    const clean = redactText(cleanName(text), this.platform.secrets);
    return this.#isUnmasked ? clean : maskText(clean);
  }

  /** Returns the part of a result that the assistant may see. */
  shape(value: unknown, { fields, maxItems, type }: ChosenPart): ShapedResult {
    return shapeResult(value, {
      ...(fields && { fields }),
      ...(type !== undefined && { type }),
      maxItems,
      isUnmasked: this.#isUnmasked,
      secrets: this.platform.secrets,
    });
  }
}

/** A list is read without a confirmation, page by page. */
function refuseWrite(operation: ContractOperation): void {
  if (!isWrite(operation)) return;
  throw new ToolError({ code: 'not.a.list', message: `${operation.name} is not a list.`, remedy: 'Use call_operation.' });
}
