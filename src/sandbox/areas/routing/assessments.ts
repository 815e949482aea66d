import type { Area } from '../../engine/area.js';
import type { AssessmentJobListing, BenefitAssessment, BenefitAssessmentJob } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { badRequest } from '../../store/errors.js';
import { queryList } from '../../http/listing.js';
import type { World } from '../../store/world.js';
import { iso } from '../conversations/model.js';
import { JobKind } from '../job-kind.js';
import { endOf } from '../jobs.js';
import type { Job } from '../jobs.js';
import { Repository } from '../repository.js';

const ASSESSMENTS = '/api/v2/routing/assessments';
const JOBS = `${ASSESSMENTS}/jobs`;

interface AssessmentJob extends Job {
  /** All divisions if empty. */
  divisionIds: string[];
}

/** Assessments of predictive routing: one for each queue of some divisions. No queue has learnt data here. */
export function addAssessmentHandlers(area: Area, world: World): void {
  const jobs = new JobKind<AssessmentJob>(world, {
    name: 'routing.assessments',
    entity: 'job',
    // A job has no failed state: its assessments fail instead.
    stateNames: { active: ['Created'], done: 'Finished', failed: 'Finished' },
    onEnd: ({ divisionIds }, hasSucceeded) => {
      const assessments = new Repository<BenefitAssessment>(world, ASSESSMENTS);
      for (const { id: queueId, division } of world.store.queues.all()) {
        if (divisionIds.length > 0 && !divisionIds.includes(division?.id ?? '')) continue;
        const id = world.newId();
        const now = world.timestamp();
        assessments.save({
          id,
          state: hasSucceeded ? 'Finished' : 'Failed',
          dateCreated: now,
          dateModified: now,
          selfUri: `${ASSESSMENTS}/${id}`,
          queues: [{ id: queueId, selfUri: `/api/v2/routing/queues/${queueId}` }],
          kpiAssessments: [
            {
              kpi: 'HandleTime',
              assessmentResult: hasSucceeded ? 'Unknown' : 'Error',
              checks: [{ type: 'InteractionVolume', result: 'Failed' }],
            },
          ],
        });
      }
    },
  });
  const view = (job: AssessmentJob): BenefitAssessmentJob => ({
    id: job.id,
    state: jobs.stateName(job),
    dateCreated: iso(job.submitted),
    selfUri: `${JOBS}/${job.id}`,
    dateModified: iso(jobs.isActive(job) ? job.submitted : endOf(job)),
  });

  area.handle('postRoutingAssessmentsJobs', (context) => {
    const { divisionIds = [] } = readObject(context);
    const unknownId = divisionIds.find((id) => !world.store.divisions.find(id));
    if (unknownId !== undefined)
      throw badRequest('divisionIds does not match a division', [
        { errorCode: 'invalid.value', fieldName: 'divisionIds', entityId: unknownId, entityName: 'division' },
      ]);
    return context.json(view(jobs.start(context, { divisionIds })), 202);
  });

  area.handle('getRoutingAssessmentsJobs', (context) => {
    const wantedDivisionIds = queryList(context, 'divisionId');
    const matches = jobs
      .all()
      .filter(({ divisionIds }) => wantedDivisionIds.length === 0 || divisionIds.some((id) => wantedDivisionIds.includes(id)));
    const listing: AssessmentJobListing = { entities: matches.map(view), total: matches.length, selfUri: JOBS };
    return listing;
  });

  area.handle('getRoutingAssessmentsJob', (context) => view(jobs.get(context.param('jobId'))));
}
