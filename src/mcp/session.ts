import type { PlatformApi } from '../apis/platform-api.js';
import type { Listed } from '../core/call/items.js';
import type { ContractOperation } from '../contract/index.js';
import { isWrite } from './guard/is-write.js';
import type { Guides } from './guides.js';
import { anyApi } from './operations/any-api.js';
import type { Catalogue } from './operations/catalogue.js';
import { checkArguments } from './operations/check-arguments.js';
import { runJob } from './operations/jobs.js';
import type { JobOutcome, JobRequest } from './operations/jobs.js';
import { operationCall } from './operations/operation-call.js';
import type { ArgumentValues } from './operations/operation-call.js';
import type { Platform } from './platform/platform.js';
import { ToolError } from './tools/tool-error.js';

/** Which part of a result is returned. */
export interface ShapeOptions {
  readonly fields?: readonly string[] | undefined;
  readonly maxItems: number;
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
  /** How many items the list has, if the platform says so. */
  readonly total: number | undefined;
  /** Continues the list. */
  readonly next: string | undefined;
}

/** What a session consists of. */
export interface SessionParts {
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly platform: Platform;
}

/** What the tools of one connection work with. */
export class Session {
  readonly catalogue: Catalogue;
  readonly guides: Guides;
  readonly platform: Platform;

  constructor({ catalogue, guides, platform }: SessionParts) {
    this.catalogue = catalogue;
    this.guides = guides;
    this.platform = platform;
  }

  /** Calls an operation after checking its arguments. */
  async call(operation: ContractOperation, values: ArgumentValues, signal: AbortSignal): Promise<unknown> {
    checkArguments(operation, values);
    return await this.platform.client.send<unknown>(operationCall(operation, values, { signal }));
  }

  /** Reads a part of a list. */
  async list(operation: ContractOperation, values: ArgumentValues, { max, from, signal }: ListOptions): Promise<ListPart> {
    checkArguments(operation, values);
    refuseWrite(operation);
    let total: number | undefined;
    const list = this.platform.client.send<Listed<unknown>>(operationCall(operation, values, { signal })).items({
      max,
      ...(from !== undefined && { from }),
      onPage: (_page, progress) => {
        ({ total } = progress);
      },
    });
    const items: unknown[] = [];
    for await (const item of list) items.push(item);
    return { items, total, next: list.ended === 'max' ? list.position : undefined };
  }

  /** Runs a job. */
  async runJob(family: string, request: JobRequest): Promise<JobOutcome> {
    const api: PlatformApi = anyApi(this.platform.client);
    return await runJob(family, api, request, this.platform.download);
  }

  /** Returns the part of a result that the assistant chose. */
  shape(value: unknown, options: ShapeOptions): unknown {
    void options;
    return value;
  }
}

/** A list is read without a confirmation, page by page. */
function refuseWrite(operation: ContractOperation): void {
  if (!isWrite(operation)) return;
  throw new ToolError({ code: 'not.a.list', message: `${operation.name} is not a list.`, remedy: 'Use call_operation.' });
}
