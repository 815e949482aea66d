import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sets a cookie of the sign-in, which scripts cannot read. */
export function setCookie(
  request: IncomingMessage,
  response: ServerResponse,
  { name, value, maxAge }: { name: string; value: string; maxAge: number },
): void {
  const secure = originOf(request).startsWith('https:') ? '; Secure' : '';
  // Lax: the login page's redirect comes from another site.
  const attributes = `Path=/session/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  response.appendHeader('Set-Cookie', `${cookieName(request, name)}=${value}; ${attributes}`);
}

export function readCookie(request: IncomingMessage, name: string): string | undefined {
  const start = `${cookieName(request, name)}=`;
  const pair = (request.headers.cookie ?? '').split('; ').find((each) => each.startsWith(start));
  return pair?.slice(start.length);
}

/** Returns the console's origin. Behind a reverse proxy with TLS, it differs from the server's own. */
export function originOf({ headers }: IncomingMessage): string {
  const protocol = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  return `${protocol}://${headers.host ?? ''}`;
}

/** Browsers share cookies between the ports of a host. */
function cookieName(request: IncomingMessage, name: string): string {
  const { port } = new URL(originOf(request));
  return `console-${name}-${port}`;
}
