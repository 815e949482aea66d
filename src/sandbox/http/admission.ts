import { isLoopback } from '../../core/values/address.js';
import { readOptions } from '../../core/arguments/option-checks.js';
import type { Demand } from '../../core/arguments/option-checks.js';
import { CONTROL } from './control-path.js';

/** Which host names a server on this machine accepts, and which pages may call it. */
export interface AdmissionOptions {
  /**
   * Hosts that the server accepts in addition to `localhost` and the loopback addresses: `sandbox.test`, or
   * `sandbox.test:8080`.
   */
  allowedHosts?: readonly string[];
  /** Origins whose pages may call it, in addition to pages of a loopback host: `https://app.example`. */
  allowedOrigins?: readonly string[];
}

const listDemand: Demand = [(value) => Array.isArray(value), 'a list'];

export const admissionDemands: Record<keyof AdmissionOptions, Demand> = { allowedHosts: listDemand, allowedOrigins: listDemand };

/** The parts of a request that decide whether it is admitted; a request of `node:http` fits. */
export interface Visit {
  readonly method?: string | undefined;
  /** The unparsed target of the request line. */
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values alternately, as received: `headers` has only one of several values. */
  readonly rawHeaders?: readonly string[] | undefined;
}

/** Why a request is refused. */
export interface Refusal {
  readonly status: 400 | 403 | 415;
  readonly code: string;
  readonly message: string;
}

/**
 * Protects a server on this machine from pages that a developer happens to have open. A page of another site can send requests
 * to the server. With a host name that resolves to this machine (DNS rebinding), it can even read the responses. Therefore the
 * host must be a loopback host or listed, and so must the origin. A cross-site request without an origin may only open a page.
 *
 * ```ts
 * const refusal = admission({ allowedHosts: ['console.test'] });
 * createServer((request, response) => {
 *   const refused = refusal(request);
 *   if (refused) response.writeHead(refused.status, { 'Content-Type': 'text/plain' }).end(refused.message);
 *   else …
 * });
 * ```
 *
 * @throws TypeError if an option is not a host or not an origin.
 */
export function admission(options: AdmissionOptions): (visit: Visit) => Refusal | undefined {
  const { allowedHosts = [], allowedOrigins = [] } = readOptions('admission', options, admissionDemands) as AdmissionOptions;
  const hosts = new Set(allowedHosts.map(readAllowedHost));
  const origins = new Set(allowedOrigins.map(readAllowedOrigin));
  const isAcceptedHost = (host: URL | undefined): boolean =>
    host !== undefined && (isLocalHost(host.hostname) || hosts.has(host.host) || hosts.has(host.hostname));
  const isPermitted = (origin: string): boolean => {
    const host = /^https?:\/\/(.+)$/i.exec(origin)?.[1];
    return origins.has(origin.toLowerCase()) || (host !== undefined && isAcceptedHost(hostUrl(host)));
  };

  return (visit) => {
    const header = (name: string): string | undefined => [visit.headers[name]].flat()[0];
    const target = targetUrl(visit.url ?? '');
    if (!target) return { status: 400, code: 'bad.request', message: 'The request target is malformed.' };
    const duplicateHeader = findDuplicateHeader(visit.rawHeaders ?? []);
    if (duplicateHeader !== undefined) {
      return { status: 400, code: 'bad.request', message: `The request has several headers ${JSON.stringify(duplicateHeader)}.` };
    }
    const host = header('host') ?? '';
    if (!isAcceptedHost(hostUrl(host)) || !isAcceptedHost(target)) {
      return createRefusal(
        'host',
        `The host ${JSON.stringify(host)} is neither a loopback one nor listed in allowedHosts (--allowed-host).`,
      );
    }
    const origin = header('origin');
    if (origin !== undefined && !isPermitted(origin)) {
      const name = JSON.stringify(origin);
      return createRefusal(
        'origin',
        `The origin ${name} is neither on a loopback host nor listed in allowedOrigins (--allowed-origin).`,
      );
    }
    const isForeign = header('sec-fetch-site') === 'cross-site';
    // Browsers load images and sounds without an origin, but usually with a referrer.
    const referrer = /^https?:\/\/[^/]+/i.exec(header('referer') ?? '')?.[0];
    if (isControl(target.pathname)) return controlRefusal(header, isForeign || isFromOtherSite(header, host));
    const isPageLoad =
      header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document' && visit.method === 'GET';
    if (isForeign && origin === undefined && !isPageLoad && !(referrer !== undefined && isPermitted(referrer))) {
      return createRefusal('site', 'A page of another site may lead here, but loads nothing from here.');
    }
    return undefined;
  };
}

