import type { Attributes } from '@opentelemetry/api';

/** Verb and template of a route such as `GET /api/v2/users/{userId}`. */
export function routeAttributes(route: string): Attributes {
  const space = route.indexOf(' ');
  return { 'http.request.method': route.slice(0, space), 'url.template': route.slice(space + 1) };
}

/** A cache: a program calls few servers. */
const servers = new Map<string, Attributes>();

/** The server of an absolute address. Nothing else of an address is recorded. */
export function serverAttributes(url: string): Attributes {
  const origin = url.slice(0, url.indexOf('/', 8));
  let attributes = servers.get(origin);
  if (!attributes) {
    const { hostname, port, protocol } = new URL(url);
    attributes = { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'http:' ? 80 : 443) };
    servers.set(origin, attributes);
  }
  return attributes;
}

/** What a request or a call has ended with. The type of an error response is its status, as the semantic conventions define. */
export function outcomeAttributes(status: unknown, code?: string): Attributes {
  const attributes: Attributes = {};
  if (typeof status === 'number') attributes['http.response.status_code'] = status;
  if (Number(status) >= 300) attributes['error.type'] = String(status);
  else if (code !== undefined) attributes['error.type'] = code;
  return attributes;
}

/** The outcome of an error. Messages of errors contain addresses with ids, so they are not recorded. */
export function errorAttributes(error: unknown): Attributes {
  const { status, code } = Object(error) as { status?: unknown; code?: unknown };
  return outcomeAttributes(status, typeof code === 'string' ? code : '_OTHER');
}

/** The id of a response. Headers may repeat anything, so only what looks like such an id is recorded. */
export function correlationAttributes(id: string | undefined): Attributes {
  return id !== undefined && /^[\da-f-]{1,64}$/i.test(id) ? { 'genesyscloud.correlation_id': id } : {};
}
