import type { Area } from '../../engine/area.js';
import type { DashboardConfiguration } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { notFound } from '../../store/errors.js';
import { listing, readPage } from '../../http/listing.js';
import type { World } from '../../store/world.js';

const noDashboards: readonly DashboardConfiguration[] = [];

/** The platform's own dashboards and reports. No operation creates any, so these lists are empty. */
export function addDashboardHandlers(area: Area, world: World): void {
  area.handle('getAnalyticsReportingSettingsDashboardsQuery', (context) =>
    listing(context, world, noDashboards, (dashboard) => dashboard),
  );
  area.handle('postAnalyticsReportingSettingsDashboardsQuery', (context) => {
    const query = readObject(context, ['dashboardConfigurationIds']);
    const page = readPage(world.maxPageSize, query.pageSize, query.pageNumber);
    return { entities: [], ...page, total: 0, pageCount: 0 };
  });
  area.handle('postAnalyticsReportingSettingsDashboardsBulkRemove', (context) => {
    const {
      dashboardConfigurationIds: [id = ''],
    } = readObject(context, ['dashboardConfigurationIds']);
    throw notFound('dashboardConfiguration', id);
  });
  area.handle('getAnalyticsReportingReportIdMetadata', (context) => {
    throw notFound('report', context.param('reportId'));
  });
  // The only format that the sandbox writes for schedules.
  area.handle('getAnalyticsReportingReportformats', () => ['CSV']);
}
