import { useSyncExternalStore } from 'react';
import { pageTitle } from '../app/pages.js';
import type { MessageId } from '../messages/en.js';
import { onForget } from '../session/personal-data.js';
import { text } from '../shared/text.js';
import type { LoggedCall, LoggedRequest } from './call-log.js';

export interface CallFilter {
  /** Words that occur in the method, the address, the status, or the correlation id. */
  readonly words: string;
  readonly isErrorsOnly: boolean;
  /** All if it is empty. */
  readonly verb: string;
  /** The title of a page; all if it is empty. */
  readonly page: MessageId | '';
}

export const noFilter: CallFilter = { words: '', isErrorsOnly: false, verb: '', page: '' };

/** The filter of the call log. It stays when the dock is closed. */
class FilterState {
  #filter = noFilter;
  readonly #listeners = new Set<() => void>();

  readonly read = (): CallFilter => this.#filter;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (part: Partial<CallFilter>): void => {
    this.#filter = { ...this.#filter, ...part };
    for (const listener of this.#listeners) listener();
  };
}

export const filterState = new FilterState();

onForget(() => {
  filterState.change(noFilter);
});

export const useCallFilter = (): CallFilter => useSyncExternalStore(filterState.subscribe, filterState.read);

export const verbOf = ({ route }: LoggedCall): string => route.split(' ', 1)[0] ?? '';
export const pathOf = ({ route }: LoggedCall): string => route.slice(route.indexOf(' ') + 1);
export const pageOf = ({ page }: LoggedCall): MessageId => (page === '/sign-in' ? 'calls.signInPage' : pageTitle(page));

export const lastRequest = ({ requests }: LoggedCall): LoggedRequest | undefined => requests.at(-1);

/** Returns the error that a call ended with. */
export const errorOf = (call: LoggedCall): LoggedCall['error'] => call.error ?? lastRequest(call)?.error;

export const correlationIdOf = (request: LoggedRequest | undefined): string | undefined =>
  request?.headers?.['inin-correlation-id'];

/** Returns the calls that a filter shows. */
export function filterCalls(calls: readonly LoggedCall[], filter: CallFilter): readonly LoggedCall[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter((call) => {
    if (filter.isErrorsOnly && !errorOf(call)) return false;
    if (filter.verb !== '' && verbOf(call) !== filter.verb) return false;
    if (filter.page !== '' && pageOf(call) !== filter.page) return false;
    if (words.length === 0) return true;
    const content = searchedText(call);
    return words.every((word) => content.includes(word));
  });
}

function searchedText(call: LoggedCall): string {
  const { operation, route, url = '', page, requests } = call;
  const outcomes = requests.flatMap((request) => [
    request.status ?? '',
    request.error?.code ?? '',
    correlationIdOf(request) ?? '',
  ]);
  return [operation, route, url, page, text(pageOf(call)), call.error?.code ?? '', ...outcomes].join(' ').toLowerCase();
}

/** Returns the verbs and pages of the calls, which the filter offers. */
export function choicesOf(calls: readonly LoggedCall[]): { verbs: readonly string[]; pages: readonly MessageId[] } {
  return { verbs: [...new Set(calls.map(verbOf))].sort(), pages: [...new Set(calls.map(pageOf))] };
}
