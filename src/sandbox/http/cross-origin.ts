import type { OperationContext } from './operation-context.js';

const exposedNames = [
  'inin-correlation-id',
  'retry-after',
  'etag',
  'date',
  'x-sandbox-unsupported',
  'content-range',
  'content-disposition',
  'accept-ranges',
];

const rateLimitNames = ['inin-ratelimit-count', 'inin-ratelimit-allowed', 'inin-ratelimit-reset'];

/** The headers that let pages of any origin read a response and some of its headers. */
export function crossOriginHeaders({
  exposesRateLimit,
}: {
  exposesRateLimit: boolean;
}): readonly (readonly [name: string, value: string])[] {
  return [
    ['access-control-allow-origin', '*'],
    ['access-control-expose-headers', [...exposedNames, ...(exposesRateLimit ? rateLimitNames : [])].join(',')],
  ];
}

/** Lets pages of any origin send any request (Fetch standard, CORS protocol). */
export function answerPreflight(context: OperationContext): Response {
  context.setHeader('Access-Control-Allow-Methods', 'GET,HEAD,PUT,POST,DELETE,PATCH,QUERY');
  const requestedHeaders = context.header('access-control-request-headers');
  if (requestedHeaders === undefined) return context.send(null, 204);
  return context.send(null, 204, {
    'Access-Control-Allow-Headers': requestedHeaders,
    Vary: 'Access-Control-Request-Headers',
  });
}
