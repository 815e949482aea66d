import type { Hono } from 'hono';
import type { ExportScriptRequest, ExportScriptResponse } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { offered } from '../files.js';
import { Kept } from '../kept.js';

/** Exports scripts to files. The platform's format is not documented: the sandbox writes the script's fields as JSON. */
export function scriptRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/api/v2/scripts/:scriptId/export', (context) => {
    const scripts = new Kept(world, '/api/v2/scripts');
    const script = scripts.get(context.req.param('scriptId'));
    const { fileName = `${script.id}.script`, versionId } = readObject<ExportScriptRequest>(context);
    // Only the current version is stored.
    if (versionId !== undefined && versionId !== script['versionId']) throw notFound('version', versionId);
    const file = { contentType: 'application/json', fileName: fileName.replace(/[^ -~]|"/g, '_') };
    const url = offered(world, context, JSON.stringify(scripts.view(script)), file);
    return context.json({ url } satisfies ExportScriptResponse);
  });

  // The sandbox offers no upload of scripts, so no upload id exists.
  app.get('/api/v2/scripts/uploads/:uploadId/status', (context) => {
    throw notFound('upload', context.req.param('uploadId'));
  });
}
