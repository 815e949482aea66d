import type { Attributes, Context, Span } from '@opentelemetry/api';
import { SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { Answer } from '../core/response/answer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import type { CallRun } from '../core/client/call-state.js';
import type { Exchange } from '../core/logging/log.js';
import type { Limiter } from '../core/client/limiter.js';
import type { TransportRequest, TransportResponse } from '../core/transport/transport.js';
import { correlationAttributes, errorAttributes, outcomeAttributes, routeAttributes, serverAttributes } from './attributes.js';
import type { GroupSpan } from './group-span.js';
import type { Instruments } from './instruments.js';
import type { RecordingSettings } from './recording-settings.js';

/** One call: its span, and the metrics of its requests. */
export class ObservedCall {
  readonly #settings: RecordingSettings;
  readonly #instruments: Instruments;
  readonly #origin: CallOrigin;
  readonly #attributes: Attributes;
  #begun: { readonly span: Span; readonly context: Context } | undefined;
  #requests = 0;
  /** When the pending request was sent, in ms. */
  #sentAt = 0;
  #waitedMs = 0;

  constructor(settings: RecordingSettings, instruments: Instruments, origin: CallOrigin) {
    this.#settings = settings;
    this.#instruments = instruments;
    this.#origin = origin;
    this.#attributes = routeAttributes(origin.call.route);
  }

  async send(building: Promise<CallRun>, send: (run: CallRun) => Promise<Answer>): Promise<Answer> {
    let run: CallRun | undefined;
    try {
      run = await building;
      this.#attach(run);
      // The first page of a list may be requested much later, or never.
      const answer = await (this.#origin.gate ? send(run) : context.with(this.#start().context, send, undefined, run));
      this.#end(run, outcomeAttributes(answer.status), answer.headers);
      return answer;
    } catch (error) {
      this.#end(run, errorAttributes(error), (Object(error) as Partial<Answer>).headers);
      throw error;
    }
  }

  /** Begins the span, unless it has begun. */
  #start(): { readonly span: Span; readonly context: Context } {
    if (this.#begun) return this.#begun;
    const { tracer, pathValues } = this.#settings;
    const { call, group, madeIn } = this.#origin;
    const parent = (group?.record as GroupSpan | undefined)?.context ?? (madeIn as Context);
    const attributes: Attributes = { ...this.#attributes, 'genesyscloud.operation': call.operation };
    for (const name of pathValues) {
      const value = call.required[name];
      if (call.route.includes(`{${name}}`)) attributes[`genesyscloud.path.${name}`] = String(value);
    }
    const span = tracer.startSpan(call.route, { kind: SpanKind.CLIENT, attributes }, parent);
    return (this.#begun = { span, context: trace.setSpan(parent, span) });
  }

  #end(run: CallRun | undefined, outcome: Attributes, headers: Answer['headers'] = {}): void {
    const { span } = this.#start();
    span.setAttributes(outcome).setAttributes(correlationAttributes(headers['inin-correlation-id']));
    if (this.#requests > 1) span.setAttribute('http.request.resend_count', this.#requests - 1);
    if (this.#waitedMs > 0) span.setAttribute('genesyscloud.rate_limit.wait_ms', this.#waitedMs);
    if (run && run.renewals > 0) span.setAttribute('genesyscloud.token.renewed', true);
    if ('error.type' in outcome) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Observes the requests of the call, and its waits for permits. */
  #attach(run: CallRun): void {
    const { exchangeContext, limiter, request } = run;
    Object.assign(this.#attributes, serverAttributes(request.url));
    Object.assign(run, {
      exchangeContext: { ...exchangeContext, transport: this.#transport, logger: { record: this.#record } },
      limiter: limiter && this.#observeWaits(limiter),
    });
  }

  readonly #transport = (request: TransportRequest): Promise<TransportResponse> => {
    const { tracePropagation, wire, outgoing } = this.#settings;
    if (++this.#requests > 1) this.#instruments.retries.add(1, this.#attributes);
    const { span, context: from } = this.#start();
    // The request's headers belong to the client, and are copied for the next request.
    if (tracePropagation) (request.headers as Record<string, string>)['traceparent'] = traceParent(span);
    this.#sentAt = performance.now();
    return context.with(outgoing(from), wire.transport, undefined, request);
  };

  readonly #record = (exchange: Exchange): Promise<void> | undefined => {
    const instruments = this.#instruments;
    const { response, failure } = exchange;
    const attributes = { ...this.#attributes, ...outcomeAttributes(response?.status, failure?.code) };
    if (this.#sentAt > 0) instruments.durations.record((performance.now() - this.#sentAt) / 1000, attributes);
    if (response?.status === 429) instruments.refusals.add(1, this.#attributes);
    this.#sentAt = 0;
    return context.with(this.#start().context, () => this.#settings.wire.logger.record(exchange));
  };

  #observeWaits(limiter: Limiter): Limiter {
    const waitFor = async (permit: Promise<void>): Promise<void> => {
      const from = performance.now();
      try {
        await permit;
      } finally {
        const waitedMs = performance.now() - from;
        this.#waitedMs += waitedMs;
        this.#instruments.waits.record(waitedMs / 1000, this.#attributes);
      }
    };
    return {
      admit: (call, request) => {
        this.#start();
        const permit = limiter.admit(call, request);
        return permit && waitFor(permit);
      },
      observe: (call, answer) => limiter.observe(call, answer),
      begun: (call) => limiter.begun?.(call),
      ended: (call) => limiter.ended?.(call),
      waits: (sender) => limiter.waits(sender),
    };
  }
}

/** The header of W3C Trace Context. Neither baggage nor the state of the tracing system is sent. */
function traceParent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
