import type { CollectionPaths } from '../operations/collection-paths.js';
import type { Route } from '../operations/route.js';
import { entryType, shapeOf } from '../operations/shapes.js';
import type { Surface } from '../operations/surface.js';

/** A list of entities that are stored elsewhere and have a field that names their owner. */
export interface OwnedList {
  /** The collection that stores them. */
  readonly collectionPath: string;
  /** The field that names their owner. */
  readonly field: string;
}

/**
 * Finds such lists: `…/organizations/{organizationId}/contacts` lists contacts, which have a separate collection and name their
 * organization in `externalOrganization`.
 */
export function findOwnedList(
  surface: Surface,
  collectionPaths: CollectionPaths,
  { operation, template, names }: Route,
): OwnedList | undefined {
  const segments = template.split('/');
  if (segments.at(-1) === '{}' || segments.at(-2) !== '{}') return undefined;
  const type = entryType(operation.returns);
  const owner = (names.at(-1) ?? '').replace(/Id$/, '').toLowerCase();
  const field = [...shapeOf(type).values()].find(
    ({ name, kind, list }) => !list && shapeOf(kind).has('id') && name.toLowerCase().endsWith(owner),
  );
  const collectionPath = field && collectionOfType(surface, collectionPaths, type);
  return collectionPath === undefined ? undefined : { collectionPath, field: field?.name ?? '' };
}

/** Finds the collection to which entities of a type are added without an owner. */
export function collectionOfType(surface: Surface, collectionPaths: CollectionPaths, type: string): string | undefined {
  return surface.templates.find(
    (template) =>
      !template.includes('{}') &&
      surface.itemType(template) === type &&
      collectionPaths.canonical(template) === template &&
      collectionPaths.isFilled(template),
  );
}
