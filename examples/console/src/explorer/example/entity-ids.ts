import { entitiesIn, listOf } from '../find-id/entity-lists.js';
import type { EntityLists } from '../data/types.js';

export interface EntityIdOptions {
  lists: EntityLists;
  /** The values of the call's path, which take precedence. */
  pathValues: Readonly<Record<string, string>>;
  /** Reads a path of the API. `undefined` if it is refused. */
  read: (path: string) => Promise<unknown>;
}

/** Ids of existing entities. Each list is read once. */
export class EntityIds {
  readonly #options: EntityIdOptions;
  readonly #responses = new Map<string, Promise<unknown>>();

  constructor(options: EntityIdOptions) {
    this.#options = options;
  }

  /**
   * Returns the id of an entity, or another text of it.
   *
   * @param name - The name of a field or placeholder, such as `queueId`, or the path of a list: `/api/v2/users#2` is the second
   *   user, `/api/v2/users.name` the name of the first.
   */
  async find(name: string): Promise<string | undefined> {
    const { pathValues } = this.#options;
    if (Object.hasOwn(pathValues, name)) return pathValues[name];
    const [, path = '', field = 'id', position = '1'] = /^(\/[^#.]+)(?:\.(\w+))?(?:#(\d))?$/.exec(name) ?? [];
    if (path !== '') return await this.#read(await this.#withIds(path), field, Number(position) - 1);
    const list = listOf(name, this.#options.lists);
    return list && (await this.#read(list[1], 'id', 0));
  }

  /** Replaces the parts of a path that begin with a colon. */
  async #withIds(path: string): Promise<string> {
    const parts = path.split('/').map(async (part) => (part.startsWith(':') ? ((await this.find(part.slice(1))) ?? '') : part));
    return (await Promise.all(parts)).join('/');
  }

  async #read(path: string, field: string, position: number): Promise<string | undefined> {
    const response = this.#responses.get(path) ?? this.#options.read(path);
    this.#responses.set(path, response);
    const entity = entitiesIn(await response)[position];
    const value = entity?.[field];
    return typeof value === 'string' ? value : undefined;
  }
}
