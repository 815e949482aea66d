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
    const advice = permission === undefined ? 'Ask an administrator for access.' : `Ask an administrator for ${permission}.`;
    return { title: 'You have no permission for this', text: `${describeApiError(error)} ${advice}` };
  }
  if (error instanceof NotFoundError)
    return { title: 'This is not there', text: `${describeApiError(error)} It may have been deleted.` };
  if (error instanceof RateLimitError) return tooManyRequests(error.retryAfter);
  if (error instanceof RateLimitWaitError) return tooManyRequests(error.wait);
  if (error instanceof ServerError) {
    return { title: 'The platform failed', text: `${describeApiError(error)} Trying again often helps.` };
  }
  if (error instanceof ApiError) return { title: 'The platform refused this', text: describeApiError(error) };
  if (error instanceof NetworkError) {
    return { title: 'The platform cannot be reached', text: 'Check the connection of this device, then try again.' };
  }
  if (error instanceof TimeoutError) {
    return { title: 'The platform did not answer in time', text: 'It may be busy. Try again in a moment.' };
  }
  return { title: 'Something went wrong', text: error instanceof Error ? messageOf(error) : 'There is no more to be told.' };
}

function tooManyRequests(seconds: number | undefined): Omit<FailureText, 'facts'> {
  const wait = seconds === undefined ? 'a moment' : `${Math.ceil(seconds)} s`;
  return { title: 'Too many requests', text: `The platform asks for a pause. Try again in ${wait}.` };
}

/** Returns the platform's message as a full sentence. */
function describeApiError({ error, status, statusText }: ApiError): string {
  const message = error?.message?.trim() ?? `The answer was ${status} ${statusText}`;
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
    return [`Status ${status}`, code, ...(correlationId === undefined ? [] : [`Correlation id ${correlationId}`])];
  }
  return error instanceof ContactCentreError ? [error.code] : [];
}
