import { onAbort } from '../../core/transport/abort-listeners.js';
import { MAX_ERROR_TEXT } from '../disk/disk-contract.js';
import type { StoreResponse, Target } from '../disk/disk-contract.js';
import type { Attempt } from '../attempts.js';

/** Uploads by XMLHttpRequest in a page, because `fetch` does not report upload progress. */
export function sendByXhr({ method, url, headers }: Target, body: Blob, attempt: Attempt, name: string): Promise<StoreResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const rejectBroken = (): void => {
      reject(new Error('The connection failed'));
    };
    request.onerror = request.onabort = request.ontimeout = rejectBroken;
    request.onload = () => {
      // After a redirect, the response comes from another server than the intended one.
      const isRedirected = request.responseURL !== '' && request.responseURL !== url;
      resolve({ status: isRedirected ? 307 : request.status, text: request.responseText.slice(0, MAX_ERROR_TEXT) });
    };
    request.upload.onprogress = ({ loaded: sentBytes }) => {
      attempt.report(name, sentBytes, body.size);
    };
    request.open(method, url);
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    request.send(body);
    // The signal is that of this attempt, so the listener ends with it.
    onAbort(attempt.signal, () => {
      request.abort();
    });
  });
}
