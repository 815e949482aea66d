import type { ExternalContact } from '../../../models/index.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';
import { contactsOf, refuseUnknown } from './model.js';

/** The original state of contacts that were merged into others. */
export const mergedOf = (world: World): Map<string, Entity<ExternalContact>> =>
  world.collection<Entity<ExternalContact>>('externalcontacts.merged');

/** The contact that an id leads to, after merges. @throws the platform's 404. */
export function resolveContact(world: World, id: string | undefined): Entity<ExternalContact> {
  const visited = new Set<string>();
  for (let current = id; current !== undefined && !visited.has(current); current = mergedOf(world).get(current)?.mergedTo?.id) {
    visited.add(current);
    const contact = contactsOf(world).find(current);
    if (contact) return contact;
  }
  return contactsOf(world).get(id);
}

/** A contact as stored, even if it was merged into another. @throws the platform's 404. */
export const findUnresolved = (world: World, id: string | undefined): Entity<ExternalContact> =>
  mergedOf(world).get(id ?? '') ?? contactsOf(world).get(id);

/** The contacts merged into one, directly or through others. */
export function mergedInto(world: World, id: string): Entity<ExternalContact>[] {
  const direct = [...mergedOf(world).values()].filter(({ mergedTo }) => mergedTo?.id === id);
  return direct.flatMap((contact) => [contact, ...mergedInto(world, contact.id)]);
}

/** The contact that a body refers to. @throws the platform's 400 if it does not exist. */
export function requireContact(world: World, id: string): string {
  refuseUnknown(contactsOf(world), 'externalContactId', mergedOf(world).has(id) ? undefined : id);
  return resolveContact(world, id).id;
}
