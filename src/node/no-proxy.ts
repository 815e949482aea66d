/** One host of a `NO_PROXY` list. */
interface Entry {
  /** In lower case; an IPv6 address has brackets, as in a URL. */
  readonly host: string;
  /** Every port if `undefined`. */
  readonly port: number | undefined;
}

/** Whether an origin is reached without the proxy according to a `NO_PROXY` list. An entry includes its subdomains. */
export function isBypassed(origin: string | URL, noProxy: string): boolean {
  const { protocol, hostname, port } = new URL(origin);
  const defaultPort = protocol === 'https:' ? 443 : 80;
  const usedPort = port === '' ? defaultPort : Number(port);
  return noProxy.split(/[,\s]+/).some((text) => {
    if (text === '') return false;
    if (text === '*') return true;
    const entry = parseEntry(text.toLowerCase());
    if (entry.port !== undefined && entry.port !== usedPort) return false;
    return hostname === entry.host || hostname.endsWith(`.${entry.host}`);
  });
}

function parseEntry(text: string): Entry {
  const [, address = text, addressPort] = /^\[(.+)\](?::(\d+))?$/.exec(text) ?? [];
  // Without brackets, the last group of an IPv6 address looks like a port.
  if (/:.*:/.test(address)) return { host: normalizeIpv6(address), port: parsePort(addressPort) };
  const [, host = text, port] = /^(.+):(\d+)$/.exec(text) ?? [];
  return { host: host.replace(/^\*?\./, ''), port: parsePort(port) };
}

const parsePort = (digits: string | undefined): number | undefined => (digits === undefined ? undefined : Number(digits));

/** URLs write `0:0:0:0:0:0:0:1` as `[::1]`. */
function normalizeIpv6(address: string): string {
  const url = `http://[${address}]`;
  return URL.canParse(url) ? new URL(url).hostname : address;
}
