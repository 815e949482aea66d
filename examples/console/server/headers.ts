/**
 * Returns the headers that restrict the console's pages. Scripts and styles must come from the same origin, or carry the
 * response's nonce.
 *
 * @param connectTo - Origins that the page may connect to besides its own.
 */
export function pageHeaders(nonce: string, connectTo: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: https:",
    // Recordings, which the platform keeps in its file store.
    'media-src': ["'self' https:", ...connectTo.filter((origin) => origin.startsWith('http:'))].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...connectTo].join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The redirect URI contains a code, which other sites must not receive as a referrer.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
