import { onAbort } from '../../core/transport/deadline.js';
import { TOLD } from '../disk/disk-way.js';
import type { StoreAnswer, Target } from '../disk/disk-way.js';
import type { Attempt } from '../attempts.js';

/** Uploads by XMLHttpRequest in a page, because `fetch` does not report upload progress. */
export async function sendByXhr(
  { method, url, headers }: Target,
  body: Blob,
  attempt: Attempt,
  name: string,
): Promise<StoreAnswer> {
  const request = new XMLHttpRequest();
  let forget = (): void => undefined;
  try {
    return await new Promise((resolve, reject) => {
      const failed = (): void => {
        reject(new Error('the connection broke'));
      };
      request.onerror = request.onabort = request.ontimeout = failed;
      request.onload = () => {
        // After a redirect, the response comes from another server than the intended one.
        const redirected = request.responseURL !== '' && request.responseURL !== url;
        resolve({ status: redirected ? 307 : request.status, text: request.responseText.slice(0, TOLD) });
      };
      request.upload.onprogress = ({ loaded }) => {
        attempt.moved(name, loaded, body.size);
      };
      request.open(method, url);
      for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
      request.send(body);
      forget = onAbort(attempt.signal, () => {
        request.abort();
      });
    });
  } finally {
    forget();
  }
}
