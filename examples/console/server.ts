import type { AdmissionOptions, Sandbox, ServeOptions } from 'contact-centre-client/sandbox/serve';
import { buildConsole, dist } from './server/build.js';
import { builtPages } from './server/pages.js';
import type { Person, ServeConsoleOptions, ServerSignInChoice } from './server/serve.js';
import { serveConsole } from './server/serve.js';

export interface ConsoleOptions extends AdmissionOptions {
  /** The port; 0 by default, which is any free one. */
  port?: number;
  /** The sandbox of the console. It has its own port, so that sign-in leads to another origin as in production. */
  sandboxOptions?: ServeOptions;
  /** Signs users in on the server, which renews their tokens. */
  serverSignIn?: ServerSignInChoice | undefined;
  /** Builds the console first if needed; true. `dev` serves the sources and applies each change immediately. */
  build?: boolean | 'dev';
}

export interface RunningConsole {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly sandboxUrl: string;
  /** Users with wide permissions, suggested for sign-in. */
  readonly people: readonly Person[];
  close(): Promise<void>;
}

/** Serves the console of this repository with a sandbox. */
export async function startConsole({ build = true, ...options }: ConsoleOptions = {}): Promise<RunningConsole> {
  if (build === true) await buildConsole();
  const running = await serveConsole({ ...options, openPages: pagesOf(build) });
  const { url, served, people } = running;
  if (!served) throw new Error('The console was started without a sandbox.');
  return { url, people, sandbox: served.sandbox, sandboxUrl: served.url, close: () => running.close() };
}

/** Returns how the pages of this repository are served. */
export function pagesOf(build: boolean | 'dev'): ServeConsoleOptions['openPages'] {
  return async (server, describePage) => {
    if (build !== 'dev') return builtPages(dist, describePage);
    const { developmentPages } = await import('./server/dev.js');
    return await developmentPages(server, describePage);
  };
}
