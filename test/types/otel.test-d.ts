import { metrics, trace } from '@opentelemetry/api';
import { logs } from '@opentelemetry/api-logs';
import { ApiClient, UsersApi } from 'contact-centre-client';
import { ApiClient as FetchClient } from 'contact-centre-client/fetch';
import { Governor } from 'contact-centre-client/limits';
import { Notifications } from 'contact-centre-client/notifications';
import { instrument, instrumentGovernor, instrumentNotifications, otelLogSink } from 'contact-centre-client/otel';

const client = new ApiClient();
const meter = metrics.getMeter('test');
const stop: () => void = instrument(client, { tracer: trace.getTracer('test'), meter, pathValues: ['userId'] });
instrument(new FetchClient(), { suppressHttp: false, tracePropagation: true });
instrumentGovernor(new Governor(), { meter });
instrumentNotifications(new Notifications(client), { meter });
client.logger.sink = otelLogSink(logs.getLogger('test'), { details: true });
stop();

// @ts-expect-error -- an API class is no client
instrument(new UsersApi(client));
// @ts-expect-error -- a meter is no tracer
instrument(client, { tracer: meter });
// @ts-expect-error -- a misspelt option
instrument(client, { suppressHTTP: false });
// @ts-expect-error -- a client is no governor
instrumentGovernor(client);
// @ts-expect-error -- a governor has no events
instrumentNotifications(new Governor());
// @ts-expect-error -- a function is no logger of OpenTelemetry
otelLogSink(console.log);
