/**
 * Each way of calling `/api/v2/users/me`: takes the platform's address and returns a function that makes one call and resolves
 * with the body. Each is set up once, as a service would do, with one pool of keep-alive connections and, if the library has
 * the option, the timeout of 16 s of the clients for the platform.
 */
import { Agent, get } from 'node:http';

const path = '/api/v2/users/me';
const timeout = 16_000;
const headers = { Accept: 'application/json', Authorization: 'Bearer token' };

async function ours({ client, area, transport }, address) {
  const { ApiClient } = await import(client);
  const { UsersApi } = await import(area);
  const platform = new ApiClient({
    apiUrl: address,
    ...(transport && { transport: (await import(transport)).undiciTransport() }),
  });
  platform.setAccessToken('token');
  const users = new UsersApi(platform);
  return () => users.getUsersMe();
}

async function peer({ client }, address) {
  const { default: platformClient } = await import(client);
  const platform = platformClient.ApiClient.instance;
  platform.config.basePath = address;
  platform.setAccessToken('token');
  const users = new platformClient.UsersApi();
  return () => users.getUsersMe();
}

async function axios({ client }, address) {
  const { default: library } = await import(client);
  const instance = library.create({ baseURL: address, timeout, headers, httpAgent: new Agent({ keepAlive: true }) });
  return async () => (await instance.get(path)).data;
}

/** Axios with everything that its options can save: no redirects, no detection of the body's type. */
async function leanAxios({ client }, address) {
  const { default: library } = await import(client);
  const instance = library.create({
    baseURL: address,
    timeout,
    headers,
    httpAgent: new Agent({ keepAlive: true }),
    maxRedirects: 0,
    responseType: 'arraybuffer',
    transformRequest: [],
    transformResponse: [],
  });
  return async () => JSON.parse((await instance.get(path)).data);
}

async function bytesByAxios({ client }, address) {
  const { default: library } = await import(client);
  const instance = library.create({ baseURL: address, timeout, headers, responseType: 'arraybuffer' });
  return async () => (await instance.get(path)).data;
}

function globalFetch(_, address) {
  return async () => await (await globalThis.fetch(address + path, { headers })).json();
}

/** Fetch with a timeout, the only abort signal of the request. */
function timedFetch(_, address) {
  return async () => {
    const controller = new globalThis.AbortController();
    const timer = globalThis.setTimeout(() => controller.abort(), timeout);
    const body = await (await globalThis.fetch(address + path, { headers, signal: controller.signal })).json();
    globalThis.clearTimeout(timer);
    return body;
  };
}

function bytesByFetch(_, address) {
  return async () => await (await globalThis.fetch(address + path, { headers })).arrayBuffer();
}

async function undici({ client }, address) {
  const { Agent, request } = await import(client);
  const dispatcher = new Agent();
  return async () => {
    const { body } = await request(address + path, { dispatcher, headers });
    return await body.json();
  };
}

function nodeHttp(_, address) {
  const agent = new Agent({ keepAlive: true });
  return () =>
    new Promise((resolve, reject) => {
      const request = get(address + path, { agent, headers, timeout }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => resolve(JSON.parse(text)));
        response.on('error', reject);
      });
      request.on('error', reject);
    });
}

export const callers = { ours, peer, axios, leanAxios, bytesByAxios, globalFetch, timedFetch, bytesByFetch, undici, nodeHttp };

/** Makes calls, some of them at the same time. */
export async function callTogether(call, inFlight, count) {
  let remaining = count;
  const worker = async () => {
    while (remaining-- > 0) await call();
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
}
