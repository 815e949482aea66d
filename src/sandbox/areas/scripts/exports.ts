import type { Area } from '../../engine/area.js';
import type { ExportScriptResponse, Script } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { storeDownloadUrl } from '../files.js';
import { Repository } from '../repository.js';

/** Exports scripts to files. The platform's format is not documented: the sandbox writes the script's fields as JSON. */
export function addScriptHandlers(area: Area, world: World): void {
  area.handle('postScriptExport', (context) => {
    const scripts = new Repository<Script>(world, '/api/v2/scripts');
    const script = scripts.get(context.param('scriptId'));
    const { fileName = `${script.id}.script`, versionId } = readObject(context);
    // Only the current version is stored.
    if (versionId !== undefined && versionId !== script['versionId']) throw notFound('version', versionId);
    const file = { contentType: 'application/json', fileName: fileName.replace(/[^ -~]|"/g, '_') };
    const url = storeDownloadUrl(world, context, JSON.stringify(scripts.view(script)), file);
    return { url } satisfies ExportScriptResponse;
  });

  // The sandbox offers no upload of scripts, so no upload id exists.
  area.handle('getScriptsUploadStatus', (context) => {
    throw notFound('upload', context.param('uploadId'));
  });
}
