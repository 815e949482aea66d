import { states } from '../edges/software-updates.js';
import { endOf, jobState } from '../jobs.js';
import type { Job } from '../jobs.js';
import { EDGES } from '../telephony/paths.js';
import { trunksOf } from '../telephony/trunks.js';
import { textOf } from '../../engine/values.js';
import { aboutIt, whileThere } from './row.js';
import type { Row, Seen, Telling } from './row.js';
import type { Json } from '../repository.js';

/** The trunks of an Edge change with it. */
function trunks({ world, entity, id }: Seen): readonly Telling[] {
  return trunksOf(world, { ...entity, id }).map((trunk) => ({ ids: [textOf(trunk['id'])], about: () => trunk }));
}

function update({ world, entity }: Seen): Json {
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
  { topic: 'v2.telephony.providers.edges.{id}', place: EDGES },
  { topic: 'v2.telephony.providers.edges.phones.{id}', place: `${EDGES}/phones` },
  { topic: 'v2.telephony.providers.edges.trunks.{id}', place: EDGES, tellings: whileThere(trunks) },
  {
    topic: 'v2.telephony.providers.edges.{id}.logicalinterfaces',
    place: `${EDGES}/{}/logicalinterfaces`,
    tellings: ({ parents, id }) => [{ ids: parents, about: () => ({ id }) }],
  },
  {
    topic: 'v2.telephony.providers.edges.{id}.softwareupdate',
    place: 'edges.softwareupdates',
    tellings: aboutIt((seen) => ({ ...update(seen), id: seen.id })),
  },
];
