import type { OperationContext } from '../../http/operation-context.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { storeDownloadUrl } from '../files.js';
import type { Json } from '../repository.js';

/**
 * A result, or the address of a file with it: the platform returns large results as a file, and any result for
 * `forceDownloadService`.
 */
export function answerOrFile(context: OperationContext, world: World, result: object, field?: string): Json {
  if (queryFlag(context, 'forceDownloadService') !== true) return field === undefined ? { ...result } : { [field]: result };
  const file = { contentType: 'application/json', fileName: 'result.json' };
  return { downloadUrl: storeDownloadUrl(world, context, JSON.stringify(result), file) };
}
