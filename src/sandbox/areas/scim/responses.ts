import type { Json } from '../../values/json.js';
import type { OperationContext } from '../../http/operation-context.js';

/** Responds with the media type of SCIM. */
export const sendScim = (context: OperationContext, body: Json, status = 200): Response =>
  context.send(JSON.stringify(body), status, { 'Content-Type': 'application/scim+json' });

/** Whether a list of ETags contains a version; weak and strong ETags compare as equal here. */
export function hasVersion(header: string | undefined, version: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(version.replace(/^W\//, ''));
}
