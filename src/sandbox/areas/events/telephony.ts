import { states } from '../edges/software-updates.js';
import { endOf, jobState } from '../jobs.js';
import type { Job } from '../jobs.js';
import { EDGES } from '../telephony/paths.js';
import { trunksOf } from '../telephony/trunk-model.js';
import { entityEvent, unlessDeleted } from './row.js';
import type { Row, EntityChange, TopicEvent } from './row.js';
import type { Json } from '../repository.js';

/** The trunks of an Edge change with it. */
function trunkEvents({ world, entity, id }: EntityChange): readonly TopicEvent[] {
  return trunksOf(world, { ...entity, id }).map((trunk) => ({ ids: [trunk.id ?? ''], content: () => trunk }));
}

function softwareUpdateFields({ world, entity }: EntityChange): Json {
  const job = entity as unknown as Job;
  const state = jobState(world, job);
  const hasEnded = state === 'done' || state === 'failed';
  return {
    status: states[state],
    downloadStartTime: job.submitted,
    executeStartTime: job.submitted,
    ...(hasEnded && { executeStopTime: endOf(job) }),
  };
}

/** Events of Edges and related resources. */
export const telephonyRows: readonly Row[] = [
  { topic: 'v2.telephony.providers.edges.{id}', collection: EDGES },
  { topic: 'v2.telephony.providers.edges.phones.{id}', collection: `${EDGES}/phones` },
  { topic: 'v2.telephony.providers.edges.trunks.{id}', collection: EDGES, createEvents: unlessDeleted(trunkEvents) },
  {
    topic: 'v2.telephony.providers.edges.{id}.logicalinterfaces',
    collection: `${EDGES}/{}/logicalinterfaces`,
    createEvents: ({ parents, id }) => [{ ids: parents, content: () => ({ id }) }],
  },
  {
    topic: 'v2.telephony.providers.edges.{id}.softwareupdate',
    collection: 'edges.softwareupdates',
    createEvents: entityEvent((change) => ({ ...softwareUpdateFields(change), id: change.id })),
  },
];
