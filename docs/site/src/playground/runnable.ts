/** Decides which samples of the site have a Run button. Part of the script that every page loads, so it has no dependencies. */

/** The entries of the package that run in a page. */
const RUNNABLE_MODULE =
  /^contact-centre-client(?:\/(?:client|fetch|fetch\/client|apis\/[a-z-]+|models|sandbox|sandbox\/serve|testing|jobs|limits|notifications|preflight|files|tokens|bulk|vendor))?$/;

/** Samples that no rule below excludes, although they cannot run here: a part of the code, and the reason. */
const exceptions: readonly (readonly [part: string, reason: string])[] = [
  ['loginPKCEGrant(', 'leaves the page for the login page'],
  ['loginImplicitGrant(', 'leaves the page for the login page'],
  ["'your-organisation-id'", 'needs ids of an organisation'],
  ["['queue-1', 'queue-2']", 'waits for events of queues that the sandbox does not have'],
  ["'7a1b0c5e-3d52-4f0e-9d2b-0a3f5c1e8d11'", 'waits for an event of a user that the sandbox does not have'],
];

const IMPORT = /^(?:import|export)\s(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const PRINTS = /\bconsole\.\w+\(/;
/** A statement that does something, at the top level: an indented one may be in a function that nothing calls. */
const ACTS = /^(?:(?:await|for|if|try)\b|\w[\w.]*\(|\S.*= await\b)/m;
/** Globals of pages, which workers do not have. */
const NEEDS_PAGE = /(?<![\w.'"])(?:document|window|location|localStorage|sessionStorage)\b/;

/** A sample of the reference: a function that calls one method. The playground knows ids of users and queues only. */
export const METHOD_SAMPLE = /^export async function (\w+)\(client: ApiClient((?:, (?:userId|queueId): string)*)\) \{/m;

/** Returns why a sample has no Run button, or `undefined` if it has one. */
export function reasonNotToRun(code: string, language: string): string | undefined {
  if (language === 'tsx') return 'renders React components, which need a page';
  if (language !== 'ts') return 'is not TypeScript';
  for (const [, specifier = ''] of code.matchAll(IMPORT)) {
    if (!RUNNABLE_MODULE.test(specifier)) return `imports ${specifier}, which browsers do not have`;
  }
  const [, reason] = exceptions.find(([part]) => code.includes(part)) ?? [];
  if (reason !== undefined) return reason;
  if (NEEDS_PAGE.test(code)) return 'uses globals of a page';
  return METHOD_SAMPLE.test(code) || (PRINTS.test(code) && ACTS.test(code)) ? undefined : 'prints nothing by itself';
}
