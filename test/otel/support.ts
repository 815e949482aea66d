import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, ContextManager } from '@opentelemetry/api';
import { ROOT_CONTEXT, context } from '@opentelemetry/api';
import type { ReadableLogRecord } from '@opentelemetry/sdk-logs';
import { InMemoryLogRecordExporter, LoggerProvider, SimpleLogRecordProcessor } from '@opentelemetry/sdk-logs';
import type { MetricData } from '@opentelemetry/sdk-metrics';
import { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { CallSender } from 'contact-centre-client';
import type { InstrumentOptions } from 'contact-centre-client/otel';
import { instrument } from 'contact-centre-client/otel';
import { onTestFinished } from 'vitest';

/** A manager of contexts that follows `await`, as the SDK for Node registers one. */
class AsyncContexts implements ContextManager {
  readonly #storage = new AsyncLocalStorage<Context>();

  active(): Context {
    return this.#storage.getStore() ?? ROOT_CONTEXT;
  }

  with<A extends unknown[], F extends (...values: A) => ReturnType<F>>(
    active: Context,
    work: F,
    receiver?: ThisParameterType<F>,
    ...values: A
  ): ReturnType<F> {
    return this.#storage.run(active, () => work.apply(receiver, values));
  }

  bind<T>(_active: Context, target: T): T {
    return target;
  }

  enable(): this {
    return this;
  }

  disable(): this {
    return this;
  }
}

/** Contexts follow `await` until the test has finished. */
export function followContexts(): void {
  context.setGlobalContextManager(new AsyncContexts());
  onTestFinished(() => {
    context.disable();
  });
}

/** Collects metrics when a test wants them. The exporter in memory of the SDK needs a timer, which these tests may have stopped. */
class Collector extends MetricReader {
  protected override async onForceFlush(): Promise<void> {
    await Promise.resolve();
  }

  protected override async onShutdown(): Promise<void> {
    await Promise.resolve();
  }
}

/** Everything that was exported: what a backend would receive. */
export interface Exports {
  tracer: NonNullable<InstrumentOptions['tracer']>;
  meter: NonNullable<InstrumentOptions['meter']>;
  logs: LoggerProvider;
  spans: () => readonly ReadableSpan[];
  /** The span with a name; fails unless there is exactly one. */
  span: (name: string) => ReadableSpan;
  metric: (name: string) => Promise<MetricData | undefined>;
  records: () => readonly ReadableLogRecord[];
  /** Everything as text. */
  text: () => Promise<string>;
}

/** Creates providers whose exporters keep everything in memory. */
export function exports(): Exports {
  const spanExporter = new InMemorySpanExporter();
  const tracers = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spanExporter)] });
  const reader = new Collector();
  const meters = new MeterProvider({ readers: [reader] });
  const logExporter = new InMemoryLogRecordExporter();
  const logs = new LoggerProvider({ processors: [new SimpleLogRecordProcessor({ exporter: logExporter })] });
  onTestFinished(async () => {
    await Promise.all([tracers.shutdown(), meters.shutdown(), logs.shutdown()]);
  });
  const collect = async (): Promise<readonly MetricData[]> => {
    const { resourceMetrics } = await reader.collect();
    return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics);
  };
  const spans = (): readonly ReadableSpan[] => spanExporter.getFinishedSpans();
  return {
    tracer: tracers.getTracer('test'),
    meter: meters.getMeter('test'),
    logs,
    spans,
    span: (name) => {
      const [first, ...others] = spans().filter((span) => span.name === name);
      if (!first || others.length > 0)
        throw new Error(
          `There are ${others.length + (first ? 1 : 0)} spans ${name}: ${spans()
            .map((span) => span.name)
            .join(', ')}`,
        );
      return first;
    },
    records: () => logExporter.getFinishedLogRecords(),
    metric: async (name) => (await collect()).find(({ descriptor }) => descriptor.name === name),
    text: async () => {
      await tracers.forceFlush();
      const shownSpans = spans().map(({ name, attributes, events, links, status, resource }) => ({
        name,
        attributes,
        events,
        links,
        status,
        resource: resource.attributes,
      }));
      const records = logExporter
        .getFinishedLogRecords()
        .map(({ attributes, body, severityText }) => ({ attributes, body, severityText }));
      return JSON.stringify([shownSpans, await collect(), records]);
    },
  };
}

/** Instruments a client until the test has finished. */
export function recorded(client: CallSender, options: InstrumentOptions = {}): Exports & { stop: () => void } {
  const all = exports();
  const stop = instrument(client, { tracer: all.tracer, meter: all.meter, ...options });
  onTestFinished(stop);
  return { ...all, stop };
}

/** The span that another one is a child of. */
export function parentOf({ parentSpanContext }: ReadableSpan, { spans }: Pick<Exports, 'spans'>): string | undefined {
  if (!parentSpanContext) return undefined;
  return spans().find((span) => span.spanContext().spanId === parentSpanContext.spanId)?.name ?? 'unknown';
}

/** The values of a metric with their attributes. */
export function points(metric: MetricData | undefined): { value: unknown; attributes: Record<string, unknown> }[] {
  return (metric?.dataPoints ?? []).map(({ value, attributes }) => ({ value, attributes }));
}
