import {
  ApiError,
  ContactCentreError,
  NetworkError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from 'contact-centre-client/fetch';
import { RateLimitWaitError } from 'contact-centre-client/limits';
import { messageOf } from './message.js';
import { text } from './text.js';

export interface FailureText {
  title: string;
  text: string;
  /** Status, code and correlation id, which support needs. */
  facts: string[];
}

/** Describes an error for the user. */
export function describeFailure(error: unknown): FailureText {
  return { ...wording(error), facts: facts(error) };
}

function wording(error: unknown): Omit<FailureText, 'facts'> {
  if (error instanceof PermissionDeniedError) {
    const permission = missingPermission(error);
    const advice = permission === undefined ? text('failure.deniedHelp') : text('failure.deniedHelpNamed', { permission });
    return { title: text('failure.denied'), text: `${describeApiError(error)} ${advice}` };
  }
  if (error instanceof NotFoundError)
    return { title: text('failure.notFound'), text: `${describeApiError(error)} ${text('failure.notFoundHelp')}` };
  if (error instanceof RateLimitError) return tooManyRequests(error.retryAfter);
  if (error instanceof RateLimitWaitError) return tooManyRequests(error.wait);
  if (error instanceof ServerError) {
    return { title: text('failure.server'), text: `${describeApiError(error)} ${text('failure.serverHelp')}` };
  }
  if (error instanceof ApiError) return { title: text('failure.refused'), text: describeApiError(error) };
  if (error instanceof NetworkError) {
    return { title: text('failure.network'), text: text('failure.networkHelp') };
  }
  if (error instanceof TimeoutError) {
    return { title: text('failure.timeout'), text: text('failure.timeoutHelp') };
  }
  return { title: text('failure.other'), text: error instanceof Error ? messageOf(error) : text('failure.otherHelp') };
}

function tooManyRequests(seconds: number | undefined): Omit<FailureText, 'facts'> {
  const help =
    seconds === undefined ? text('failure.tooManyHelp') : text('failure.tooManyHelpTimed', { seconds: Math.ceil(seconds) });
  return { title: text('failure.tooMany'), text: help };
}

/** Returns the platform's message as a full sentence. */
function describeApiError({ error, status, statusText }: ApiError): string {
  const message = error?.message?.trim() ?? text('failure.response', { status, statusText });
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** The platform names the permissions in brackets, and as a parameter of the message. */
function missingPermission({ error }: ApiError): string | undefined {
  const listed = error?.messageParams?.['permissions'] ?? /\[([^[\]]+)\]/.exec(error?.message ?? '')?.[1];
  return listed?.replaceAll(/[[\]]/g, '');
}

function facts(error: unknown): string[] {
  if (error instanceof ApiError) {
    const { status, code, correlationId } = error;
    return [
      text('failure.status', { status }),
      code,
      ...(correlationId === undefined ? [] : [text('failure.correlation', { id: correlationId })]),
    ];
  }
  return error instanceof ContactCentreError ? [error.code] : [];
}
