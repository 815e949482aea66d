import type { OperationContext } from './operation-context.js';
import { compileRoute, paramsOf } from '../values/route-pattern.js';
import type { RoutePattern } from '../values/route-pattern.js';

type Verb = 'DELETE' | 'GET' | 'POST' | 'PUT';

/** An address beside the operations of the API: of the sign-in, of a download, or one that controls the sandbox. */
export interface SideRoute {
  readonly verb: Verb;
  /** With `:name` for each placeholder. */
  readonly path: string;
  readonly match: RoutePattern;
  readonly handler: (context: OperationContext) => Response | Promise<Response>;
  /** Whether it requires an access token. */
  readonly needsToken: boolean;
}

/** The addresses beside the operations of the API. */
export class SideRoutes {
  readonly #routes: SideRoute[] = [];

  add(verb: Verb, path: string, handler: SideRoute['handler'], { needsToken = false } = {}): void {
    this.#routes.push({ verb, path, match: compileRoute(path), handler, needsToken });
  }

  /** Finds the route of a request, and the values of its placeholders. */
  find(method: string, path: string): { route: SideRoute; params: Record<string, string> } | undefined {
    const verb = method === 'HEAD' ? 'GET' : method;
    const route = this.#routes.find((each) => each.verb === verb && each.match(path));
    return route && { route, params: paramsOf(route.path, path) ?? {} };
  }

  /** The verbs that a path has. */
  verbsAt(path: string): readonly Verb[] {
    return this.#routes.filter(({ match }) => match(path)).map(({ verb }) => verb);
  }
}
