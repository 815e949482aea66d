import type { World } from '../../store/world.js';
import type { BusinessUnitActivityCode } from '../../../models/index.js';
import { Repository } from '../repository.js';

const BUSINESS_UNITS = '/api/v2/workforcemanagement/businessunits';

/** The default activity codes of every business unit, with their categories. */
const defaultCodes: readonly (readonly [name: string, category: string])[] = [
  ['On Queue Work', 'OnQueueWork'],
  ['Break', 'Break'],
  ['Meal', 'Meal'],
  ['Meeting', 'Meeting'],
  ['Off Queue Work', 'OffQueueWork'],
  ['Time Off', 'TimeOff'],
  ['Training', 'Training'],
  ['Unavailable', 'Unavailable'],
];

/** The code of on-queue work, which every business unit has and no caller can delete. */
export const ON_QUEUE = '0';

const paidCategories = new Set(['OnQueueWork', 'Break', 'Meeting', 'OffQueueWork', 'TimeOff', 'Training']);
const workCategories = new Set(['OnQueueWork', 'Meeting', 'OffQueueWork', 'Training']);

/** The activity codes of a business unit. Ids are numbers, and the default codes have the same ids in every business unit. */
export function activityCodesOf(world: World, businessUnitId: string): Repository<BusinessUnitActivityCode> {
  const codes = new Repository<BusinessUnitActivityCode>(world, `${BUSINESS_UNITS}/{}/activitycodes`, [businessUnitId]);
  if (codes.all().length === 0) createDefaultCodes(codes, businessUnitId);
  return codes;
}

function createDefaultCodes(codes: Repository<BusinessUnitActivityCode>, businessUnitId: string): void {
  for (const [index, [name, category]] of defaultCodes.entries()) {
    codes.save({
      id: String(index),
      name,
      category,
      active: true,
      defaultCode: true,
      metadata: { version: 1 },
      countsAsPaidTime: paidCategories.has(category),
      countsAsWorkTime: workCategories.has(category),
      agentTimeOffSelectable: category === 'TimeOff',
      lengthInMinutes: category === 'Meal' ? 30 : 15,
      selfUri: `${BUSINESS_UNITS}/${businessUnitId}/activitycodes/${index}`,
    });
  }
}
