import type { Context, Span, Tracer } from '@opentelemetry/api';
import { SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { GroupRecord, ObservedGroup } from '../core/call/group-observer.js';
import { errorAttributes } from './attributes.js';

/** The span of a list, a job, a bulk run, one of its entities, or a file. */
export class GroupSpan implements GroupRecord {
  /** The active context when the span began. A different one inside the group belongs to a span of the user. */
  readonly outside = context.active();
  /** The context of the group's calls. */
  readonly context: Context;
  readonly #span: Span;
  #isEnded = false;

  constructor(tracer: Tracer, { kind, name, startedAt, parent }: ObservedGroup, outer: Context) {
    // An entity has a separate trace with a link to its run, because one trace cannot show thousands of entities.
    const run = parent?.record as GroupSpan | undefined;
    this.#span = tracer.startSpan(
      `${kind} ${name}`.trimEnd(),
      {
        startTime: new Date(startedAt),
        attributes: { 'genesyscloud.group.kind': kind, 'genesyscloud.group.name': name },
        ...(run && { root: true, links: [{ context: run.#span.spanContext() }] }),
      },
      outer,
    );
    this.context = trace.setSpan(outer, this.#span);
  }

  run<T>(step: () => T): T {
    return context.with(this.context, step);
  }

  end(error?: unknown): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    if (error !== undefined) this.#span.setAttributes(errorAttributes(error)).setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}
