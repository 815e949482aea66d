import type { Area } from '../../engine/area.js';
import type {
  ContactEnrichRequest,
  EnrichFieldRule,
  EnrichFieldRules,
  ExternalContact,
  ExternalOrganization,
  ExternalOrganizationEnrichRequest,
} from '../../../models/index.js';
import { summariseResults } from '../../engine/bulk.js';
import { isObject } from '../../values/json.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { missingField, notFound, Problem } from '../../store/errors.js';
import { queryFlag } from '../../http/listing.js';
import { checkedValue } from '../../http/validation.js';
import type { World } from '../../store/world.js';
import type { Entity, Json } from '../repository.js';
import { resultOf } from './bulk.js';
import type { EntryResult } from './bulk.js';
import { isBlank, isSame } from '../field-path.js';
import { claimIdentifier, ownerOf } from './identifiers.js';
import type { Identified } from './identifiers.js';
import { mergeContacts } from './merges.js';
import { addEntity, contactKind, platformFields, organizationKind, replaceEntity } from './model.js';
import type { Kind } from './model.js';

type Request = ContactEnrichRequest | ExternalOrganizationEnrichRequest;

/** Enrichment: combines given data with the record that has one of the given identifiers. */
export function addEnrichHandlers(area: Area, world: World): void {
  const enrichContact = (context: OperationContext, request: ContactEnrichRequest): ExternalContact =>
    enrichEntity(context, world, contactKind(world), request, {
      data: request.contact,
      merge: (contacts) => mergeContacts(context, world, contacts),
      shouldPromote: request.options?.promote === true,
    });
  area.handle('postExternalcontactsContactsEnrich', (context) => enrichContact(context, readObject(context)));
  area.handle('postExternalcontactsBulkContactsEnrich', (context) =>
    enrichEach(readObject(context).entities, (entry) => enrichContact(context, entry)),
  );

  const enrichOrganization = (context: OperationContext, request: ExternalOrganizationEnrichRequest): ExternalOrganization =>
    enrichEntity(context, world, organizationKind(world), request, { data: request.externalOrganization });
  area.handle('postExternalcontactsOrganizationsEnrich', (context) => enrichOrganization(context, readObject(context)));
  area.handle('postExternalcontactsBulkOrganizationsEnrich', (context) =>
    enrichEach(readObject(context).entities, (entry) => enrichOrganization(context, entry)),
  );
}

function enrichEach<R extends Request, V>(
  entries: readonly R[] = [],
  enrich: (entry: R) => V,
): ReturnType<typeof summariseResults<EntryResult<R, V>>> {
  return summariseResults(
    entries.map((entry) => resultOf(entry, (id) => ({ id, success: true, entity: enrich(entry), status: 200 }))),
  );
}

/** The given data, and how to merge several entities into one. Only contacts can be merged. */
interface Input<T extends object> {
  readonly data: Partial<T> | undefined;
  readonly merge?: (entities: readonly Entity<T>[]) => Entity<T>;
  /** Whether a user enters the contact, so that it is curated. */
  readonly shouldPromote?: boolean;
}

function enrichEntity<T extends Identified>(
  context: OperationContext,
  world: World,
  kind: Kind<T>,
  request: Request,
  { data = {}, merge, shouldPromote = false }: Input<T>,
): T {
  const { matchingIdentifiers = [], action, fieldRules = {}, division } = request;
  const { repository } = kind;
  if (matchingIdentifiers.length === 0) throw missingField('matchingIdentifiers');
  const owners = matchingIdentifiers.flatMap((identifier) => ownerOf(world, repository, identifier, division?.id) ?? []);
  const [first, ...others] = [...new Map(owners.map((owner) => [owner.id, owner])).values()];
  if (!first && action === 'Update') throw notFound(repository.entityName, matchingIdentifiers[0]?.value ?? '');
  if (first && action === 'Insert')
    throw new Problem(409, `A ${repository.entityName} has one of the identifiers already`, {
      code: 'identifier.claimed',
      entityId: first.id,
      entityName: repository.entityName,
    });
  const isDryRun = queryFlag(context, 'dryRun') === true;
  const combine = (existing: object): Partial<T> =>
    checkedValue<T>(world, repository.type, combineFields({ ...existing }, { ...data }, fieldRules));
  const type = shouldPromote ? { type: 'Curated' } : {};
  if (isDryRun) return repository.view({ ...combine(first ?? { id: world.newId() }), ...type });
  const existing = first && action === 'Merge' && merge && others.length > 0 ? merge([first, ...others]) : first;
  const values = { ...(division && { division }), ...combine(existing ?? {}) };
  const savedEntity = existing
    ? replaceEntity(kind, context, existing.id, values)
    : addEntity(kind, context, { ...data, ...values });
  const entity = 'type' in type ? repository.save({ ...savedEntity, ...type }) : savedEntity;
  for (const identifier of matchingIdentifiers) {
    const owner = ownerOf(world, repository, identifier, entity.division?.id);
    if (!owner || owner.id === entity.id) claimIdentifier(world, repository, entity, identifier);
  }
  return repository.view(entity);
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
