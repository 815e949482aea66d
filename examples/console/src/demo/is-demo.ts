/** Set by vite.config.ts. Tests load the sources without it. */
declare const CONSOLE_DEMO: boolean | undefined;

/** Whether this is the demo of the documentation, which has a sandbox in its page instead of a server. */
export const isDemo: boolean = typeof CONSOLE_DEMO === 'boolean' && CONSOLE_DEMO;

/** Returns the address of a file in `public/`. The demo works in any folder of any host. */
export function publicFile(name: string): string {
  return isDemo ? `./${name}` : `/${name}`;
}
