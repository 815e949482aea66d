import type { OperationContext } from '../../http/operation-context.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { storeDownloadUrl } from '../files.js';

interface Download {
  downloadUrl: string;
}

/**
 * A response, or the address of a file with it: the platform returns large results as a file, and any result for
 * `forceDownloadService`.
 */
export function responseOrFile<R extends object>(context: OperationContext, world: World, response: R): R | Download {
  return downloadOf(context, world, response) ?? response;
}

/** The same for a response that has the result in a field. */
export function resultOrFile<R extends object>(context: OperationContext, world: World, result: R): { result: R } | Download {
  return downloadOf(context, world, result) ?? { result };
}

function downloadOf(context: OperationContext, world: World, result: object): Download | undefined {
  if (queryFlag(context, 'forceDownloadService') !== true) return undefined;
  const file = { contentType: 'application/json', fileName: 'result.json' };
  return { downloadUrl: storeDownloadUrl(world, context, JSON.stringify(result), file) };
}
