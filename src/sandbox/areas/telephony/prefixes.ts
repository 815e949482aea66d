import type { Area } from '../../engine/area.js';
import type {
  BulkPrefixesRequest,
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
    const { entities } = readObject<BulkPrefixesRequest>(context, ['entities']);
    const results = entities.map((entity) => outcome(world, entity));
    const errorIndexes = results.flatMap(({ success }, index) => (success === true ? [] : [index]));
    const answer: BulkPrefixesResponse = { results, errorCount: errorIndexes.length, errorIndexes };
    return answer;
  });
}

function outcome(world: World, entity: Prefix): BulkResponseResultPrefixPrefixBulkEntityErrorPrefix {
  try {
    carryOut(world, entity);
    return { success: true, entity, status: 200 };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const { status, message } = problem;
    // A retry would have the same result.
    return { success: false, entity, status, error: { message, status, retryable: false, entity } };
  }
}

/** Entries have no ids: country, number and list identify a prefix. */
function carryOut(world: World, { action, countryCode, number = '', type = '' }: Prefix): void {
  if (!/^\d+$/.test(countryCode)) throw invalidValue('countryCode', countryCode);
  if (!/^\d*$/.test(number)) throw invalidValue('number', number);
  const prefixes = world.collection<PrefixListingItem>(PREFIXES);
  const found = [...prefixes].find(
    ([, known]) =>
      known.countryCode === countryCode &&
      (known.number ?? '') === number &&
      (known.type ?? '').toLowerCase() === type.toLowerCase(),
  );
  const shown = countryCode + number;
  switch (action) {
    case 'ADD':
      if (found) throw duplicateValue('prefix', 'number', shown);
      prefixes.set(world.newId(), { countryCode, ...(number && { number }), ...(type && { type }) });
      return;
    case 'DELETE':
      if (!found) throw notFound('prefix', shown);
      prefixes.delete(found[0]);
      return;
    default:
      throw invalidValue('action', action ?? '', 'action', ['ADD', 'DELETE']);
  }
}
