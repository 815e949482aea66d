/** Makes calls under the auto-instrumentation of the SDK for Node. Prints the spans, and the trace contexts that the server has received. */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { trace } from '@opentelemetry/api';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { NodeSDK, tracing } from '@opentelemetry/sdk-node';
import { ApiClient, UsersApi } from 'contact-centre-client';
import * as onFetch from 'contact-centre-client/fetch';
import { instrument } from 'contact-centre-client/otel';

const exporter = new tracing.InMemorySpanExporter();
const sdk = new NodeSDK({
  autoDetectResources: false,
  serviceName: 'test',
  spanProcessors: [new tracing.SimpleSpanProcessor(exporter)],
  metricReaders: [],
  logRecordProcessors: [],
  instrumentations: [new HttpInstrumentation({ disableIncomingRequestInstrumentation: true }), new UndiciInstrumentation()],
});
sdk.start();
// The instrumentation changes the module when it is first required.
createRequire(import.meta.url)('http');

const receivedContexts: (string | undefined)[] = [];
const server = createServer(({ headers, url }, response) => {
  receivedContexts.push(headers['traceparent']?.toString());
  response.setHeader('content-type', 'application/json');
  response.end(url?.endsWith('/oauth/token') === true ? '{"access_token":"token"}' : '{"entities":[]}');
});

async function makeCalls(client: ApiClient | onFetch.ApiClient): Promise<void> {
  const stop = instrument(client, { suppressHttp: process.argv[2] === 'suppressed' });
  await trace.getTracer('test').startActiveSpan('outer', async (span) => {
    await client.loginClientCredentialsGrant('id', 'secret');
    await new UsersApi(client).getUsers();
    span.end();
  });
  stop();
}

/** The spans in the order of their ends: their parents, and where they come from. */
function shownSpans(): string[] {
  const spans = exporter.getFinishedSpans();
  return spans.map(({ name, instrumentationScope, parentSpanContext }) => {
    const parent = spans.find((span) => span.spanContext().spanId === parentSpanContext?.spanId);
    return `${parent?.name ?? '-'} > ${name} (${instrumentationScope.name})`;
  });
}

async function main(): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await makeCalls(new ApiClient({ apiUrl, timeout: 0 }));
  await makeCalls(new onFetch.ApiClient({ apiUrl, timeout: 0 }));
  // Requests of other code are recorded as usual.
  await (await fetch(`${apiUrl}/other`)).text();
  console.log(JSON.stringify({ spans: shownSpans(), contexts: receivedContexts.map((each) => each !== undefined) }));
  server.close();
  server.closeAllConnections();
  await sdk.shutdown();
}

void main();
