import type { OperationContext } from '../http/operation-context.js';
import { SideRoutes } from '../http/side-routes.js';
import type { IntegrityRule } from './integrity-rule.js';
import type { Route } from '../operations/route.js';
import type { Method, MethodBody, MethodResult, PartialResult } from '../operations/methods.js';

/** Responds to a call: returns the result of the operation, `undefined` for no content, or a complete response. */
export type Handler = (context: OperationContext) => unknown;

/**
 * What the handler of a method returns. The sandbox adds the required fields that are missing. A name that could be any method
 * does not say what the result is.
 */
export type HandlerResult<K extends Method> = [Method] extends [K]
  ? never
  : ResultOrResponse<MethodResult<K>> | Promise<ResultOrResponse<MethodResult<K>>>;

type ResultOrResponse<R> = PartialResult<R> | Response;

/** A request to a method, whose body and result have the types that the API classes declare. */
export type MethodContext<K extends Method> = OperationContext<MethodBody<K>, MethodResult<K>>;

/** A step before and after an operation. */
export type Wrapper = (context: OperationContext, next: () => Promise<Response>) => Promise<Response>;

interface ScopedWrapper {
  readonly covers: (route: Route) => boolean;
  readonly wrapper: Wrapper;
}

/** What the areas define: how operations behave that do more than store what they receive. */
export class Area {
  readonly #handlers = new Map<string, Handler>();
  readonly #wrappers: ScopedWrapper[] = [];
  readonly #wrappedMethods = new Set<string>();
  readonly #chains = new Map<string, readonly Wrapper[]>();
  readonly sideRoutes = new SideRoutes();
  /** The integrity rules of the collections of all areas. */
  readonly rules: IntegrityRule[] = [];
  /** Sends a request to the sandbox itself. */
  readonly request: (path: string, init: RequestInit) => Promise<Response>;

  constructor(request: (path: string, init: RequestInit) => Promise<Response>) {
    this.request = request;
  }

  /** Handles an operation by the name of its method. */
  handle<K extends Method>(name: K, handler: (context: MethodContext<K>) => HandlerResult<K>): void {
    if (this.#handlers.has(name)) throw new TypeError(`${name} has two handlers`);
    this.#handlers.set(name, handler as Handler);
  }

  /** Takes a step before and after certain operations. */
  wrap(names: readonly Method[], wrapper: Wrapper): void {
    for (const name of names) this.#wrappedMethods.add(name);
    const methodNames = new Set<string>(names);
    this.#wrappers.push({ covers: ({ operation }) => methodNames.has(operation.name), wrapper });
  }

  /** Takes a step before and after all operations at a path and below it. */
  wrapBelow(path: string, wrapper: Wrapper): void {
    const start = path.replace(/:\w+/g, '{}');
    const covers = ({ template }: Route): boolean => template === start || template.startsWith(`${start}/`);
    this.#wrappers.push({ covers, wrapper });
  }

  /** Takes a step before all operations at a path and below it. */
  before(path: string, check: (context: OperationContext) => void): void {
    this.wrapBelow(path, async (context, next) => {
      check(context);
      return await next();
    });
  }

  /** Sets the integrity rules of a collection. They hold for every change of its entities. */
  addRule(rule: IntegrityRule): void {
    this.rules.push(rule);
  }

  /** Finds the steps around each operation again, because areas have defined more. */
  forget(): void {
    this.#chains.clear();
  }

  /** Whether an area defines how an operation behaves: by a handler, a wrapper or an integrity rule. */
  defines(route: Route): boolean {
    const { name } = route.operation;
    if (this.#handlers.has(name) || this.#wrappedMethods.has(name)) return true;
    return this.rules.some((rule) => isCheckedBy(rule, route));
  }

  handler({ operation }: Route): Handler | undefined {
    return this.#handlers.get(operation.name);
  }

  /** The steps around an operation, the outermost first. */
  wrappers(route: Route): readonly Wrapper[] {
    const { name } = route.operation;
    const cachedChain = this.#chains.get(name);
    if (cachedChain) return cachedChain;
    const chain = this.#wrappers.filter(({ covers }) => covers(route)).map(({ wrapper }) => wrapper);
    this.#chains.set(name, chain);
    return chain;
  }
}

/** Whether an operation changes entities that a rule is about. */
function isCheckedBy({ path, usedBy }: IntegrityRule, { operation: { verb }, template }: Route): boolean {
  if (verb === 'POST') return template === path;
  if (template !== `${path}/{}`) return false;
  return verb === 'DELETE' ? usedBy !== undefined : verb !== 'GET';
}
