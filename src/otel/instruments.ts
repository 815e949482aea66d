import type { Counter, Histogram, Meter } from '@opentelemetry/api';

/** The boundaries that the semantic conventions recommend, in s. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The metrics of a client. */
export interface Instruments {
  readonly durations: Histogram;
  readonly waits: Histogram;
  readonly refusals: Counter;
  readonly retries: Counter;
  readonly tokens: Counter;
}

export function createInstruments(meter: Meter): Instruments {
  const histogram = (name: string, description: string): Histogram =>
    meter.createHistogram(name, { unit: 's', description, advice: { explicitBucketBoundaries: BOUNDARIES } });
  const counter = (name: string, description: string, unit = '{request}'): Counter =>
    meter.createCounter(`genesyscloud.client.${name}`, { description, unit });
  return {
    durations: histogram('http.client.request.duration', 'Duration of requests'),
    waits: histogram('genesyscloud.client.rate_limit.wait', 'Time that calls wait for a permit of the limiter'),
    refusals: counter('rate_limit.responses', 'Responses with status 429', '{response}'),
    retries: counter('retries', 'Requests that repeat an earlier one of their call'),
    tokens: counter('token.requests', 'Requests for an access token'),
  };
}
