/** Invokes the handler twice on your machine, as AWS Lambda would in a warm instance. The second time, no token is requested. */
import { handler } from './handler.js';

const [queue = 'Bookings'] = process.argv.slice(2);
for (const invocation of [1, 2]) {
  const startedAt = performance.now();
  const { statusCode, body } = await handler({ queryStringParameters: { queue } });
  console.log(`Invocation ${invocation}: ${statusCode} ${body} after ${Math.round(performance.now() - startedAt)} ms`);
}
