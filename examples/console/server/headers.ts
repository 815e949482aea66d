/**
 * What a page of the console may do. Scripts and styles come from here alone, or carry the answer's nonce.
 *
 * @param connectTo - Origins that the page may connect to beside its own.
 */
export function pageHeaders(nonce: string, connectTo: readonly string[]): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: https:",
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
    // The address that the login page returns to holds a code: nobody else should read it.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
