import type { Area } from '../../engine/area.js';
import type { NumberPlan, OutboundRouteBase, Site, SiteConnection } from '../../../models/index.js';
import { readArray, readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidValue, duplicateValue } from '../../store/errors.js';
import { queryValue } from '../../http/query.js';
import type { World } from '../../store/world.js';
import { Repository, listPage } from '../repository.js';
import type { Entity } from '../repository.js';
import { EDGES } from './paths.js';

const SITES = `${EDGES}/sites`;

/** The number plans of a new site, in order of precedence. */
const defaultPlans: readonly NumberPlan[] = [
  { name: 'Emergency', classification: 'Emergency', matchType: 'numberList', numbers: [{ start: '112' }, { start: '911' }] },
  { name: 'Extension', classification: 'Extension', matchType: 'digitLength', digitLength: { start: '3', end: '5' } },
  { name: 'National', classification: 'National', matchType: 'intraCountryCode' },
  { name: 'International', classification: 'International', matchType: 'interCountryCode' },
  { name: 'Network', classification: 'Network', matchType: 'regex', match: '^([^@:]+@[^@:]+)$', normalizedFormat: 'sip:$1' },
];

/** Number plans and outbound routes of sites. */
export function addSiteHandlers(area: Area, world: World): void {
  addNumberPlanHandlers(area, world);
  addOutboundRouteHandlers(area, world);

  area.handle('patchTelephonyProvidersEdgesSiteSiteconnections', (context) => {
    const id = siteOf(world, context);
    const { enabled } = readObject(context, ['enabled']);
    const connections = new Repository<SiteConnection>(world, `${SITES}/{}/siteconnections`, [id], 'SiteConnection');
    const siteConnections = connections.all().map((each) => connections.view(connections.save({ ...each, enabled })));
    return { id, siteConnections, selfUri: `${SITES}/${id}/siteconnections` };
  });
}

function siteOf(world: World, context: OperationContext): string {
  return new Repository<Site>(world, SITES).get(context.param('siteId')).id;
}

function addNumberPlanHandlers(area: Area, world: World): void {
  area.handle('getTelephonyProvidersEdgesSiteNumberplans', (context) => sortedPlansOf(world, siteOf(world, context)));
  area.handle('getTelephonyProvidersEdgesSiteNumberplansClassifications', (context) => {
    const searchText = queryValue(context, 'classification')?.toLowerCase() ?? '';
    return classificationsOf(world, siteOf(world, context)).filter((name) => name.toLowerCase().startsWith(searchText));
  });
  area.handle('getTelephonyProvidersEdgesSiteNumberplan', (context) =>
    plansOf(world, siteOf(world, context)).get(context.param('numberPlanId')),
  );

  area.handle('putTelephonyProvidersEdgesSiteNumberplans', (context) => {
    const id = siteOf(world, context);
    const body = readArray(context, ['name']);
    refuseTakenNames(body);
    const plans = plansOf(world, id);
    const existingIds = new Set(plans.all().map((plan) => plan.id));
    for (const plan of existingIds) plans.remove(plan);
    for (const [index, plan] of body.entries()) savePlan(world, plans, id, plan, index, existingIds);
    return sortedPlansOf(world, id);
  });
}

function addOutboundRouteHandlers(area: Area, world: World): void {
  area.addRule({
    path: `${SITES}/{}/outboundroutes`,
    uniqueName: true,
    references: { externalTrunkBases: { path: `${EDGES}/trunkbasesettings`, where: { trunkType: 'EXTERNAL' } } },
  });
  const routesOf = (id: string): Repository<OutboundRouteBase> =>
    new Repository<OutboundRouteBase>(world, `${SITES}/{}/outboundroutes`, [id]);
  const read = (context: OperationContext<OutboundRouteBase>, id: string): OutboundRouteBase => {
    const body = readObject(context, ['name', 'classificationTypes']);
    const siteClasses = classificationsOf(world, id);
    const unknownType = body.classificationTypes.find((name) => !siteClasses.includes(name));
    if (unknownType !== undefined) throw invalidValue('classificationTypes', unknownType, 'classificationTypes', siteClasses);
    return body;
  };
  area.handle('postTelephonyProvidersEdgesSiteOutboundroutes', (context) => {
    const id = siteOf(world, context);
    const outboundRoutes = routesOf(id);
    return outboundRoutes.view(outboundRoutes.create(context, read(context, id), { state: 'active' }));
  });
  area.handle('putTelephonyProvidersEdgesSiteOutboundroute', (context) => {
    const id = siteOf(world, context);
    const outboundRoutes = routesOf(id);
    const route = outboundRoutes.get(context.param('outboundRouteId'));
    return outboundRoutes.view(outboundRoutes.update(context, route, read(context, id), { replaces: true }));
  });
  area.handle('getTelephonyProvidersEdgesSiteOutboundroutes', (context) =>
    listPage(context, world, routesOf(siteOf(world, context)).all()),
  );
}

/** The number plans of a site. A site without any receives the default ones. */
function plansOf(world: World, siteId: string): Repository<NumberPlan> {
  const plans = new Repository<NumberPlan>(world, `${SITES}/{}/numberplans`, [siteId], 'NumberPlan');
  const isNew = plans.all().length === 0;
  if (isNew) for (const [index, plan] of defaultPlans.entries()) savePlan(world, plans, siteId, plan, index);
  return plans;
}

function sortedPlansOf(world: World, siteId: string): Entity<NumberPlan>[] {
  return plansOf(world, siteId)
    .all()
    .sort((one, other) => Number(one['priority']) - Number(other['priority']));
}

function classificationsOf(world: World, siteId: string): string[] {
  return [...new Set(sortedPlansOf(world, siteId).map(({ classification }) => String(classification)))];
}

function savePlan(
  world: World,
  plans: Repository<NumberPlan>,
  siteId: string,
  plan: NumberPlan,
  priority: number,
  existingIds?: ReadonlySet<string>,
): void {
  const id = plan.id !== undefined && existingIds?.has(plan.id) === true ? plan.id : world.newId();
  const selfUri = `${SITES}/${siteId}/numberplans/${id}`;
  plans.save({ ...plan, id, priority, state: 'active', version: 1, selfUri });
}

function refuseTakenNames(plans: readonly NumberPlan[]): void {
  const names = new Set<string>();
  for (const { name } of plans) {
    if (names.has(name)) throw duplicateValue('numberPlan', 'name', name);
    names.add(name);
  }
}
