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
import { badRequest, notFound, Problem } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import { checkValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import { readId } from '../repository.js';
import type { Entity, Json } from '../repository.js';
import { outcomeOf } from './bulk.js';
import { isBlank, isSame } from '../field-path.js';
import { claimed, ownerOf } from './identifiers.js';
import { merged } from './merges.js';
import { added, contactKind, decided, organizationKind, replaced } from './model.js';
import type { Kind } from './model.js';

type Request = Omit<ContactEnrichRequest, 'matchingIdentifiers'> & ExternalOrganizationEnrichRequest;

/** Enrichment: combines given data with the record that has one of the given identifiers. */
export function addEnrichHandlers(area: Area, world: World): void {
  enriching(area, world, contactKind(world), {
    field: 'contact',
    one: 'postExternalcontactsContactsEnrich',
    many: 'postExternalcontactsBulkContactsEnrich',
  });
  enriching(area, world, organizationKind(world), {
    field: 'externalOrganization',
    one: 'postExternalcontactsOrganizationsEnrich',
    many: 'postExternalcontactsBulkOrganizationsEnrich',
  });
}

/** The field of a request with the data, and the operations that enrich one or many entities. */
interface Enriching {
  readonly field: 'contact' | 'externalOrganization';
  readonly one: Method;
  readonly many: Method;
}

function enriching(area: Area, world: World, kind: Kind, { field, one, many }: Enriching): void {
  const enrich = (context: OperationContext, request: Request): Json => {
    const isTrial = queryFlag(context, 'dryRun') === true;
    return kind.kept.view(enriched(context, world, kind, request, (request[field] ?? {}) as Json, isTrial));
  };
  area.handle(one, (context) => enrich(context, readObject<Request>(context)));
  area.handle(many, (context) => {
    const { entities = [] } = readObject<{ entities?: Request[] }>(context);
    return summariseResults(
      entities.map((entry) =>
        outcomeOf(entry as unknown as Json, (id) => ({ id, success: true, entity: enrich(context, entry), status: 200 })),
      ),
    );
  });
}

function enriched(
  context: OperationContext,
  world: World,
  kind: Kind,
  { matchingIdentifiers = [], action, fieldRules = {}, options, division }: Request,
  given: Json,
  isTrial: boolean,
): Entity {
  const { kept } = kind;
  if (matchingIdentifiers.length === 0)
    throw badRequest('matchingIdentifiers is required', [{ errorCode: 'required.field', fieldName: 'matchingIdentifiers' }]);
  const owners = matchingIdentifiers.flatMap((identifier) => ownerOf(world, kept, identifier, readId(division)) ?? []);
  const [first, ...others] = [...new Map(owners.map((owner) => [owner.id, owner])).values()];
  if (!first && action === 'Update') throw notFound(kept.entityName, matchingIdentifiers[0]?.value ?? '');
  if (first && action === 'Insert')
    throw new Problem(409, `A ${kept.entityName} has one of the identifiers already`, {
      code: 'identifier.claimed',
      entityId: first.id,
      entityName: kept.entityName,
    });
  const type = options?.promote === true ? { type: 'Curated' } : {};
  if (isTrial) return { ...combined(first ?? { id: world.newId() }, given, fieldRules), ...type } as Entity;
  const whole = first && action === 'Merge' && others.length > 0 ? merged(context, world, [first, ...others]) : first;
  const values = { ...(division && { division }), ...combined(whole ?? {}, given, fieldRules) };
  checkValue(world, kept.type, values);
  const written = whole ? replaced(kind, context, whole.id, values) : added(kind, context, { ...given, ...values });
  const entity = 'type' in type ? kept.save({ ...written, ...type }) : written;
  for (const identifier of matchingIdentifiers) {
    const owner = ownerOf(world, kept, identifier, readId(entity['division']));
    if (!owner || owner.id === entity.id) claimed(world, kept, entity, identifier);
  }
  return entity;
}

/** Objects whose fields are combined one by one. */
const composed = new Set(['address', 'customFields']);

function combined(held: Json, given: Json, rules: EnrichFieldRules, path = '$'): Json {
  const names = [...new Set([...Object.keys(held), ...Object.keys(given)])];
  const entries = names.map((name): [string, unknown] => {
    const ours = held[name];
    const theirs = given[name];
    if (path === '$' && decided.includes(name)) return [name, ours];
    const at = `${path}.${name}`;
    if (path === '$' && composed.has(name) && (isObject(ours) || isObject(theirs)))
      return [name, combined(isObject(ours) ? ours : {}, isObject(theirs) ? theirs : {}, rules, at)];
    return [name, chosenOf(ours, theirs, ruleFor(at, rules))];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** The rule for a field, or for a field that contains it. */
function ruleFor(path: string, { rules = [], defaultAction, defaultArrayAction }: EnrichFieldRules): EnrichFieldRule {
  const fits = rules.filter(({ field = '' }) => path === field || path.startsWith(`${field}.`));
  const [rule] = fits.sort((one, other) => (other.field ?? '').length - (one.field ?? '').length);
  const arrayAction = rule?.arrayAction ?? defaultArrayAction;
  return { action: rule?.action ?? defaultAction ?? 'PreferProvided', ...(arrayAction !== undefined && { arrayAction }) };
}

function chosenOf(ours: unknown, theirs: unknown, { action, arrayAction }: EnrichFieldRule): unknown {
  if (arrayAction !== undefined && (Array.isArray(ours) || Array.isArray(theirs))) {
    const had = [ours ?? []].flat() as unknown[];
    const come = [theirs ?? []].flat() as unknown[];
    if (arrayAction === 'Extend') return [...had, ...come.filter((entry) => !had.some((each) => isSame(each, entry)))];
    if (arrayAction === 'Fill') return had.length > 0 ? had : come;
    return come;
  }
  if (action === 'AlwaysUseProvided') return theirs;
  const [wanted, other] = action === 'PreferExisting' ? [ours, theirs] : [theirs, ours];
  return isBlank(wanted) ? other : wanted;
}
