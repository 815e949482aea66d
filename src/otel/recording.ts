import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Answer } from '../core/response/answer.js';
import type { CallOrigin } from '../core/client/call-origin.js';
import type { CallRun } from '../core/client/call-state.js';
import type { Exchange } from '../core/logging/log.js';
import { outcomeAttributes, routeAttributes, serverAttributes } from './attributes.js';
import type { Instruments } from './instruments.js';
import { createInstruments } from './instruments.js';
import { ObservedCall } from './observed-call.js';
import type { RecordingSettings } from './recording-settings.js';

const instrumentsOf = (settings: RecordingSettings): Instruments => (settings.instruments ??= createInstruments(settings.meter));

/** Sends a call and records it. */
export function recordCall(
  settings: RecordingSettings,
  origin: CallOrigin,
  building: Promise<CallRun>,
  send: (run: CallRun) => Promise<Answer>,
): Promise<Answer> {
  return new ObservedCall(settings, instrumentsOf(settings), origin).send(building, send);
}

/** Records a request for a token: a sign-in, or a renewal that several calls may wait for. */
export function recordTokenRequest(settings: RecordingSettings, { request, response, failure, startedAt }: Exchange): void {
  const { durations, tokens } = instrumentsOf(settings);
  const { operation, route, url } = request;
  const outcome = outcomeAttributes(response?.status, failure?.code);
  const attributes = { ...routeAttributes(route), ...serverAttributes(url), ...outcome };
  const detailed = { ...attributes, 'genesyscloud.operation': operation };
  const span = settings.tracer.startSpan(route, {
    kind: SpanKind.CLIENT,
    startTime: new Date(startedAt),
    attributes: detailed,
  });
  if ('error.type' in outcome) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
  durations.record((Date.now() - startedAt) / 1000, attributes);
  tokens.add(1, detailed);
}
