/** The description that a server sends about its sandbox. */
export interface SandboxSettings {
  apiUrl: string;
  organisation: string;
  clients: { implicit: string; pkce: string };
  /** Some users to sign in as. */
  people: { name: string; title: string }[];
}

/** `undefined` if the console is served without a sandbox. */
export async function findSandbox(): Promise<SandboxSettings | undefined> {
  try {
    const response = await fetch('/sandbox.json');
    const settings = (await response.json()) as Partial<SandboxSettings>;
    return typeof settings.apiUrl === 'string' ? (settings as SandboxSettings) : undefined;
  } catch {
    return undefined;
  }
}
