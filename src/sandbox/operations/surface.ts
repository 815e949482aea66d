import { contract } from './operation-route.js';
import type { ContractOperation } from '../../contract/index.js';
import { kindOf } from './kinds.js';
import type { Kind } from './kinds.js';
import type { Route } from './route.js';
import { entryType } from './shapes.js';

/** The operation that a request calls, and the values of its placeholders. */
export interface Match {
  readonly route: Route;
  readonly kind: Kind;
  readonly values: readonly string[];
}

interface Node {
  readonly literals: Map<string, Node>;
  item: Node | undefined;
  readonly routes: Map<string, Route>;
}

let cachedSurface: Surface | undefined;

/** The surface of the whole contract, created once for all sandboxes because reading the contract is slow. */
export const surface = (): Surface => (cachedSurface ??= new Surface());

const newNode = (): Node => ({ literals: new Map(), item: undefined, routes: new Map() });

/** The contract as a tree of paths. */
export class Surface {
  readonly #root = newNode();
  readonly #nodes = new Map<string, Node>();
  readonly #kinds = new Map<Route, Kind>();
  readonly #itemTypes = new Map<string, string>();

  constructor(operations: readonly ContractOperation[] = contract()) {
    for (const operation of operations) this.#add(operation);
  }

  /** Every path, with `{}` for each placeholder. */
  get templates(): string[] {
    return [...this.#nodes.keys()];
  }

  /** The operation on a path by its verb. */
  route(template: string, verb: string): Route | undefined {
    return this.#nodes.get(template)?.routes.get(verb);
  }

  routes(template: string): Route[] {
    return [...(this.#nodes.get(template)?.routes.values() ?? [])];
  }

  /** Whether any path lies below single entities of a collection, or any operation changes them. */
  hasItems(template: string): boolean {
    return this.#nodes.get(template)?.item !== undefined;
  }

  /** The placeholder of a collection's entities. */
  itemName(template: string): string {
    const index = template.split('{}').length - 1;
    const itemTemplate = `${template}/{}`;
    const exampleRoute =
      this.routes(itemTemplate)[0] ??
      this.templates.filter((path) => path.startsWith(`${itemTemplate}/`)).flatMap((path) => this.routes(path))[0];
    return exampleRoute?.names[index] ?? 'id';
  }

  kind(route: Route): Kind {
    const knownKind = this.#kinds.get(route) ?? kindOf(this, route);
    this.#kinds.set(route, knownKind);
    return knownKind;
  }

  /**
   * Finds the operation that a request calls; a word takes precedence over a placeholder if both have the verb.
   *
   * @returns the verbs of the path if it lacks this one; none if the path does not exist.
   */
  match(verb: string, path: string): Match | readonly string[] {
    const segments = path.split('/').slice(1).map(decodeSegment);
    const allowedVerbs = new Set<string>();
    const matchFrom = (node: Node, index: number, values: readonly string[]): Match | undefined => {
      const segment = segments[index];
      if (segment === undefined) {
        for (const offeredVerb of node.routes.keys()) allowedVerbs.add(offeredVerb);
        const route = node.routes.get(verb) ?? (verb === 'HEAD' ? node.routes.get('GET') : undefined);
        return route && { route, kind: this.kind(route), values };
      }
      const literal = node.literals.get(segment);
      const literalMatch = literal && matchFrom(literal, index + 1, values);
      return literalMatch ?? (node.item && segment !== '' ? matchFrom(node.item, index + 1, [...values, segment]) : undefined);
    };
    return matchFrom(this.#root, 0, []) ?? [...allowedVerbs];
  }

  /** The type of a collection's entities, from the first operation that declares it. */
  itemType(template: string): string {
    const type = this.#itemTypes.get(template) ?? this.#findItemType(template);
    this.#itemTypes.set(template, type);
    return type;
  }

  #findItemType(template: string): string {
    const item = `${template}/{}`;
    const declaringRoutes = [
      this.route(item, 'GET'),
      this.route(template, 'POST'),
      this.route(template, 'GET'),
      this.route(item, 'PUT'),
    ];
    for (const declaringRoute of [...declaringRoutes, this.route(item, 'PATCH')]) {
      const type = declaringRoute && entryType(declaringRoute.operation.returns);
      if (type !== undefined && type !== 'void') return type;
    }
    return 'void';
  }

  #add(operation: ContractOperation): void {
    const names: string[] = [];
    const template = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      return '{}';
    });
    let node = this.#root;
    let path = '';
    for (const segment of template.split('/').slice(1)) {
      path += `/${segment}`;
      const next: Node = (segment === '{}' ? node.item : node.literals.get(segment)) ?? newNode();
      if (segment === '{}') node.item = next;
      else node.literals.set(segment, next);
      this.#nodes.set(path, next);
      node = next;
    }
    // Two classes may have the same operation, and only one of them may have it retired.
    const other = node.routes.get(operation.verb)?.operation;
    if (!other || (other.retired && !operation.retired)) node.routes.set(operation.verb, { operation, template, names });
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
