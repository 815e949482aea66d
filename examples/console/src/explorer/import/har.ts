import { isObject } from '../../shared/stored-value.js';
import type { ImportedRequest } from './imported-request.js';
import { isSecretHeader } from './imported-request.js';

/** Reads the requests to the API from a HAR file, as browsers save it; `undefined` if the text is no such file. */
export function readHar(text: string): ImportedRequest[] | undefined {
  const entries = entriesOf(text);
  if (!entries) return undefined;
  const requests = entries.flatMap((entry) => requestOf(isObject(entry) ? entry['request'] : undefined));
  const isApi = ({ verb, url }: ImportedRequest): boolean => verb !== 'OPTIONS' && /\/api\/v\d+\//.test(url);
  const byContent = new Map(
    requests.filter(isApi).map((request) => [JSON.stringify([request.verb, request.url, request.body]), request]),
  );
  return [...byContent.values()];
}

function entriesOf(text: string): unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    const log = isObject(json) ? json['log'] : undefined;
    const entries = isObject(log) ? log['entries'] : undefined;
    return Array.isArray(entries) ? entries : undefined;
  } catch {
    return undefined;
  }
}

function requestOf(request: unknown): ImportedRequest[] {
  if (!isObject(request)) return [];
  const { method, url, headers, cookies, postData } = request;
  if (typeof method !== 'string' || typeof url !== 'string') return [];
  const body = isObject(postData) ? postData['text'] : undefined;
  const secretHeaders = listOf(headers).filter((header) => isObject(header) && isSecretHeader(String(header['name'])));
  return [
    {
      verb: method.toUpperCase(),
      url,
      body: typeof body === 'string' && body !== '' ? body : undefined,
      hasDroppedSecret: secretHeaders.length > 0 || listOf(cookies).length > 0,
    },
  ];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
