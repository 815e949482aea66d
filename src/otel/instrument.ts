import type { Tracer } from '@opentelemetry/api';
import { context, createContextKey, metrics, trace } from '@opentelemetry/api';
import type { CallSender } from '../core/call/operation.js';
import { ConfigurationError } from '../core/errors/errors.js';
import type { ExchangeContext } from '../core/exchange/exchange.js';
import type { Demand } from '../core/arguments/option-checks.js';
import { BOOLEAN, readOptions } from '../core/arguments/option-checks.js';
import type { CallObserver } from '../core/client/call-observer.js';
import { isObject } from '../core/values/is-object.js';
import { isFunction } from '../core/values/plain-objects.js';
import type { TransportRequest } from '../core/transport/transport.js';
import { ClientObserver } from './client-observer.js';
import type { MetricsOptions } from './meter.js';
import { METER, SCOPE } from './meter.js';

/** The key by which instrumentations of HTTP libraries recognise a context without spans. Keys with the same name are equal. */
const SUPPRESS_TRACING = createContextKey('OpenTelemetry SDK Context Key SUPPRESS_TRACING');

/** What {@link instrument} records, and where. */
export interface InstrumentOptions extends MetricsOptions {
  /** Creates the spans; by default `trace.getTracer('contact-centre-client')` of the OpenTelemetry API. */
  tracer?: Tracer;
  /**
   * Whether instrumentations of HTTP libraries (`http`, `undici`, `fetch`) create no span for the client's requests, which would
   * record their addresses with ids and queries.
   *
   * @defaultValue `true`
   */
  suppressHttp?: boolean;
  /** Whether requests to the platform contain the header `traceparent`. @defaultValue `false` */
  tracePropagation?: boolean;
  /** Names of placeholders whose values spans contain, e.g. `['queueId']` → `genesyscloud.path.queueId`; none by default. */
  pathValues?: readonly string[];
}

const demands: Record<keyof InstrumentOptions, Demand> = {
  tracer: [(value) => isObject(value) && isFunction(value['startSpan']), 'a tracer of OpenTelemetry'],
  meter: METER,
  suppressHttp: BOOLEAN,
  tracePropagation: BOOLEAN,
  pathValues: [(value) => Array.isArray(value) && value.every((name) => typeof name === 'string'), 'a list of strings'],
};

/** The members of a client that observers replace. */
interface ObservableClient {
  observer?: CallObserver | undefined;
  readonly exchangeContext: { -readonly [K in keyof ExchangeContext]: ExchangeContext[K] };
}

/**
 * Records the calls of a client as spans and metrics of OpenTelemetry.
 *
 * ```ts
 * const stop = instrument(client);
 * ```
 *
 * @returns a function that ends the recording. Calls that are pending then are still recorded.
 * @throws ConfigurationError if the client is already instrumented, or an option is invalid.
 */
export function instrument(client: CallSender, options: InstrumentOptions = {}): () => void {
  const observed = client as unknown as ObservableClient;
  if (!isObject(observed) || !isObject(observed.exchangeContext)) throw new ConfigurationError('instrument needs an ApiClient');
  if (observed.observer)
    throw new ConfigurationError('The client is already instrumented. First call the function that instrument() returned');
  const settings: InstrumentOptions = readOptions('instrument', options, demands, 'instrument: ');
  const { tracer = trace.getTracer(SCOPE), meter = metrics.getMeter(SCOPE) } = settings;
  const { suppressHttp = true, tracePropagation = false, pathValues = [] } = settings;
  const { exchangeContext } = observed;
  const { transport, logger } = exchangeContext;
  const outgoing = (from: ReturnType<typeof context.active>) => (suppressHttp ? from.setValue(SUPPRESS_TRACING, true) : from);
  const wire = { transport, logger };
  const observer = new ClientObserver({ tracer, meter, instruments: undefined, tracePropagation, pathValues, wire, outgoing });
  observed.observer = observer;
  // Calls use the transport and the logger in `wire`. These are for requests for tokens, which belong to no call.
  exchangeContext.transport = Object.assign(
    (request: TransportRequest) => context.with(outgoing(context.active()), transport, undefined, request),
    transport,
  );
  exchangeContext.logger = {
    record: async (exchange) => {
      await observer.recordTokenRequest(exchange);
      await logger.record(exchange);
    },
  };
  return () => {
    if (observed.observer !== observer) return;
    observed.observer = undefined;
    Object.assign(exchangeContext, wire);
  };
}
