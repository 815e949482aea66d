import { TOLD } from './disk-way.js';
import { FileError } from './errors.js';

/** Tells of an answer that is no success, with what the store calls it (S3 tells it in XML, the platform in JSON). */
export function refused(request: string, status: number, text: string): FileError {
  const reason = /<Code>(\w+)<|"code"\s*:\s*"([\w.]+)"/.exec(text);
  const told = reason?.[1] ?? reason?.[2];
  // A browser gives no status for a redirect.
  const why = status < 400 ? 'a redirect, which is not followed' : `${status}${told === undefined ? '' : ` ${told}`}`;
  const more = { status, ...(told !== undefined && { reason: told }) };
  return new FileError(`${request} was answered with ${why}`, 'ERR_FILE_REFUSED', {}, more);
}

/** What a refusal says at its beginning. */
export async function beginningOf({ body }: Response): Promise<string> {
  let text = '';
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  while (reader && text.length < TOLD) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader?.cancel().catch(() => undefined);
  return text.slice(0, TOLD);
}
