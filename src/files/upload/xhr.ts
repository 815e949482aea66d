import { onAbort } from '../../core/transport/deadline.js';
import { TOLD } from '../disk/disk-way.js';
import type { StoreAnswer, Target } from '../disk/disk-way.js';
import type { Attempt } from '../attempts.js';

/** Sends what a page uploads: its `fetch` does not tell how far it has come. */
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
        // Where it has followed a redirect, what it brought there is nobody's who was meant.
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
