import type { Area } from '../../engine/area.js';
import type {
  BulkPrefixesResponse,
  BulkResponseResultPrefixPrefixBulkEntityErrorPrefix,
  Prefix,
  PrefixListingItem,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { invalidValue, notFound, Problem, duplicateValue } from '../../store/errors.js';
import type { World } from '../../store/world.js';

const PREFIXES = '/api/v2/telephony/prefixes';

/** Allowed and blocked prefixes. Each entry of a request has its own result. */
export function addPrefixHandlers(area: Area, world: World): void {
  area.handle('postTelephonyPrefixesBulk', (context) => {
    const { entities } = readObject(context, ['entities']);
    const results = entities.map((entity) => tryAction(world, entity));
    const errorIndexes = results.flatMap(({ success }, index) => (success === true ? [] : [index]));
    const response: BulkPrefixesResponse = { results, errorCount: errorIndexes.length, errorIndexes };
    return response;
  });
}

function tryAction(world: World, entity: Prefix): BulkResponseResultPrefixPrefixBulkEntityErrorPrefix {
  try {
    applyAction(world, entity);
    return { success: true, entity, status: 200 };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const { status, message } = problem;
    // A retry would have the same result.
    return { success: false, entity, status, error: { message, status, retryable: false, entity } };
  }
}

/** Entries have no ids: country, number and list identify a prefix. */
function applyAction(world: World, { action, countryCode, number = '', type = '' }: Prefix): void {
  if (!/^\d+$/.test(countryCode)) throw invalidValue('countryCode', countryCode);
  if (!/^\d*$/.test(number)) throw invalidValue('number', number);
  const prefixes = world.collection<PrefixListingItem>(PREFIXES);
  const match = [...prefixes].find(
    ([, prefix]) =>
      prefix.countryCode === countryCode &&
      (prefix.number ?? '') === number &&
      (prefix.type ?? '').toLowerCase() === type.toLowerCase(),
  );
  const prefixText = countryCode + number;
  switch (action) {
    case 'ADD':
      if (match) throw duplicateValue('prefix', 'number', prefixText);
      prefixes.set(world.newId(), { countryCode, ...(number && { number }), ...(type && { type }) });
      return;
    case 'DELETE':
      if (!match) throw notFound('prefix', prefixText);
      prefixes.delete(match[0]);
      return;
    default:
      throw invalidValue('action', action ?? '', 'action', ['ADD', 'DELETE']);
  }
}
