import { Random } from '../../values/random.js';

/** The grant of a sandbox's OAuth client. */
export type SandboxGrant = 'client_credentials' | 'code' | 'implicit' | 'pkce' | 'saml2';

/** An OAuth client of the sandbox. Its secret protects nothing, so tests may contain it. */
export interface SandboxClient {
  readonly id: string;
  /** `''` for the public ones: implicit grant and PKCE. */
  readonly secret: string;
  readonly name: string;
  readonly grant: SandboxGrant;
  /**
   * Where the login page may redirect to, compared exactly, in addition to every `http://localhost`, `http://127.0.0.1` and
   * `http://[::1]` with any port and path. You can add more at any time. Empty for OAuth clients without a login page.
   */
  readonly redirectUris: string[];
}

const loopbackPattern = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?][^\s#\\]*)?$/;

/** Whether an address is on this machine, with any port and path. */
export function isLoopback(uri: string): boolean {
  return loopbackPattern.test(uri) && isUrl(uri);
}

function isUrl(text: string): boolean {
  try {
    return new URL(text).username === '';
  } catch {
    return false;
  }
}

/** One OAuth client for each grant. */
export interface SandboxClients {
  readonly clientCredentials: SandboxClient;
  readonly code: SandboxClient;
  readonly implicit: SandboxClient;
  readonly pkce: SandboxClient;
  readonly saml2: SandboxClient;
}

/** The organisation that the sandbox represents. */
export interface SandboxOrganisation {
  readonly id: string;
  readonly name: string;
  /** The `orgName` for the saml2-bearer grant. */
  readonly shortName: string;
  /** The default division of all entities. */
  readonly homeDivisionId: string;
}

/**
 * Creates ids that stay the same for the lifetime of a sandbox, even after a reset, because programs under test are configured
 * with them.
 */
export function createOrganisation(
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
    const hasRedirects = grant === 'code' || isPublic;
    return {
      id: random.uuid(),
      name,
      grant,
      secret: isPublic ? '' : secret,
      redirectUris: hasRedirects ? ['http://localhost:8080/callback', 'http://127.0.0.1:8080/callback', ...redirectUris] : [],
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
