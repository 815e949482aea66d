import type { Area } from '../../engine/area.js';
import type { ExternalContact, MergeContactsRequest, MergeRequest } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { OperationContext } from '../../http/operation-context.js';
import { invalidField } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { referenceOf } from '../repository.js';
import type { Entity, Reference } from '../repository.js';
import { isBlank, omitFields } from '../field-path.js';
import { mergedInto, mergedOf } from './merged-contacts.js';
import { BASE, contactKind, contactsOf, platformFields } from './model.js';

/** Merges contacts into a new one. The ids of the merged contacts lead to the new contact. */
export function addMergeHandlers(area: Area, world: World): void {
  area.handle('postExternalcontactsMergeContacts', (context) => {
    const { sourceContactId, targetContactId } = readObject<MergeRequest>(context, ['sourceContactId', 'targetContactId']);
    const target = contactsOf(world).get(targetContactId);
    const source = contactsOf(world).get(sourceContactId);
    return contactsOf(world).view(mergeContacts(context, world, [target, source]));
  });
  area.handle('postExternalcontactsContactsMerge', (context) => {
    const { contactIds, valueOverride = {} } = readObject<MergeContactsRequest>(context, ['contactIds']);
    const contacts = [...new Set(contactIds)].map((id) => contactsOf(world).get(id));
    return contactsOf(world).view(mergeContacts(context, world, contacts, valueOverride));
  });
}

/** Combines several contacts. The first one takes precedence, the others fill empty fields, and `override` wins over all. */
export function mergeContacts(
  context: OperationContext | undefined,
  world: World,
  contacts: readonly Entity<ExternalContact>[],
  override: Partial<ExternalContact> = {},
): Entity<ExternalContact> {
  const [first] = contacts;
  if (!first || new Set(contacts.map(({ id }) => id)).size < 2)
    throw invalidField('Only two contacts or more can be merged', 'contactIds');
  const kind = contactKind(world);
  const values = Object.assign(
    {},
    ...[...contacts].reverse().map(ownFieldsOf),
    ownFieldsOf(override),
  ) as Partial<ExternalContact>;
  kind.check(values);
  const isCurated = contacts.some(({ type }) => type === 'Curated');
  const contactReference = (id: string): Reference => referenceOf({ id, selfUri: `${BASE}/contacts/${id}` });
  const all = contacts.flatMap((contact) => [contact, ...mergedInto(world, contact.id)]);
  const id = world.newId();
  const [target, source] = contacts;
  const contact = kind.repository.create(
    context,
    values,
    {
      ...kind.platformFieldsFor(values),
      type: isCurated ? 'Curated' : first.type,
      division: first.division,
      canonicalContact: contactReference(id),
      mergedFrom: contacts.map((each) => contactReference(each.id)),
      mergeSet: [id, ...all.map((each) => each.id)].map(contactReference),
      ...(contacts.length === 2 &&
        target &&
        source && {
          mergeOperation: {
            sourceContact: contactReference(source.id),
            targetContact: contactReference(target.id),
            resultingContact: contactReference(id),
          },
        }),
    },
    id,
  );
  for (const each of contacts) kind.repository.remove(each.id);
  for (const each of all)
    mergedOf(world).set(each.id, {
      mergedTo: contactReference(id),
      ...each,
      canonicalContact: contactReference(id),
      ...(contact.mergeSet && { mergeSet: contact.mergeSet }),
    });
  return contact;
}

const ownFieldsOf = (entity: Partial<ExternalContact>): Partial<ExternalContact> => {
  const blankNames = Object.entries(entity).flatMap(([name, value]) => (isBlank(value) ? [name] : []));
  return omitFields(entity, [...platformFields, ...blankNames]);
};
