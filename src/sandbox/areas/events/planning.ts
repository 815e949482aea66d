import { readId } from '../repository.js';
import { unlessDeleted } from './row.js';
import type { Row } from './row.js';

const WORKFORCE = '/api/v2/workforcemanagement';

/** A summary of a bid, which is stored below its business unit. */
const bidEvents = unlessDeleted(({ parents: [buId = ''], id, entity }) => [
  { ids: [buId, id], content: () => ({ ...entity, buId }) },
]);

/** Events of workforce management. */
export const planningRows: readonly Row[] = [
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.schedules',
    collection: `${WORKFORCE}/businessunits/{}/weeks/{}/schedules`,
    createEvents: ({ parents: [unit = ''], entity, isDeleted }) => [
      { ids: [unit], content: () => ({ status: 'Complete', eventType: isDeleted ? 'Delete' : 'Update', result: entity }) },
    ],
  },
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.schedulebids.{id}',
    collection: `${WORKFORCE}/businessunits/{}/schedulebids`,
    createEvents: bidEvents,
  },
  {
    topic: 'v2.workforcemanagement.businessunits.{id}.workplanbids.{id}',
    collection: `${WORKFORCE}/businessunits/{}/workplanbids`,
    createEvents: bidEvents,
  },
  {
    topic: 'v2.workforcemanagement.managementunits.{id}',
    collection: `${WORKFORCE}/managementunits`,
    createEvents: ({ id, before, entity, isDeleted }) => {
      const unit = readId(entity['businessUnit']);
      if (isDeleted || before === undefined || unit === readId(before['businessUnit'])) return [];
      return [{ ids: [id], content: () => ({ businessUnit: { id: unit }, status: 'Complete' }) }];
    },
  },
];
