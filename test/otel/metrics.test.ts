import { createNoopMeter, metrics, trace } from '@opentelemetry/api';
import type { Meter, MeterProvider, MetricOptions, TracerProvider } from '@opentelemetry/api';
import { UsersApi } from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import { Governor } from 'contact-centre-client/limits';
import { Notifications } from 'contact-centre-client/notifications';
import { instrument, instrumentGovernor, instrumentNotifications } from 'contact-centre-client/otel';
import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { serverAttributes } from '../../src/otel/attributes.js';
import { clientOf } from '../support/in-sandbox.js';
import { exports } from './support.js';

interface Metric extends MetricOptions {
  readonly kind: string;
  readonly name: string;
}

/** A meter that keeps what was created with it. */
function listeningMeter(): { meter: Meter; created: Metric[] } {
  const created: Metric[] = [];
  const noop = createNoopMeter();
  const meter = Object.create(noop) as Meter;
  const keep = (kind: string, name: string, options?: MetricOptions): void => {
    created.push({ kind, name, ...options });
  };
  meter.createHistogram = (name, options) => {
    keep('histogram', name, options);
    return noop.createHistogram(name, options);
  };
  meter.createCounter = (name, options) => {
    keep('counter', name, options);
    return noop.createCounter(name, options);
  };
  meter.createObservableGauge = (name, options) => {
    keep('gauge', name, options);
    return noop.createObservableGauge(name, options);
  };
  return { meter, created };
}

/** Instruments everything that records metrics, until the test has finished. */
async function instrumentAll(options: { meter?: Meter }): Promise<void> {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  client.setAccessToken(sandbox.issueAccessToken());
  for (const stop of [
    instrument(client, options),
    instrumentGovernor(new Governor(), options),
    instrumentNotifications(new Notifications(client), options),
  ])
    onTestFinished(stop);
  // Instruments are created with the first call.
  await new UsersApi(client).getUsers();
}

it('Every metric has a name, a unit and a description, and is one of those in the guide', async () => {
  const { meter, created } = listeningMeter();
  await instrumentAll({ meter });
  expect(created.map(({ kind, name, unit, description }) => [name, kind, unit, description])).toEqual([
    ['genesyscloud.client.queue.length', 'gauge', '{call}', 'Calls that wait for a permit'],
    ['genesyscloud.client.requests.pending', 'gauge', '{request}', 'Requests without a response'],
    [
      'genesyscloud.notifications.gap.duration',
      'histogram',
      's',
      'Periods in which events may have been missed that no repair has recovered',
    ],
    ['genesyscloud.notifications.interruptions', 'counter', '{interruption}', 'How often live events were interrupted'],
    [
      'genesyscloud.notifications.reconnections',
      'counter',
      '{reconnection}',
      'How often live events arrive again after an interruption',
    ],
    ['http.client.request.duration', 'histogram', 's', 'Duration of requests'],
    ['genesyscloud.client.rate_limit.wait', 'histogram', 's', 'Time that calls wait for a permit of the limiter'],
    ['genesyscloud.client.rate_limit.responses', 'counter', '{response}', 'Responses with status 429'],
    ['genesyscloud.client.retries', 'counter', '{request}', 'Requests that repeat an earlier one of their call'],
    ['genesyscloud.client.token.requests', 'counter', '{request}', 'Requests for an access token'],
  ]);
  const guide = readFileSync('docs/observability.md', 'utf8');
  const guideEntries = [...guide.matchAll(/^\| `((?:http|genesyscloud)\.[\w.]+)` +\| (histogram|counter|gauge)/gm)];
  expect(guideEntries.map(([, name, kind]) => `${name} ${kind}`).toSorted()).toEqual(
    created.map(({ name, kind }) => `${name} ${kind}`).toSorted(),
  );
});

it('Histograms of requests have the boundaries of the conventions, and those of gaps longer ones', async () => {
  const { meter, created } = listeningMeter();
  await instrumentAll({ meter });
  const boundaries = created.filter(({ kind }) => kind === 'histogram').map(({ advice }) => advice?.explicitBucketBoundaries);
  const ofRequests = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
  expect(boundaries).toEqual([[1, 5, 10, 30, 60, 300, 900, 3600], ofRequests, ofRequests]);
});

it('By default, tracer and meter are those of the program for this package', async () => {
  const scopes: string[] = [];
  const { meter } = listeningMeter();
  const meters: MeterProvider = { getMeter: (name) => (scopes.push(`meter ${name}`), meter) };
  const { tracer } = exports();
  const tracers: TracerProvider = { getTracer: (name) => (scopes.push(`tracer ${name}`), tracer) };
  metrics.setGlobalMeterProvider(meters);
  trace.setGlobalTracerProvider(tracers);
  onTestFinished(() => {
    metrics.disable();
    trace.disable();
  });
  await instrumentAll({});
  expect(new Set(scopes)).toEqual(new Set(['meter contact-centre-client', 'tracer contact-centre-client']));
});

it('Refusals name the function that was called', () => {
  const wrong = { meter: 'x' as unknown as Meter };
  expect(() => instrumentGovernor(new Governor(), wrong)).toThrow('instrumentGovernor: meter');
  expect(() => instrumentNotifications(new Notifications(clientOf(createSandbox())), wrong)).toThrow(
    'instrumentNotifications: meter',
  );
});

it.each([
  ['https://api.mypurecloud.com/api/v2/users/u1', 'api.mypurecloud.com', 443],
  ['https://api.mypurecloud.com/api/v2/users/u2', 'api.mypurecloud.com', 443],
  ['http://127.0.0.1/api/v2/users', '127.0.0.1', 80],
  ['http://127.0.0.1:8080/api/v2/users', '127.0.0.1', 8080],
])('The server of %s is recorded by host and port', (url, address, port) => {
  const attributes = serverAttributes(url);
  expect(attributes).toEqual({ 'server.address': address, 'server.port': port });
  expect(serverAttributes(`${url}/more`)).toBe(attributes);
});
