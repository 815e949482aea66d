/** The description that a server sends about its sandbox. */
export interface SandboxSettings {
  apiUrl: string;
  organisation: string;
  clients: { implicit: string; pkce: string };
  /** Some users to sign in as. */
  people: { name: string; title: string }[];
}
