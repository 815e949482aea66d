import type { ClientRequest } from 'node:http';
import { dropAllIdle } from './node-agents.js';
import type { Connections } from './node-http.js';
import { unpackBody } from './node-http.js';
import type { SystemError } from './stale-connection.js';
import { StaleConnection, isHangUp, sendWithReconnect } from './stale-connection.js';
import type { Transport, TransportRequest, TransportResponse } from './transport.js';
import { ACCEPT_ENCODING } from './unpack.js';

/** An error of axios's http adapter. */
interface Failure extends SystemError {
  request?: Partial<ClientRequest>;
  response?: unknown;
}

/** Sends with axios's http adapter, as through a proxy. Unpacking and stale connections are handled as without it. */
export async function sendByAxios(
  request: TransportRequest,
  sendWithAxios: Transport,
  connections: Connections,
): Promise<TransportResponse> {
  const axiosRequest = { ...request, headers: { 'accept-encoding': ACCEPT_ENCODING, ...request.headers } };
  const send = async (): Promise<TransportResponse> => {
    try {
      return await sendWithAxios(axiosRequest);
    } catch (error) {
      throw isStale(error as Failure) ? new StaleConnection(error as Failure) : error;
    }
  };
  const response = await sendWithReconnect(request, send, () => {
    dropAllIdle(connections.http);
    dropAllIdle(connections.https);
  });
  return await unpackBody(response, request.maxResponseBytes);
}

const isStale = (error: Failure): boolean => error.request?.reusedSocket === true && !error.response && isHangUp(error);
