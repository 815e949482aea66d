import type { ContractOperation } from '../../contract/index.js';
import { readingPosts } from './reading-posts.js';

/** What decides whether an operation changes something. */
export type WriteFacts = Pick<ContractOperation, 'name' | 'verb' | 'path'>;

/** Whether an operation may change something. An unknown POST counts as a write. */
export function isWrite({ name, verb }: Pick<WriteFacts, 'name' | 'verb'>): boolean {
  if (verb === 'GET' || verb === 'HEAD') return false;
  return verb !== 'POST' || !readingPosts.has(name);
}

/** Words by which operations with other verbs than DELETE remove or end something. */
const REMOVING_WORDS =
  /remove|delete|clear|terminate|disconnect|deactivate|revoke|purge|bulkreplace|unpair|merge|reset|gdpr requests/i;

/** Whether an operation removes or ends something, whatever its verb. */
export function isRemoval(operation: WriteFacts): boolean {
  if (operation.verb === 'DELETE') return true;
  const lastWords = operation.path.split('/').filter((segment) => !segment.startsWith('{'));
  return isWrite(operation) && REMOVING_WORDS.test(lastWords.slice(-2).join(' '));
}
