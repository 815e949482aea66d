import type { EntityReader, ReaderData } from '../data/types.js';
import { readPath } from '../form/address-values.js';
import { addressFragment } from '../form/link.js';
import { readAddress } from '../search/address.js';
import type { JsonNode } from './tree/json-node.js';
import { childOf, contentOf } from './tree/json-node.js';

/** A call that reads an entity. */
export interface EntityLink {
  /** The method. */
  name: string;
  /** The address of its form, filled in. */
  to: string;
}

/** The fields that refer to a user by another word. */
const users = new Set(['agent', 'manager', 'evaluator', 'supervisor', 'assignee']);

/** Ids have no blanks and are no other values, such as dates. */
const idText = /^[\w.:@+-]{1,200}$/;

/** Finds the call that reads the entity which a value of a response refers to. */
export class EntityLinks {
  readonly #data: ReaderData;
  /** The type of the response. */
  readonly #result: string;

  constructor(data: ReaderData, operation: { result: string }) {
    this.#data = data;
    this.#result = operation.result;
  }

  /** Returns the link of an id or address; `undefined` for other values, and if it is not clear what an id belongs to. */
  linkOf(node: JsonNode): EntityLink | undefined {
    if (node.kind !== 'string') return undefined;
    const content = contentOf(node);
    const field = fieldOf(node);
    if (/uri$/i.test(field)) return this.#linkOfUri(content);
    if (!idText.test(content)) return undefined;
    if (field === 'id') return this.#linkOfEntity(node, content);
    const [, name] = /^(\w+)Ids?$/.exec(field) ?? [];
    return name === undefined ? undefined : this.#linkTo(this.#readerOfName(name), content);
  }

  #linkOfUri(uri: string): EntityLink | undefined {
    const address = /^(?:https:\/\/[^/]+)?\/api\/v\d+\/[^?]+$/.test(uri) ? readAddress(uri) : undefined;
    if (!address) return undefined;
    const reader = this.#data.routes.find(([, , path]) => readPath(path, address.segments) !== undefined);
    return reader && linkAt(reader, `/api/v2/${address.segments.join('/')}`);
  }

  /** An entity states its own address. Otherwise the field that holds it names it, or the type of the response. */
  #linkOfEntity(node: JsonNode, id: string): EntityLink | undefined {
    const entity = node.parent;
    if (!entity) return undefined;
    const self = childOf(entity, 'selfUri');
    const stated = self && this.#linkOfUri(contentOf(self));
    if (stated) return stated;
    const field = fieldOf(entity);
    const isResponse =
      entity.parent === undefined || field === 'entities' || (field === '' && entity.parent.parent === undefined);
    return this.#linkTo(isResponse ? this.#data.types[this.#result] : this.#readerOfName(field), id);
  }

  /** `queue`, `queues`, `homeDivision` or `agent`: whole names first, then without the words before. */
  #readerOfName(name: string): number | undefined {
    const { ids } = this.#data;
    const words = name.split(/(?=[A-Z])/);
    for (let from = 0; from < words.length; from++) {
      const rest = words.slice(from).join('');
      const base = rest.charAt(0).toLowerCase() + rest.slice(1);
      const singulars = [base, base.replace(/s$/, ''), base.replace(/ies$/, 'y')];
      const reader = singulars.map((each) => ids[`${users.has(each) ? 'user' : each}Id`]).find((index) => index !== undefined);
      if (reader !== undefined) return reader;
    }
    return undefined;
  }

  #linkTo(index: number | undefined, id: string): EntityLink | undefined {
    const reader = index === undefined ? undefined : this.#data.routes[index];
    return reader && linkAt(reader, reader[2].replace(/\{\w+\}$/, encodeURIComponent(id)));
  }
}

function linkAt([slug, name]: EntityReader, address: string): EntityLink {
  return { name, to: `/explorer/${slug}/${name}${addressFragment(address)}` };
}

/** Returns the name of the field that holds a value, also for an item of a list. */
function fieldOf(node: JsonNode): string {
  const field = typeof node.name === 'number' ? node.parent : node;
  return typeof field?.name === 'string' ? field.name : '';
}
