import { gzipSync } from 'node:zlib';

/** Smaller bodies, in bytes, gain nothing. */
const MIN_LENGTH = 1000;

/** Compresses the JSON of a successful response for a client that accepts gzip, as the platform does. */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  if (status !== 200 || !isJson || headers.has('content-encoding') || request.method === 'HEAD') return response;
  const varied = new Headers(headers);
  varied.append('vary', 'Accept-Encoding');
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length < MIN_LENGTH || !acceptsGzip(request)) return new Response(body, { status, headers: varied });
  // The fastest level: the server often runs in the process under test.
  const compressed = gzipSync(body, { level: 1 });
  varied.set('content-encoding', 'gzip');
  varied.set('content-length', String(compressed.length));
  return new Response(compressed, { status, headers: varied });
}

/** Whether the client accepts gzip: `gzip;q=0` refuses it. */
function acceptsGzip({ headers }: Request): boolean {
  const codings = (headers.get('accept-encoding') ?? '').split(',').map((each) => each.replaceAll(' ', '').toLowerCase());
  return codings.some((each) => /^(?:x-)?gzip(?:;|$)/.test(each) && !/;q=0(?:\.0*)?$/.test(each));
}
