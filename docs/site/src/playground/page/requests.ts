import type { AnsweredRequest, SentRequest } from '../messages.js';
import { element } from './elements.js';

/** The requests that a sample has sent, with their bodies. */
export interface RequestList {
  readonly element: HTMLElement;
  clear(): void;
  add(request: SentRequest): void;
  complete(response: AnsweredRequest): void;
}

interface Row {
  details: HTMLDetailsElement;
  status: HTMLElement;
  duration: HTMLElement;
}

export function createRequestList(): RequestList {
  const rows = new Map<number, Row>();
  const list = element('ol', { class: 'request-list', 'aria-label': 'Requests' });
  const title = element('p', { class: 'title' });
  const showCount = (): void => {
    title.textContent = rows.size === 0 ? 'Requests' : `Requests (${rows.size})`;
  };
  showCount();
  return {
    element: element('div', { class: 'requests' }, title, list),
    clear: () => {
      rows.clear();
      list.replaceChildren();
      showCount();
    },
    add: (request) => {
      const row = createRow(request);
      rows.set(request.id, row);
      list.append(element('li', {}, row.details));
      showCount();
    },
    complete: ({ id, status, ms, body }) => {
      const row = rows.get(id);
      if (!row) return;
      row.status.textContent = status === 0 ? 'failed' : String(status);
      row.status.classList.toggle('bad', status === 0 || status >= 400);
      row.duration.textContent = `${Math.round(ms)} ms`;
      row.details.append(...bodyElements('Response body', body));
    },
  };
}

function createRow({ method, path, origin, body }: SentRequest): Row {
  const status = element('span', { class: 'status' }, '…');
  const duration = element('span', { class: 'duration' });
  const place = element('span', { class: 'path', title: origin + path }, path);
  const summary = element('summary', {}, element('span', { class: 'verb' }, method), place, status, duration);
  const details = element(
    'details',
    {},
    summary,
    element('p', { class: 'origin' }, origin),
    ...bodyElements('Request body', body),
  );
  return { details, status, duration };
}

function bodyElements(title: string, body: string): HTMLElement[] {
  if (body === '') return [];
  return [
    element('p', { class: 'body-title' }, title),
    element('pre', { class: 'body', tabindex: '0', 'aria-label': title }, readable(body)),
  ];
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
