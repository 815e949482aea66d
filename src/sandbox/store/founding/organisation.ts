import { Random } from '../../values/random.js';

/** What an OAuth client of the sandbox may be used for. */
export type SandboxGrant = 'client_credentials' | 'code' | 'implicit' | 'pkce' | 'saml2';

/** An OAuth client of the sandbox. Its secret protects nothing and may stand in tests. */
export interface SandboxClient {
  readonly id: string;
  /** `''` for the public ones: implicit grant and PKCE. */
  readonly secret: string;
  readonly name: string;
  readonly grant: SandboxGrant;
  /**
   * Where the login page may return to, compared letter by letter, beside every `http://localhost`, `http://127.0.0.1` and `http://[::1]`
   * with any port and path. More may be added at any time. Empty for OAuth clients without a login page.
   */
  readonly redirectUris: string[];
}

const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?][^\s#\\]*)?$/;

/** Whether an address is of this machine, at any port and path. */
export function isLoopback(uri: string): boolean {
  return loopback.test(uri) && isUrl(uri);
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).username === '';
  } catch {
    return false;
  }
}

/** One OAuth client for each way of signing in. */
export interface SandboxClients {
  readonly clientCredentials: SandboxClient;
  readonly code: SandboxClient;
  readonly implicit: SandboxClient;
  readonly pkce: SandboxClient;
  readonly saml2: SandboxClient;
}

/** The organisation that the sandbox stands for. */
export interface SandboxOrganisation {
  readonly id: string;
  readonly name: string;
  /** What the saml2-bearer grant takes as `orgName`. */
  readonly shortName: string;
  /** The division that everything belongs to which names no other. */
  readonly homeDivisionId: string;
}

/** Ids that hold for the whole life of a sandbox, also through a reset: programs under test are set up with them. */
export function foundOrganisation(
  seed: number,
  redirectUris: readonly string[],
): { organisation: SandboxOrganisation; clients: SandboxClients } {
  const random = new Random(seed ^ 0x0f1e2d3c);
  const organisation = {
    id: random.uuid(),
    name: 'Harbourline Travel',
    shortName: 'harbourline',
    homeDivisionId: random.uuid(),
  };
  const client = (name: string, grant: SandboxGrant): SandboxClient => {
    const secret = random.hex(43);
    const isPublic = grant === 'implicit' || grant === 'pkce';
    const redirects = grant === 'code' || isPublic;
    return {
      id: random.uuid(),
      name,
      grant,
      secret: isPublic ? '' : secret,
      redirectUris: redirects ? ['http://localhost:8080/callback', 'http://127.0.0.1:8080/callback', ...redirectUris] : [],
    };
  };
  const clients = {
    clientCredentials: client('Nightly export', 'client_credentials'),
    code: client('Supervisor wallboard', 'code'),
    implicit: client('Agent status widget', 'implicit'),
    pkce: client('Interaction side panel', 'pkce'),
    saml2: client('Intranet portal', 'saml2'),
  };
  return { organisation, clients };
}
