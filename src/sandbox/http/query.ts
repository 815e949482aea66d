import type { SandboxContext } from './context.js';

/** All that the query says under a name: to the platform, what is empty is as good as absent. */
export function queryValues(context: SandboxContext, name: string): string[] {
  return (context.req.queries(name) ?? []).filter((value) => value !== '');
}

/** The first of them. */
export function queryValue(context: SandboxContext, name: string): string | undefined {
  return queryValues(context, name)[0];
}
