import type { OperationContext } from './operation-context.js';
import { compileRoute, paramsOf } from '../values/route-pattern.js';

type Verb = 'DELETE' | 'GET' | 'POST' | 'PUT';

/** An address beside the operations of the API: of the sign-in, of a download, or one that controls the sandbox. */
export interface SideRoute {
  readonly verb: Verb;
  /** With `:name` for each placeholder. */
  readonly path: string;
  readonly handler: (context: OperationContext) => Response | Promise<Response>;
  /** Whether it requires an access token. */
  readonly needsToken: boolean;
}

/** The addresses beside the operations of the API. */
export class SideRoutes {
  readonly #routes: SideRoute[] = [];

  add(verb: Verb, path: string, handler: SideRoute['handler'], { needsToken = false } = {}): void {
    this.#routes.push({ verb, path, handler, needsToken });
  }

  /** Finds the route of a request, and the values of its placeholders. */
  find(method: string, path: string): [route: SideRoute, params: Record<string, string>] | undefined {
    const verb = method === 'HEAD' ? 'GET' : method;
    for (const route of this.#routes) {
      const params = route.verb === verb ? paramsOf(route.path, path) : undefined;
      if (params) return [route, params];
    }
    return undefined;
  }

  /** The verbs that a path has. */
  verbsAt(path: string): readonly Verb[] {
    return this.#routes.filter((route) => compileRoute(route.path)(path)).map(({ verb }) => verb);
  }
}
