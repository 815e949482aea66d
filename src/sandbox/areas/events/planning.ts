import { readId } from '../repository.js';
import { whileThere } from './row.js';
import type { Row } from './row.js';

const WORKFORCE = '/api/v2/workforcemanagement';

/** A summary of a bid, which is stored below its business unit. */
const bid = whileThere(({ parents: [buId = ''], id, entity }) => [{ ids: [buId, id], about: () => ({ ...entity, buId }) }]);

/** Events of workforce management. */
export const planningRows: readonly Row[] = [
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.schedules',
    place: `${WORKFORCE}/businessunits/{}/weeks/{}/schedules`,
    tellings: ({ parents: [unit = ''], entity, isGone }) => [
      { ids: [unit], about: () => ({ status: 'Complete', eventType: isGone ? 'Delete' : 'Update', result: entity }) },
    ],
  },
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.schedulebids.{id}',
    place: `${WORKFORCE}/businessunits/{}/schedulebids`,
    tellings: bid,
  },
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.workplanbids.{id}',
    place: `${WORKFORCE}/businessunits/{}/workplanbids`,
    tellings: bid,
  },
  {
    topic: 'v2.workforcemanagement.managementunits.{id}',
    place: `${WORKFORCE}/managementunits`,
    tellings: ({ id, before, entity, isGone }) => {
      const unit = readId(entity['businessUnit']);
      if (isGone || before === undefined || unit === readId(before['businessUnit'])) return [];
      return [{ ids: [id], about: () => ({ businessUnit: { id: unit }, status: 'Complete' }) }];
    },
  },
];
