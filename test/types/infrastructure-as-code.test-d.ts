import type { ApiPromise } from 'contact-centre-client';
import type { GetInfrastructureascodeJobsOptions } from 'contact-centre-client/apis/infrastructure-as-code';
import { InfrastructureAsCodeApi } from 'contact-centre-client/apis/infrastructure-as-code';
import type { AcceleratorList, AcceleratorSpecification, InfrastructureascodeJob } from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new InfrastructureAsCodeApi();

describe('InfrastructureAsCodeApi', () => {
  it('runs an accelerator, also as a dry run', () => {
    expectTypeOf(
      api.postInfrastructureascodeJobs({ acceleratorId: 'a', dryRun: true, parameters: [{ name: 'region', value: 'eu' }] }),
    ).toEqualTypeOf<ApiPromise<InfrastructureascodeJob>>();
    // @ts-expect-error -- the accelerator is missing
    void api.postInfrastructureascodeJobs({ dryRun: true });
    // @ts-expect-error -- parameters are texts
    void api.postInfrastructureascodeJobs({ acceleratorId: 'a', parameters: [{ name: 'agents', value: 3 }] });
  });

  it('reads accelerators and jobs', () => {
    expectTypeOf(
      api.getInfrastructureascodeAccelerators({ origin: 'genesys', pageSize: 50 }),
    ).resolves.toEqualTypeOf<AcceleratorList>();
    expectTypeOf(
      api.getInfrastructureascodeAccelerator('a', { preferredLanguage: 'de' }),
    ).resolves.toEqualTypeOf<AcceleratorSpecification>();
    // @ts-expect-error -- jobs are not paged
    void api.getInfrastructureascodeJobs({ pageSize: 50 });
    // @ts-expect-error -- the job is missing
    void api.getInfrastructureascodeJob();
  });

  it('accepts known and new states of a job', () => {
    expectTypeOf<KnownValues<GetInfrastructureascodeJobsOptions['status']>>().toEqualTypeOf<
      'Created' | 'Queued' | 'Running' | 'Complete' | 'Failed' | 'Incomplete'
    >();
    void api.getInfrastructureascodeJobs({ status: 'Paused', includeErrors: true });
  });
});
