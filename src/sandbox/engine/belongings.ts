import type { Places } from '../operations/places.js';
import type { Route } from '../operations/route.js';
import { entryType, shapeOf } from '../operations/shapes.js';
import type { Surface } from '../operations/surface.js';

/** A list of entities that are kept elsewhere, and say themselves what they belong to. */
export interface Belongings {
  /** The collection that they are kept in. */
  readonly home: string;
  /** The field that names what they belong to. */
  readonly field: string;
}

/**
 * Finds such lists: what `…/organizations/{organizationId}/contacts` lists are contacts, kept in a collection of their own, whose
 * `externalOrganization` names the organization.
 */
export function belongings(surface: Surface, places: Places, { operation, template, names }: Route): Belongings | undefined {
  const segments = template.split('/');
  if (segments.at(-1) === '{}' || segments.at(-2) !== '{}') return undefined;
  const type = entryType(operation.returns);
  const owner = (names.at(-1) ?? '').replace(/Id$/, '').toLowerCase();
  const field = [...shapeOf(type).values()].find(
    ({ name, kind, list }) => !list && shapeOf(kind).has('id') && name.toLowerCase().endsWith(owner),
  );
  const home = field && homeOfType(surface, places, type);
  return home === undefined ? undefined : { home, field: field?.name ?? '' };
}

/** Where entities of a type are added that belong to nothing. */
export function homeOfType(surface: Surface, places: Places, type: string): string | undefined {
  return surface.templates.find(
    (template) =>
      !template.includes('{}') &&
      surface.itemType(template) === type &&
      places.canonical(template) === template &&
      places.isFilled(template),
  );
}
