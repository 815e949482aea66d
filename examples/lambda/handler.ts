import { RoutingApi } from 'contact-centre-client/apis/routing';
import { ApiClient, RateLimitError } from 'contact-centre-client/fetch/client';
import { clientCredentials } from 'contact-centre-client/tokens';

/** The part of an API Gateway event (payload format 2.0) that the handler reads. */
export interface HttpEvent {
  queryStringParameters?: Record<string, string | undefined>;
}

export interface HttpResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

const { API_URL: apiUrl, REGION: environment = 'us_east_1', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;

// Created once for each instance of the function, so that invocations share the token. A call renews it before it expires.
const client = new ApiClient({
  ...(apiUrl === undefined ? { environment } : { apiUrl }),
  auth: clientCredentials({ clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  rejectWith: 'error',
  // Calls must end before the function's own time limit.
  timeout: 5000,
  retry: { maxTries: 2, delayMs: 500, maxWaitMs: 2000 },
});
const routing = new RoutingApi(client);

/** Returns the estimated wait of the queue that `?queue=` names. */
export async function handler(event: HttpEvent): Promise<HttpResponse> {
  const name = event.queryStringParameters?.['queue'];
  if (name === undefined || name === '') return respond(400, { message: 'Pass the name of a queue: ?queue=Support' });
  try {
    const { entities } = await routing.getRoutingQueues({ name, pageSize: 100 });
    const queue = entities.find((each) => each.name?.toLowerCase() === name.toLowerCase());
    if (!queue) return respond(404, { message: `No queue has the name "${name}"` });
    const { results } = await routing.getRoutingQueueEstimatedwaittime(queue.id);
    return respond(200, { queue: queue.name, estimatedWaitSeconds: results[0]?.estimatedWaitTimeSeconds ?? null });
  } catch (error) {
    // The log contains no token: the client redacts it. The caller learns no details.
    console.error(error);
    return respond(error instanceof RateLimitError ? 503 : 502, { message: 'The platform is unavailable' });
  }
}

function respond(statusCode: number, content: object): HttpResponse {
  return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) };
}
