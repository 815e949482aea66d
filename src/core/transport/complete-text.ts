import { endsWithConnection, hasEnd, isCompressed, releaseBody } from './body-end.js';
import { headerOf } from '../values/headers.js';
import { loadModule } from '../arguments/load-module.js';
import type { Connections } from './node-http.js';
import { loadNodeFetch } from './node-parts.js';
import type { TransportResponse } from './transport.js';
import { ownFields } from '../values/plain-objects.js';
import { utf8Text } from '../values/utf8.js';
import { headersOf, readHeaders } from './unusual-response.js';

/** How an address is followed. */
export interface FollowOptions {
  signal?: AbortSignal;
  /** Sends the requests; the runtime's `fetch` by default. */
  fetch?: typeof fetch;
}

/** The text at an address. */
export interface CompleteText {
  readonly text: string;
  readonly isJson: boolean;
}

/** Throws an error for a reason. */
type Refuse = (reason: string) => never;

/** Content codings that are unpacked here. */
const SUPPORTED = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);

/**
 * Fetches the text at an address. Refuses a body that was cut off, and one that cannot be checked for this. JSON needs no
 * check, because its parser notices.
 */
export async function completeText(address: string, { signal, fetch }: FollowOptions, refuse: Refuse): Promise<CompleteText> {
  const nodeFetch = fetch ? undefined : await loadNodeFetch();
  // Inherits nothing: `fetch` reads options through their prototype.
  const init = Object.assign(ownFields(nodeFetch?.nodeInit) as RequestInit, {
    redirect: 'error',
    credentials: 'omit',
    ...(signal && { signal }),
  });
  const response = await (fetch ?? globalThis.fetch)(address, init);
  const { status, statusText } = response;
  const headers = headersOf(response);
  const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '');
  try {
    if (status < 200 || status > 299 || status === 206) refuse(`its response has the status ${status}`);
    if (!isJson && endsWithConnection(headers)) {
      if (!hasEnd(headers)) refuse('its response reports neither a length nor an end, so that it may be incomplete');
      if (nodeFetch) return { text: decodeText(await requestByNode(address, signal), refuse), isJson };
    }
    if (nodeFetch) {
      const body = new Uint8Array(await response.arrayBuffer());
      const compressedResponse = { status, statusText, headers: readHeaders(response.headers), body };
      return { text: decodeText(await nodeFetch.unpackResponse(compressedResponse, undefined), refuse), isJson };
    }
    if (!isJson && (isCompressed(headers) || endsWithConnection(headers))) {
      refuse('fetch does not report whether its response is complete. In Node, leave out the "fetch" option');
    }
    return { text: await response.text(), isJson };
  } finally {
    // A body that is not read to its end occupies its connection.
    if (!response.bodyUsed) void releaseBody(response);
  }
}

/** Node's http client reports a missing last chunk on a connection that the server closes; its `fetch` does not. */
async function requestByNode(address: string, signal: AbortSignal | undefined): Promise<TransportResponse> {
  const [{ sendByNode }, { keepAliveAgent }] = await loadModule(() =>
    Promise.all([import('./node-http.js'), import('./node-agents.js')]),
  );
  const connections = { http: keepAliveAgent('node:http'), https: keepAliveAgent('node:https') } as Connections;
  const request = { method: 'GET', url: address, headers: {}, body: undefined, maxResponseBytes: undefined };
  return await sendByNode({ ...request, signal: signal ?? new AbortController().signal }, connections);
}

function decodeText({ status, headers, body }: TransportResponse, refuse: Refuse): string {
  if (status !== 200) refuse(`its response has the status ${status}`);
  const codings = (headerOf(headers, 'content-encoding') ?? '').toLowerCase().split(',');
  const unsupportedCoding = codings.map((coding) => coding.trim()).find((coding) => !SUPPORTED.has(coding));
  if (unsupportedCoding !== undefined) refuse(`it is compressed by ${unsupportedCoding}, which is not supported`);
  return utf8Text(body);
}
