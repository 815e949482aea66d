import { isCollection, isCreatable } from './kinds.js';
import type { Surface } from './surface.js';

/** Placeholders that name entities of a collection whose own operations call them otherwise. */
const otherNames: Readonly<Record<string, string>> = {
  emailCampaignId: 'messagingCampaignId',
  whatsAppCampaignId: 'messagingCampaignId',
};

/**
 * Which paths mean the same entities. A path that differs from another only by words in between shows that one's entities where both
 * have them of one type (`…/campaigns/all`, `/scim/v2/users`), and where it shows a view of them (`…/campaigns/divisionviews`) and
 * none can be added to it.
 */
export class Places {
  readonly #surface: Surface;
  readonly #own: (template: string) => boolean;
  readonly #canonical = new Map<string, string>();
  /** By a placeholder's name: collections without a parent whose entities it names. */
  readonly #homes = new Map<string, readonly string[]>();

  constructor(
    surface: Surface,
    /** Collections that have routes of their own kind, by template. */
    own: (template: string) => boolean,
  ) {
    this.#surface = surface;
    this.#own = own;
  }

  /** The template under which a collection's entities are kept. */
  canonical(template: string): string {
    const known = this.#canonical.get(template);
    if (known !== undefined) return known;
    const found = this.#original(template) ?? template;
    this.#canonical.set(template, found);
    return found;
  }

  /** Whether anybody can add entities to a collection. */
  isFilled(template: string): boolean {
    return this.#own(template) || isCreatable(this.#surface, template);
  }

  /** Collections without a parent where a placeholder of this name names an entity. */
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

  /** Where the entities are kept that are added to a list without single entities of its own: `/users/{}/greetings` → `/greetings`. */
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
    // Views of several kinds may be of one shape, and then have one name.
    const isOfDivisions = view === `${original}/divisionviews`;
    return isReadOnly && (isOfDivisions || (shown.endsWith('View') && shown.includes(kept.replace(/Domain|Entity/g, ''))));
  }
}
