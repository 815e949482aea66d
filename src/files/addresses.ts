import { isLoopback } from '../core/address.js';
import { FileError } from './errors.js';

/** An address that a file may go to or come from: nobody listens on the way. */
export function checkedAddress(given: unknown): string {
  let url: URL | undefined;
  try {
    url = new URL(given as string);
  } catch {
    // Told below, without the address.
  }
  const isLocal = isLoopback(url?.hostname ?? '');
  if (!url || url.username + url.password !== '' || !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:')))
    throw new FileError('The address of a file must be https, without credentials', 'ERR_FILE_ADDRESS');
  return url.href;
}

/** @throws {@link FileError} for an answer that is no success, with what the store calls it (S3 tells it in XML, the platform in JSON). */
export function checkStatus(request: string, status: number, text: string): void {
  if (status >= 200 && status < 300) return;
  const reason = /<Code>(\w+)<|"code"\s*:\s*"([\w.]+)"/.exec(text);
  const told = reason?.[1] ?? reason?.[2];
  // A browser gives no status for a redirect.
  const why = status < 400 ? 'a redirect, which is not followed' : `${status}${told === undefined ? '' : ` ${told}`}`;
  throw new FileError(
    `${request} was answered with ${why}`,
    'ERR_FILE_REFUSED',
    {},
    {
      status,
      ...(told !== undefined && { reason: told }),
    },
  );
}

/** Characters of a refusal that are read. */
export const TOLD = 10_000;

/** What a refusal says at its beginning; nothing of a success. */
export async function beginningOf({ ok, body }: Response): Promise<string> {
  let text = '';
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  while (!ok && reader && text.length < TOLD) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel().catch(() => undefined);
  return text.slice(0, TOLD);
}