/** Headers that may occur only once. With two values, this check and the code behind it could read different ones. */
const singleHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'transfer-encoding',
]);

function findDuplicateHeader(rawHeaders: readonly string[]): string | undefined {
  const seenNames = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (singleHeaders.has(name) && seenNames.has(name)) return name;
    seenNames.add(name);
  }
  return undefined;
}

/** Requests that control the sandbox need a header that no form and no page of another site can send. */
function controlRefusal(header: (name: string) => string | undefined, isForeign: boolean): Refusal | undefined {
  if (isForeign) return createRefusal('site', `A page of another site does not reach ${CONTROL}: open it by the same host name.`);
  const type = header('content-type');
  const hasBody = header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0;
  if ((hasBody || type !== undefined) && !/^application\/json *(?:;|$)/i.test(type ?? '')) {
    return { status: 415, code: 'unsupported.media.type', message: `${CONTROL} takes application/json.` };
  }
  return undefined;
}

/** Whether a page of another site sends the request, for browsers without `Sec-Fetch-Site`. */
function isFromOtherSite(header: (name: string) => string | undefined, host: string): boolean {
  const origin = header('origin');
  if (origin === undefined || header('sec-fetch-site') !== undefined) return false;
  const siteOf = (name: string): string | undefined => hostUrl(name)?.hostname.replace(/^.*\.(?=localhost$)/, '');
  return siteOf(origin.replace(/^\w+:\/\//, '')) !== siteOf(host);
}

const createRefusal = (subject: string, message: string): Refusal => ({ status: 403, code: `${subject}.not.allowed`, message });

/** The effective URL of a request; `undefined` if it is ambiguous. */
function targetUrl(target: string): URL | undefined {
  const isAbsolute = /^https?:\/\//i.test(target);
  // Some parsers read a target that starts with two slashes as a host, others as a path.
  if (!isAbsolute && !/^\/(?![/\\])/.test(target)) return undefined;
  return parseUrl(isAbsolute ? target : `http://localhost${target}`);
}

/** Parses a host with or without a port. */
function hostUrl(host: string): URL | undefined {
  return /^[\w.:[\]-]+$/.test(host) ? parseUrl(`http://${host.replace(/\.(?=:\d*$|$)/, '')}`) : undefined;
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Browsers resolve every name below `localhost` to this machine. */
const isLocalHost = (hostname: string): boolean => isLoopback(hostname) || hostname.endsWith('.localhost');

/** Compares the decoded path, because routes match it in any encoding. */
function isControl(pathname: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  return `${path}/`.startsWith(`${CONTROL}/`);
}

function readAllowedHost(host: string): string {
  const url = hostUrl(host);
  if (!url)
    throw new TypeError(`allowedHosts takes hosts such as sandbox.test or sandbox.test:8080, not ${JSON.stringify(host)}`);
  return url.host;
}

function readAllowedOrigin(origin: string): string {
  if (/^(?:null|[a-z][a-z\d+.-]*:\/\/[^/\s]+)$/i.test(origin)) return origin.toLowerCase();
  throw new TypeError(`allowedOrigins takes origins such as https://app.example, not ${JSON.stringify(origin)}`);
}
