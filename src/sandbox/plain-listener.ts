import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request, and may use the outgoing response itself. */
type Respond = (request: Request, bindings: { outgoing: ServerResponse }) => Promise<Response>;

/**
 * Whether these are Node's own `fetch` classes. happy-dom and polyfills replace the globals of the process. The listener of
 * Hono extends the classes that it finds, and cannot extend theirs.
 */
export function hasOwnFetchClasses(classes: readonly unknown[] = [Request, Response, Headers]): boolean {
  return classes.every((each) => /\[native code\]|\bwebidl\b/.test(Function.prototype.toString.call(each)));
}

/**
 * A listener for Node's server that works with any `Request` and `Response`, because it only uses their standard interface.
 *
 * @param limit - Maximum size of a body in bytes.
 * @param createRefusal - Creates the response to a request with a larger body.
 */
export function plainListener(
  respond: Respond,
  limit: number,
  createRefusal: () => Response,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    try {
      const body = await readBody(incoming, limit);
      const response = body ? await respond(requestOf(incoming, body), { outgoing }) : createRefusal();
      await write(response, incoming, outgoing);
    } catch (error) {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'Content-Type': 'text/plain' });
      outgoing.end(`The sandbox failed: ${(error as Error).message}`);
    }
  };
}

/** @returns `undefined` if the body is too large. A file upload may have any size. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<Uint8Array | undefined> {
  const isFile = incoming.method === 'PUT' && /^\/uploads\/v2\/[^/]+$/.test(pathOf(incoming));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (!isFile && size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requestOf(incoming: IncomingMessage, body: Uint8Array): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`).href, {
    method,
    headers: pairsOf(incoming),
    ...(body.byteLength > 0 && { body: body as BodyInit }),
  });
}

function pairsOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]);
}

async function write(response: Response, { method }: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // A fault has ended the connection.
  if (outgoing.destroyed) return;
  for (const [name, value] of response.headers) if (!/^transfer-encoding$/i.test(name)) outgoing.appendHeader(name, value);
  outgoing.writeHead(response.status);
  const reader = method === 'HEAD' ? undefined : response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) outgoing.write(part.value);
  outgoing.end();
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
