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
export class Places {
  readonly #surface: Surface;
  readonly #own: (template: string) => boolean;
  readonly #canonical = new Map<string, string>();
  /** Collections without a parent whose entities a placeholder names, by the placeholder. */
  readonly #homes = new Map<string, readonly string[]>();

  constructor(
    surface: Surface,
    /** Collections with a separate implementation, by template. */
    own: (template: string) => boolean,
  ) {
    this.#surface = surface;
    this.#own = own;
  }

  /** The template under which the entities of a collection are stored. */
  canonical(template: string): string {
    const known = this.#canonical.get(template);
    if (known !== undefined) return known;
    const found = this.#original(template) ?? template;
    this.#canonical.set(template, found);
    return found;
  }

  /** Whether entities can be added to a collection. */
  isFilled(template: string): boolean {
    return this.#own(template) || isCreatable(this.#surface, template);
  }

  /** The collections without a parent that a placeholder of this name refers to. */
  homes(name: string): readonly string[] {
    const known = this.#homes.get(name);
    if (known) return known;
    const found = this.#surface.templates.filter((template) => {
      if (template.includes('{}') || !this.isFilled(template)) return false;
      return this.#surface.routes(`${template}/{}`).some(({ names }) => names[0] === (otherNames[name] ?? name));
    });
    this.#homes.set(name, found);
    return found;
  }

  /** The collection that stores entities added to a list without single entities: `/users/{}/greetings` → `/greetings`. */
  homeOf(template: string): string | undefined {
    const word = template.slice(template.lastIndexOf('/') + 1);
    const type = this.#surface.itemType(template);
    if (this.#surface.hasItems(template)) return undefined;
    return this.#surface.templates.find(
      (other) =>
        other !== template &&
        other.endsWith(`/${word}`) &&
        !other.includes('{}') &&
        this.isFilled(other) &&
        this.#surface.hasItems(other) &&
        this.#surface.itemType(other) === type,
    );
  }

  #original(template: string): string | undefined {
    const segments = template.split('/');
    // The first three are '', 'api' and 'v2'.
    const words = segments.flatMap((segment, index) => (index > 2 && segment !== '{}' ? [index] : []));
    const without = (...dropped: number[]): string => segments.filter((_, index) => !dropped.includes(index)).join('/');
    const shorter = [
      ...words.map((index) => without(index)),
      ...words.flatMap((first) => words.filter((second) => second > first).map((second) => without(first, second))),
    ];
    const found = shorter.find((candidate) => this.#shows(template, candidate));
    return found === undefined ? undefined : this.canonical(found);
  }

  #shows(view: string, original: string): boolean {
    if (original.split('/').length < 4 || !(isCollection(this.#surface, original) || this.#own(original))) return false;
    if (!isCollection(this.#surface, view) && !this.#surface.hasItems(view)) return false;
    const shown = this.#surface.itemType(view);
    const kept = this.#surface.itemType(original);
    if (shown === kept) return kept !== 'void' && kept !== 'string' && !kept.startsWith('Dictionary');
    const item = `${view}/{}`;
    const isReadOnly = !this.isFilled(view) && !['PUT', 'PATCH', 'DELETE'].some((verb) => this.#surface.route(item, verb));
    // Views of several kinds may have the same shape, and then the same type.
    const isOfDivisions = view === `${original}/divisionviews`;
    return isReadOnly && (isOfDivisions || (shown.endsWith('View') && shown.includes(kept.replace(/Domain|Entity/g, ''))));
  }
}
