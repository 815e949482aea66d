import { isCollection, isCreatable } from './kinds.js';
import type { Surface } from './surface.js';

/** Placeholders that have another name than in the operations of the collection. */
const otherNames: Readonly<Record<string, string>> = {
  emailCampaignId: 'messagingCampaignId',
  whatsAppCampaignId: 'messagingCampaignId',
};

/**
 * Knows which paths show the same entities. A path that differs from another only by additional words shows its entities in two
 * cases: if both have entities of the same type (`…/campaigns/all`, `/scim/v2/users`), or if it shows a view of them
 * (`…/campaigns/divisionviews`) and has no operation that adds one.
 */
export class CollectionPaths {
  readonly #surface: Surface;
  readonly #isManaged: (template: string) => boolean;
  readonly #canonical = new Map<string, string>();
  /** Collections without a parent whose entities a placeholder names, by the placeholder. */
  readonly #homes = new Map<string, readonly string[]>();

  constructor(
    surface: Surface,
    /** Collections with a separate implementation, by template. */
    isManaged: (template: string) => boolean,
  ) {
    this.#surface = surface;
    this.#isManaged = isManaged;
  }

  /** The template under which the entities of a collection are stored. */
  canonical(template: string): string {
    const cachedTemplate = this.#canonical.get(template);
    if (cachedTemplate !== undefined) return cachedTemplate;
    const canonicalTemplate = this.#findOriginal(template) ?? template;
    this.#canonical.set(template, canonicalTemplate);
    return canonicalTemplate;
  }

  /** Whether entities can be added to a collection. */
  isFilled(template: string): boolean {
    return this.#isManaged(template) || isCreatable(this.#surface, template);
  }

  /** The collections without a parent that a placeholder of this name refers to. */
  homes(name: string): readonly string[] {
    const cachedHomes = this.#homes.get(name);
    if (cachedHomes) return cachedHomes;
    const homes = this.#surface.templates.filter((template) => {
      if (template.includes('{}') || !this.isFilled(template)) return false;
      return this.#surface.routes(`${template}/{}`).some(({ names }) => names[0] === (otherNames[name] ?? name));
    });
    this.#homes.set(name, homes);
    return homes;
  }

  /** The collection that stores entities added to a list without single entities: `/users/{}/greetings` → `/greetings`. */
  homeOf(template: string): string | undefined {
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
    const original = shorterTemplates.find((candidate) => this.#isViewOf(template, candidate));
    return original === undefined ? undefined : this.canonical(original);
  }

  #isViewOf(view: string, original: string): boolean {
    if (original.split('/').length < 4 || !(isCollection(this.#surface, original) || this.#isManaged(original))) return false;
    if (!isCollection(this.#surface, view) && !this.#surface.hasItems(view)) return false;
    const viewType = this.#surface.itemType(view);
    const originalType = this.#surface.itemType(original);
    if (viewType === originalType)
      return originalType !== 'void' && originalType !== 'string' && !originalType.startsWith('Dictionary');
    const item = `${view}/{}`;
    const isReadOnly = !this.isFilled(view) && !['PUT', 'PATCH', 'DELETE'].some((verb) => this.#surface.route(item, verb));
    // Views of several kinds may have the same shape, and then the same type.
    const isOfDivisions = view === `${original}/divisionviews`;
    return (
      isReadOnly &&
      (isOfDivisions || (viewType.endsWith('View') && viewType.includes(originalType.replace(/Domain|Entity/g, ''))))
    );
  }
}
