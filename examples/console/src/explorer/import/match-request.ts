import { loadArea } from '../data/load.js';
import type { Operation } from '../data/types.js';
import { withoutFormSecrets } from '../drafts/drafts.js';
import { valuesFromAddress } from '../form/address-values.js';
import type { FormValues } from '../form/values.js';
import { formatJson } from '../form/json.js';
import { readAddress } from '../search/address.js';
import { searchMethods } from '../search/search-methods.js';
import type { ImportedRequest } from './imported-request.js';

/** A request that the explorer can make. */
export interface MatchedRequest {
  slug: string;
  operation: Operation;
  /** Without secrets. */
  values: FormValues;
  /** The query values that the method does not have. */
  unknownNames: readonly string[];
  hasDroppedSecret: boolean;
}

/** Returns the method of a request with its form filled in; `undefined` if the API has no such route. */
export async function matchRequest(request: ImportedRequest, token: string | undefined): Promise<MatchedRequest | undefined> {
  const { verb, url } = request;
  const address = readAddress(url);
  if (!address || !/\/api\/v\d+\//.test(url)) return undefined;
  const hits = await searchMethods(`${verb} /api/v2/${address.segments.join('/')}`);
  const candidates = hits.filter((hit) => hit.verb === verb).slice(0, 10);
  for (const { slug, name } of candidates) {
    const area = await loadArea(slug);
    const operation = area?.data.operations.find((each) => each.name === name);
    const form = operation && valuesFromAddress(operation, address);
    if (operation && form)
      return { slug, operation, unknownNames: form.unknownNames, ...contentOf(operation, form.values, request, token) };
  }
  return undefined;
}

function contentOf(
  operation: Operation,
  addressValues: FormValues,
  { body, hasDroppedSecret }: ImportedRequest,
  token: string | undefined,
): Pick<MatchedRequest, 'values' | 'hasDroppedSecret'> {
  const bodyName = operation.parameters.find(({ place }) => place === 'body')?.name;
  const hasBody = body !== undefined && bodyName !== undefined;
  const values = hasBody ? { ...addressValues, [bodyName]: formatJson(body) ?? body } : addressValues;
  const safe = withoutFormSecrets(operation, values, token);
  return { values: safe, hasDroppedSecret: hasDroppedSecret || JSON.stringify(safe) !== JSON.stringify(values) };
}
