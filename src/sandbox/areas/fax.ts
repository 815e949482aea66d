import type { Hono } from 'hono';
import type { FaxSummary } from '../../models/index.js';
import type { SandboxEnv } from '../http/context.js';
import type { World } from '../store/world.js';

/** Faxes come only from the seed, because the sandbox sends none. */
export function faxRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get('/api/v2/fax/summary', (context) => {
    const documents = world.store.all('/api/v2/fax/documents');
    const readCount = documents.filter(({ read }) => read === true).length;
    const summary: FaxSummary = { readCount, unreadCount: documents.length - readCount, totalCount: documents.length };
    return context.json(summary);
  });
}
