/** What a server that runs a sandbox for the console says about it. */
export interface SandboxSettings {
  apiUrl: string;
  organisation: string;
  clients: { implicit: string; pkce: string };
  /** Some of those whom one may sign in as. */
  people: { name: string; title: string }[];
}

/** `undefined` where the console is served alone. */
export async function findSandbox(): Promise<SandboxSettings | undefined> {
  try {
    const response = await fetch('/sandbox.json');
    const settings = (await response.json()) as Partial<SandboxSettings>;
    return typeof settings.apiUrl === 'string' ? (settings as SandboxSettings) : undefined;
  } catch {
    return undefined;
  }
}
