import { forgetContract, linesOfContract } from './operation-route.js';
import type { ContractLine, ContractOperation } from '../../contract/index.js';
import { kindOf } from './kinds.js';
import type { Kind } from './kinds.js';
import type { Route } from './route.js';
import { entryType } from './shapes.js';
import { requireWhole } from './wholeness.js';
import { decodeSegment } from '../values/pathname.js';

/** The operation that a request calls, and the values of its placeholders. */
export interface Match extends FoundRoute {
  readonly kind: Kind;
}

interface FoundRoute {
  readonly route: Route;
  readonly values: readonly string[];
}

/** A segment of paths. Most have neither words nor a placeholder below them. */
interface Node {
  literals: Map<string, Node> | undefined;
  item: Node | undefined;
  readonly routes: LineRoute[];
}

/** The route of a line of the contract. */
class LineRoute implements Route {
  readonly template: string;
  readonly names: readonly string[];
  readonly line: ContractLine;

  constructor(template: string, names: readonly string[], line: ContractLine) {
    this.template = template;
    this.names = names;
    this.line = line;
  }

  get operation(): ContractOperation {
    return this.line.operation;
  }
}

let cachedSurface: Surface | undefined;

/** The surface of the whole contract, created once for all sandboxes because reading the contract is slow. */
export const surface = (): Surface => (cachedSurface ??= new Surface());

/** Reads the contract again, if it has been read: its table was completed. */
export function readContractAgain(): void {
  forgetContract();
  cachedSurface?.read();
}

const createNode = (): Node => ({ literals: undefined, item: undefined, routes: [] });

/** The contract as a tree of paths. */
export class Surface {
  #root = createNode();
  readonly #nodes = new Map<string, Node>();
  readonly #kinds = new Map<Route, Kind>();
  readonly #itemTypes = new Map<string, string>();

  constructor() {
    this.read();
  }

  /** Reads the contract, again if its table was replaced. */
  read(): void {
    this.#root = createNode();
    for (const cache of [this.#nodes, this.#kinds, this.#itemTypes]) cache.clear();
    for (const line of linesOfContract()) this.#add(line);
  }

  /** Every path, with `{}` for each placeholder. */
  get templates(): string[] {
    requireWhole();
    return [...this.#nodes.keys()];
  }

  has(template: string): boolean {
    return this.#nodes.has(template);
  }

  /** The operation on a path by its verb. */
  route(template: string, verb: string): Route | undefined {
    return routeOf(this.#nodes.get(template), verb);
  }

  routes(template: string): readonly Route[] {
    return this.#nodes.get(template)?.routes ?? [];
  }

  /** Whether any path lies below single entities of a collection, or any operation changes them. */
  hasItems(template: string): boolean {
    return this.#nodes.get(template)?.item !== undefined;
  }

  /** The placeholder of a collection's entities. */
  itemName(template: string): string {
    if (!this.#nodes.has(template)) requireWhole();
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
    const result = this.find(verb, path);
    return 'route' in result ? { route: result.route, kind: this.kind(result.route), values: result.values } : result;
  }

  /** The same without the kind of the operation. */
  find(verb: string, path: string): FoundRoute | readonly string[] {
    const segments = path.split('/').slice(1).map(decodeSegment);
    const allowedVerbs = new Set<string>();
    const matchFrom = (node: Node, index: number, values: readonly string[]): FoundRoute | undefined => {
      const segment = segments[index];
      if (segment === undefined) {
        for (const { line } of node.routes) allowedVerbs.add(line.verb);
        const route = routeOf(node, verb) ?? (verb === 'HEAD' ? routeOf(node, 'GET') : undefined);
        return route && { route, values };
      }
      const literal = node.literals?.get(segment);
      const literalMatch = literal && matchFrom(literal, index + 1, values);
      return literalMatch ?? (node.item && segment !== '' ? matchFrom(node.item, index + 1, [...values, segment]) : undefined);
    };
    return matchFrom(this.#root, 0, []) ?? [...allowedVerbs];
  }

  /** The type of a collection's entities, from the first operation that declares it. */
  itemType(template: string): string {
    if (!this.#nodes.has(template)) requireWhole();
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

  #add(line: ContractLine): void {
    const names: string[] = [];
    let node = this.#root;
    let template = '';
    for (const segment of line.path.split('/').slice(1)) {
      const isPlaceholder = segment.startsWith('{');
      if (isPlaceholder) names.push(segment.slice(1, -1));
      template += isPlaceholder ? '/{}' : `/${segment}`;
      node = isPlaceholder ? (node.item ??= this.#addNode(template)) : this.#literal(node, segment, template);
    }
    // Two classes may have the same operation, and only one of them may have it retired.
    const index = node.routes.findIndex((route) => route.line.verb === line.verb);
    if (index < 0) node.routes.push(new LineRoute(template, names, line));
    else if (!line.isRetired && node.routes[index]?.line.isRetired) node.routes[index] = new LineRoute(template, names, line);
  }

  #literal(node: Node, segment: string, template: string): Node {
    node.literals ??= new Map();
    const existingNode = node.literals.get(segment);
    if (existingNode) return existingNode;
    const newNode = this.#addNode(template);
    node.literals.set(segment, newNode);
    return newNode;
  }

  #addNode(template: string): Node {
    const node = createNode();
    this.#nodes.set(template, node);
    return node;
  }
}

const routeOf = (node: Node | undefined, verb: string): LineRoute | undefined =>
  node?.routes.find(({ line }) => line.verb === verb);
