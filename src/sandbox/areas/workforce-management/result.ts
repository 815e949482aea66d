import type { SandboxContext } from '../../http/context.js';
import { queryFlag } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { offered } from '../files.js';
import type { Json } from '../kept.js';

/** A result, or where it is to be fetched: the platform gives large ones as a file, and any that `forceDownloadService` asks for so. */
export function answerOrFile(context: SandboxContext, world: World, result: object, field?: string): Json {
  if (queryFlag(context, 'forceDownloadService') !== true) return field === undefined ? { ...result } : { [field]: result };
  const file = { contentType: 'application/json', fileName: 'result.json' };
  return { downloadUrl: offered(world, context, JSON.stringify(result), file) };
}
