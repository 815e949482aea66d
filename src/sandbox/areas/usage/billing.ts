import type { Area } from '../../engine/area.js';
import type { BillingUsage, BillingUsageReport } from '../../../models/index.js';
import { invalidField } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import { DAY } from '../../store/clock.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import type { Job } from '../jobs.js';
import { licencesOf } from '../license/handlers.js';

/** The billing report of an organisation. The first request for a period starts the report, later ones return its progress. */
export function addBillingHandlers(area: Area, world: World): void {
  const path = '/api/v2/billing/reports/billableusage';
  const reports = new JobKind<Job>(world, {
    name: 'billing.reports',
    entity: 'report',
    retentionMs: DAY,
    stateNames: { active: ['InProgress'], done: 'Complete', failed: 'InProgress' },
  });

  area.handle('getBillingReportsBillableusage', (context) => {
    const [start = Number.NaN, end = Number.NaN] = ['startDate', 'endDate'].map((name) =>
      Date.parse(queryValue(context, name) ?? ''),
    );
    if (!(start < end)) throw invalidField('startDate must be before endDate', 'startDate');
    const id = `${iso(start)}/${iso(end)}`;
    const report = reports.find(id) ?? reports.start(context, {}, id);
    const response: BillingUsageReport = {
      id,
      startDate: iso(start),
      endDate: iso(end),
      status: reports.stateName(report),
      usages: reports.hasSucceeded(report) ? usagesAt(world, end) : [],
      selfUri: path,
    };
    return response;
  });
}

/** The licences in use. */
function usagesAt(world: World, end: number): BillingUsage[] {
  const users = world.store.users.all().filter(({ state }) => state === 'active');
  const licencesInUse = users.flatMap(({ id, name }) => licencesOf(world, id).map((licence) => ({ licence, name })));
  return [...new Set(licencesInUse.map(({ licence }) => licence))].map((licence) => {
    const resources = licencesInUse.filter((each) => each.licence === licence);
    const date = iso(Math.min(end, world.now()));
    return { name: licence, totalUsage: String(resources.length), resources: resources.map(({ name }) => ({ name, date })) };
  });
}
