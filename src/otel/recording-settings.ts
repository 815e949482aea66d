import type { Context, Meter, Tracer } from '@opentelemetry/api';
import type { ExchangeContext } from '../core/exchange/exchange.js';
import type { Instruments } from './instruments.js';

/** What the calls of one client share. */
export interface RecordingSettings {
  readonly tracer: Tracer;
  readonly meter: Meter;
  /** Created with the first request. */
  instruments: Instruments | undefined;
  readonly tracePropagation: boolean;
  readonly pathValues: readonly string[];
  /** What sends and logs the requests. */
  readonly wire: Pick<ExchangeContext, 'transport' | 'logger'>;
  /** Returns the context that a request is sent in. */
  readonly outgoing: (from: Context) => Context;
}
