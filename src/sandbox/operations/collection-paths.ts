import { isCollection, isCreatable } from './kinds.js';
import type { Surface } from './surface.js';
import { requireWhole } from './wholeness.js';

/** Placeholders that have another name than in the operations of the collection. */
const otherNames: Readonly<Record<string, string>> = {
  emailCampaignId: 'messagingCampaignId',
  whatsAppCampaignId: 'messagingCampaignId',
};

/**
 * Finds which paths show the same entities. A path that differs from another only by additional words shows its entities in two
 * cases: if both have entities of the same type (`…/campaigns/all`, `/scim/v2/users`), or if it shows a view of them
 * (`…/campaigns/divisionviews`) and has no operation that adds one.
 */
export class CollectionPaths {
  readonly #surface: Surface;
  readonly #isManaged: (template: string) => boolean;
  readonly #canonical = new Map<string, string>();
  /** Collections without a parent whose entities a placeholder names, by the placeholder. */
  readonly #collectionsByPlaceholder = new Map<string, readonly string[]>();

  constructor(
    surface: Surface,
    /** Collections with a separate implementation, by template. */
    isManaged: (template: string) => boolean,
  ) {
    this.#surface = surface;
    this.#isManaged = isManaged;
  }

  /** Finds everything again, because there are more operations or collections now. */
  forget(): void {
    this.#canonical.clear();
    this.#collectionsByPlaceholder.clear();
    possibleOriginals.delete(this.#surface);
  }

  /** The template under which the entities of a collection are stored. */
  canonical(template: string): string {
    const cachedTemplate = this.#canonical.get(template);
    if (cachedTemplate !== undefined) return cachedTemplate;
    if (!this.#surface.has(template)) requireWhole();
    const canonicalTemplate = this.#findOriginal(template) ?? template;
    this.#canonical.set(template, canonicalTemplate);
    return canonicalTemplate;
  }

  /** Whether entities can be added to a collection. */
  isFilled(template: string): boolean {
    return this.#isManaged(template) || isCreatable(this.#surface, template);
  }

  /** The collections without a parent that a placeholder of this name refers to. */
  collectionsOfPlaceholder(name: string): readonly string[] {
    const cachedCollections = this.#collectionsByPlaceholder.get(name);
    if (cachedCollections) return cachedCollections;
    const collections = this.#surface.templates.filter((template) => {
      if (template.includes('{}')) return false;
      const isNamed = this.#surface.routes(`${template}/{}`).some(({ names }) => names[0] === (otherNames[name] ?? name));
      return isNamed && this.isFilled(template);
    });
    this.#collectionsByPlaceholder.set(name, collections);
    return collections;
  }

  /** The collection that stores entities added to a list without single entities: `/users/{}/greetings` → `/greetings`. */
  storingCollection(template: string): string | undefined {
    const lastSegment = template.slice(template.lastIndexOf('/') + 1);
    const type = this.#surface.itemType(template);
    if (this.#surface.hasItems(template)) return undefined;
    return this.#surface.templates.find(
      (other) =>
        other !== template &&
        other.endsWith(`/${lastSegment}`) &&
        !other.includes('{}') &&
        this.isFilled(other) &&
        this.#surface.hasItems(other) &&
        this.#surface.itemType(other) === type,
    );
  }

  #findOriginal(template: string): string | undefined {
    const original = possibleOriginalsOf(this.#surface, template).find(
      (possible) =>
        (possible.isCollection || this.#isManaged(possible.template)) && (possible.hasSameType || !this.#isManaged(template)),
    );
    return original && this.canonical(original.template);
  }
}

/** A shorter path that may show the same entities. */
interface PossibleOriginal {
  readonly template: string;
  /** Whether the contract makes it a collection. If not, it has to be managed. */
  readonly isCollection: boolean;
  /** Whether both have the same entities. If not, the longer path shows a view of them, unless it is managed. */
  readonly hasSameType: boolean;
}

/** A cache: what the contract alone determines is the same for all sandboxes. */
const possibleOriginals = new WeakMap<Surface, Map<string, readonly PossibleOriginal[]>>();

function possibleOriginalsOf(surface: Surface, template: string): readonly PossibleOriginal[] {
  const originalsByTemplate = possibleOriginals.get(surface) ?? new Map<string, readonly PossibleOriginal[]>();
  possibleOriginals.set(surface, originalsByTemplate);
  const originals = originalsByTemplate.get(template) ?? findPossibleOriginals(surface, template);
  originalsByTemplate.set(template, originals);
  return originals;
}

function findPossibleOriginals(surface: Surface, view: string): PossibleOriginal[] {
  if (!isCollection(surface, view) && !surface.hasItems(view)) return [];
  return shorterTemplatesOf(view)
    .filter((template) => surface.has(template))
    .flatMap((template) => {
      const viewType = surface.itemType(view);
      const originalType = surface.itemType(template);
      const hasSameType = viewType === originalType;
      if (hasSameType && (originalType === 'void' || originalType === 'string' || originalType.startsWith('Dictionary')))
        return [];
      if (!hasSameType && !isViewOf(surface, view, template)) return [];
      return [{ template, isCollection: isCollection(surface, template), hasSameType }];
    });
}

/** The paths that lack one or two words of a path. */
function shorterTemplatesOf(template: string): string[] {
  const segments = template.split('/');
  // The first three are '', 'api' and 'v2'.
  const wordIndexes = segments.flatMap((segment, index) => (index > 2 && segment !== '{}' ? [index] : []));
  const withoutSegments = (...removedIndexes: number[]): string =>
    segments.filter((_, index) => !removedIndexes.includes(index)).join('/');
  const shorterTemplates = [
    ...wordIndexes.map((index) => withoutSegments(index)),
    ...wordIndexes.flatMap((first) =>
      wordIndexes.filter((second) => second > first).map((second) => withoutSegments(first, second)),
    ),
  ];
  return shorterTemplates.filter((shorterTemplate) => shorterTemplate.split('/').length >= 4);
}

/** Whether a path without operations that write shows a view of the entities of another one. */
function isViewOf(surface: Surface, view: string, original: string): boolean {
  if (isCreatable(surface, view) || ['PUT', 'PATCH', 'DELETE'].some((verb) => surface.route(`${view}/{}`, verb))) return false;
  // Views of several kinds may have the same shape, and then the same type.
  if (view === `${original}/divisionviews`) return true;
  const viewType = surface.itemType(view);
  return viewType.endsWith('View') && viewType.includes(surface.itemType(original).replace(/Domain|Entity/g, ''));
}
