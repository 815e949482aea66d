import type { Area } from '../../engine/area.js';
import type {
  BulkUpdateActivityCodeRequest,
  BusinessUnitActivityCode,
  BusinessUnitResponse,
  CreateActivityCodeRequest,
  CreateManagementUnitApiRequest,
  ManagementUnit,
  MoveManagementUnitRequest,
} from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { badRequest, invalidField, Problem, staleVersion } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository, listPage } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { activityCodesOf } from './activity-codes.js';
import { businessUnitReference } from './agents/placements.js';
import { viewAs } from '../view-as.js';

const WFM = '/api/v2/workforcemanagement';
const BUSINESS_UNITS = `${WFM}/businessunits`;
const MANAGEMENT_UNITS = `${WFM}/managementunits`;

/** Business units with their management units and activity codes. */
export function addWorkforceManagementHandlers(area: Area, world: World): void {
  const units = new Repository<ManagementUnit>(world, MANAGEMENT_UNITS);
  const businessUnits = new Repository<BusinessUnitResponse>(world, BUSINESS_UNITS);
  area.addRule({ path: MANAGEMENT_UNITS, references: { businessUnitId: BUSINESS_UNITS } });
  area.addRule({
    path: BUSINESS_UNITS,
    usedBy: [[MANAGEMENT_UNITS, 'businessUnit']],
    inUseCode: 'businessunit.has.managementunits',
  });

  area.handle('postWorkforcemanagementManagementunits', (context) => {
    const body = readObject<CreateManagementUnitApiRequest>(context, ['name', 'businessUnitId']);
    requireUniqueName(units, body.name, body.businessUnitId);
    const unit = units.create(context, body, { businessUnit: businessUnitReference(body.businessUnitId) });
    const settings = { ...unit.settings, metadata: { version: 1, dateModified: world.timestamp() } };
    return units.view(units.save({ ...unit, settings }));
  });

  area.handle('getWorkforcemanagementBusinessunitManagementunits', (context) => {
    const { id } = businessUnits.get(context.param('businessUnitId'));
    return listPage(
      context,
      world,
      units.all().filter(({ businessUnit }) => readId(businessUnit) === id),
    );
  });

  area.handle('postWorkforcemanagementManagementunitMove', (context) => {
    const unit = units.get(context.param('managementUnitId'));
    const { businessUnitId } = readObject<MoveManagementUnitRequest>(context, ['businessUnitId']);
    const businessUnit = businessUnitReference(businessUnitId);
    units.save({ ...unit, businessUnit });
    return { businessUnit, status: 'Complete' };
  });

  addActivityCodeHandlers(area, world, businessUnits);
}

function addActivityCodeHandlers(area: Area, world: World, businessUnits: Repository<BusinessUnitResponse>): void {
  const findCodes = (context: OperationContext): Repository<BusinessUnitActivityCode> => {
    const { id } = businessUnits.get(context.param('businessUnitId'));
    return activityCodesOf(world, id);
  };

  area.handle('getWorkforcemanagementBusinessunitActivitycodes', (context) => listPage(context, world, findCodes(context).all()));
  area.handle('getWorkforcemanagementManagementunitActivitycodes', (context) => {
    const unit = new Repository<ManagementUnit>(world, MANAGEMENT_UNITS).get(context.param('managementUnitId'));
    const codes = activityCodesOf(world, readId(unit['businessUnit']) ?? '');
    const entries = codes.all().map(({ active, defaultCode, ...code }) => {
      const view = viewAs(world, 'ActivityCode', { ...code, isActive: active, isDefault: defaultCode });
      return [code['id'], view] as const;
    });
    return { activityCodes: Object.fromEntries(entries), metadata: { version: 1 } };
  });

  area.handle('postWorkforcemanagementBusinessunitActivitycodes', (context) => {
    const codes = findCodes(context);
    const body = readObject<CreateActivityCodeRequest>(context, ['name', 'category']);
    requireUniqueName(codes, body.name);
    const id = String(Math.max(...codes.all().map(({ id: codeId }) => Number(codeId))) + 1);
    return codes.view(codes.create(context, body, { active: true, defaultCode: false }, id));
  });

  // Each entry has the version of its code, because codes have separate versions here.
  area.handle('patchWorkforcemanagementBusinessunitActivitycodesBulk', (context) => {
    const codes = findCodes(context);
    const { entities = [] } = readObject<BulkUpdateActivityCodeRequest>(context);
    const matches = entities.map((entity) => ({ code: codes.get(entity.id), entity }));
    for (const { code, entity } of matches) requireValidChange(codes, code, entity as unknown as Json);
    const versionOf = ({ metadata }: Entity<BusinessUnitActivityCode>): unknown =>
      isObject(metadata) ? metadata['version'] : undefined;
    const staleMatch = matches.find(({ code, entity }) => versionOf(code) !== entity.metadata.version);
    if (staleMatch) throw staleVersion('activityCode', staleMatch.code.id);
    const updatedCodes = matches.map(({ code, entity: { id: _, ...body } }) => codes.update(context, code, body));
    return { entities: updatedCodes.map((code) => codes.view(code)) };
  });
  area.handle('getWorkforcemanagementBusinessunitActivitycode', (context) => {
    const codes = findCodes(context);
    return codes.view(codes.get(context.param('activityCodeId')));
  });

  area.handle('patchWorkforcemanagementBusinessunitActivitycode', (context) => {
    const codes = findCodes(context);
    const code = codes.get(context.param('activityCodeId'));
    const body = readObject<Json>(context, ['metadata']);
    requireValidChange(codes, code, body);
    return codes.view(codes.update(context, code, body));
  });

  area.handle('deleteWorkforcemanagementBusinessunitActivitycode', (context) => {
    const codes = findCodes(context);
    const code = codes.get(context.param('activityCodeId'));
    if (code['defaultCode'] === true) throw badRequest('A default activity code cannot be deleted');
    codes.remove(code.id);
  });
}

/** @throws the platform's 400 for another category of a default code, and for a name that is taken. */
function requireValidChange(
  codes: Repository<BusinessUnitActivityCode>,
  code: Entity<BusinessUnitActivityCode>,
  { category, name }: Json,
): void {
  if (code['defaultCode'] === true && category !== undefined && category !== code['category'])
    throw invalidField('A default activity code keeps its category', 'category');
  if (typeof name === 'string') requireUniqueName(codes, name, undefined, code.id);
}

/** Names are unique within a business unit. */
function requireUniqueName(
  entities: Repository<{ name?: string; businessUnit?: object }>,
  name: string,
  businessUnitId?: string,
  ownId?: string,
): void {
  const isTaken = entities
    .findByName(name.trim())
    .some((entity) => entity.id !== ownId && (businessUnitId === undefined || readId(entity.businessUnit) === businessUnitId));
  if (!isTaken) return;
  throw new Problem(400, `The ${entities.entityName} name ${name} is already in use`, {
    code: 'duplicate.name',
    details: [{ errorCode: 'duplicate.name', fieldName: 'name', entityName: entities.entityName }],
  });
}
