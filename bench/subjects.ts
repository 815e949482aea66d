/** What a program under programs/ imports: specifiers, as installed in bench/node_modules. */
export interface Entry {
  /** The specifier of the client, or of the library itself. */
  client?: string;
  /** The specifier of the class of one area. */
  area?: string;
  /** The specifier of `undiciTransport`, if it is used. */
  transport?: string;
}

/** A way of calling the platform: a function of programs/callers.mjs and its imports. */
export interface Subject {
  label: string;
  caller: string;
  entry: Entry;
}

/**
 * The package's entries as a program that uses one area imports them. If an entry is renamed or split, only this place changes.
 */
export const entries = {
  root: { client: 'contact-centre-client/client', area: 'contact-centre-client/apis/users', all: 'contact-centre-client' },
  fetch: {
    client: 'contact-centre-client/fetch/client',
    area: 'contact-centre-client/apis/users',
    all: 'contact-centre-client/fetch',
  },
  node: 'contact-centre-client/node',
  routing: 'contact-centre-client/apis/routing',
  react: 'contact-centre-client/react',
  sandbox: 'contact-centre-client/sandbox',
  bulk: 'contact-centre-client/bulk',
  otel: 'contact-centre-client/otel',
  limits: 'contact-centre-client/limits',
};

/** The vendor's client, which bench/package.json lists twice. */
export const peers = { old: 'peer-144', newest: 'peer-newest' };

const { root, fetch, node } = entries;

export const subjects = {
  ours: { label: 'ours, default (axios)', caller: 'ours', entry: { client: root.client, area: root.area } },
  oursOnFetch: { label: 'ours, `./fetch`', caller: 'ours', entry: { client: fetch.client, area: fetch.area } },
  oursOnUndici: {
    label: 'ours, `undiciTransport()`',
    caller: 'ours',
    entry: { client: root.client, area: root.area, transport: node },
  },
  axios: { label: 'axios', caller: 'axios', entry: { client: 'axios' } },
  leanAxios: { label: 'axios, pared down', caller: 'leanAxios', entry: { client: 'axios' } },
  bytesByAxios: { label: 'axios, as bytes', caller: 'bytesByAxios', entry: { client: 'axios' } },
  fetch: { label: 'fetch', caller: 'globalFetch', entry: {} },
  timedFetch: { label: 'fetch, ended by a timer', caller: 'timedFetch', entry: {} },
  bytesByFetch: { label: 'fetch, as bytes', caller: 'bytesByFetch', entry: {} },
  undici: { label: 'undici', caller: 'undici', entry: { client: 'undici' } },
  nodeHttp: { label: 'node:http', caller: 'nodeHttp', entry: {} },
  oldPeer: { label: 'purecloud-platform-client-v2 144.0.0', caller: 'peer', entry: { client: peers.old } },
  newestPeer: { label: 'purecloud-platform-client-v2 262.0.0', caller: 'peer', entry: { client: peers.newest } },
} satisfies Record<string, Subject>;
