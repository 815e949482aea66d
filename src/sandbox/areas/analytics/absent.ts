import type { Hono } from 'hono';
import type { DashboardConfigurationBulkRequest, DashboardConfigurationQueryRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { notFound } from '../../store/errors.js';
import { listing, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';

const REPORTING = '/api/v2/analytics/reporting';
const DASHBOARDS = `${REPORTING}/settings/dashboards`;

/** The platform's own dashboards and reports. No operation creates any, so these lists are empty. */
export function absentAnalyticsRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.get(`${DASHBOARDS}/query`, (context) => context.json(listing(context, world, [], () => undefined)));
  app.post(`${DASHBOARDS}/query`, (context) => {
    const asked = readObject<DashboardConfigurationQueryRequest>(context, ['dashboardConfigurationIds']);
    const page = readPage(world.maxPageSize, asked.pageSize, asked.pageNumber);
    return context.json({ entities: [], ...page, total: 0, pageCount: 0 });
  });
  app.post(`${DASHBOARDS}/bulk/remove`, (context) => {
    const {
      dashboardConfigurationIds: [id = ''],
    } = readObject<DashboardConfigurationBulkRequest>(context, ['dashboardConfigurationIds']);
    throw notFound('dashboardConfiguration', id);
  });
  app.get(`${REPORTING}/:reportId/metadata`, (context) => {
    throw notFound('report', context.req.param('reportId'));
  });
  // The only format that the sandbox writes for schedules.
  app.get(`${REPORTING}/reportformats`, (context) => context.json(['CSV']));
}
