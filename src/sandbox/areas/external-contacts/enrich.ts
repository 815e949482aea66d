import type { Method } from '../../operations/methods.js';
import type { Area } from '../../engine/area.js';
import type {
  ContactEnrichRequest,
  EnrichFieldRule,
  EnrichFieldRules,
  ExternalOrganizationEnrichRequest,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { missingField, notFound, Problem } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import { checkValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { resultOf } from './bulk.js';
import { isBlank, isSame } from '../field-path.js';
import { claimIdentifier, ownerOf } from './identifiers.js';
import { mergeContacts } from './merges.js';
import { addEntity, contactKind, platformFields, organizationKind, replaceEntity } from './model.js';
import type { Kind } from './model.js';

type Request = Omit<ContactEnrichRequest, 'matchingIdentifiers'> & ExternalOrganizationEnrichRequest;

/** Enrichment: combines given data with the record that has one of the given identifiers. */
export function addEnrichHandlers(area: Area, world: World): void {
  addEnrichOperations(area, world, contactKind(world), {
    field: 'contact',
    single: 'postExternalcontactsContactsEnrich',
    bulk: 'postExternalcontactsBulkContactsEnrich',
  });
  addEnrichOperations(area, world, organizationKind(world), {
    field: 'externalOrganization',
    single: 'postExternalcontactsOrganizationsEnrich',
    bulk: 'postExternalcontactsBulkOrganizationsEnrich',
  });
}

/** The field of a request with the data, and the operations that enrich one or many entities. */
interface EnrichOperations {
  readonly field: 'contact' | 'externalOrganization';
  readonly single: Method;
  readonly bulk: Method;
}

function addEnrichOperations(area: Area, world: World, kind: Kind, { field, single, bulk }: EnrichOperations): void {
  const enrich = (context: OperationContext, request: Request): Json => {
    const isDryRun = queryFlag(context, 'dryRun') === true;
    return kind.repository.view(enrichEntity(context, world, kind, request, (request[field] ?? {}) as Json, isDryRun));
  };
  area.handle(single, (context) => enrich(context, readObject<Request>(context)));
  area.handle(bulk, (context) => {
    const { entities = [] } = readObject<{ entities?: Request[] }>(context);
    return summariseResults(
      entities.map((entry) =>
        resultOf(entry as unknown as Json, (id) => ({ id, success: true, entity: enrich(context, entry), status: 200 })),
      ),
    );
  });
}

function enrichEntity(
  context: OperationContext,
  world: World,
  kind: Kind,
  { matchingIdentifiers = [], action, fieldRules = {}, options, division }: Request,
  data: Json,
  isDryRun: boolean,
): Entity {
  const { repository } = kind;
  if (matchingIdentifiers.length === 0) throw missingField('matchingIdentifiers');
  const owners = matchingIdentifiers.flatMap((identifier) => ownerOf(world, repository, identifier, readId(division)) ?? []);
  const [first, ...others] = [...new Map(owners.map((owner) => [owner.id, owner])).values()];
  if (!first && action === 'Update') throw notFound(repository.entityName, matchingIdentifiers[0]?.value ?? '');
  if (first && action === 'Insert')
    throw new Problem(409, `A ${repository.entityName} has one of the identifiers already`, {
      code: 'identifier.claimed',
      entityId: first.id,
      entityName: repository.entityName,
    });
  const type = options?.promote === true ? { type: 'Curated' } : {};
  if (isDryRun) return { ...combineFields(first ?? { id: world.newId() }, data, fieldRules), ...type } as Entity;
  const existing = first && action === 'Merge' && others.length > 0 ? mergeContacts(context, world, [first, ...others]) : first;
  const values = { ...(division && { division }), ...combineFields(existing ?? {}, data, fieldRules) };
  checkValue(world, repository.type, values);
  const savedEntity = existing
    ? replaceEntity(kind, context, existing.id, values)
    : addEntity(kind, context, { ...data, ...values });
  const entity = 'type' in type ? repository.save({ ...savedEntity, ...type }) : savedEntity;
  for (const identifier of matchingIdentifiers) {
    const owner = ownerOf(world, repository, identifier, readId(entity['division']));
    if (!owner || owner.id === entity.id) claimIdentifier(world, repository, entity, identifier);
  }
  return entity;
}

/** Objects whose fields are combined one by one. */
const composedFields = new Set(['address', 'customFields']);

function combineFields(existing: Json, provided: Json, rules: EnrichFieldRules, path = '$'): Json {
  const names = [...new Set([...Object.keys(existing), ...Object.keys(provided)])];
  const entries = names.map((name): [string, unknown] => {
    const existingValue = existing[name];
    const providedValue = provided[name];
    if (path === '$' && platformFields.includes(name)) return [name, existingValue];
    const fieldPath = `${path}.${name}`;
    if (path === '$' && composedFields.has(name) && (isObject(existingValue) || isObject(providedValue)))
      return [
        name,
        combineFields(
          isObject(existingValue) ? existingValue : {},
          isObject(providedValue) ? providedValue : {},
          rules,
          fieldPath,
        ),
      ];
    return [name, combineValues(existingValue, providedValue, findRule(fieldPath, rules))];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The rule for a field, or for a field that contains it. */
function findRule(path: string, { rules = [], defaultAction, defaultArrayAction }: EnrichFieldRules): EnrichFieldRule {
  const matches = rules.filter(({ field = '' }) => path === field || path.startsWith(`${field}.`));
  const [rule] = matches.sort((one, other) => (other.field ?? '').length - (one.field ?? '').length);
  const arrayAction = rule?.arrayAction ?? defaultArrayAction;
  return { action: rule?.action ?? defaultAction ?? 'PreferProvided', ...(arrayAction !== undefined && { arrayAction }) };
}

function combineValues(existing: unknown, provided: unknown, { action, arrayAction }: EnrichFieldRule): unknown {
  if (arrayAction !== undefined && (Array.isArray(existing) || Array.isArray(provided))) {
    const existingEntries = [existing ?? []].flat() as unknown[];
    const providedEntries = [provided ?? []].flat() as unknown[];
    if (arrayAction === 'Extend')
      return [...existingEntries, ...providedEntries.filter((entry) => !existingEntries.some((each) => isSame(each, entry)))];
    if (arrayAction === 'Fill') return existingEntries.length > 0 ? existingEntries : providedEntries;
    return providedEntries;
  }
  if (action === 'AlwaysUseProvided') return provided;
  const [preferred, other] = action === 'PreferExisting' ? [existing, provided] : [provided, existing];
  return isBlank(preferred) ? other : preferred;
}
