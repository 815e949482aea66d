import type { ApiPromise } from 'contact-centre-client';
import type { AIStudioApi } from 'contact-centre-client/apis/ai-studio';
import { VirtualAgentsApi } from 'contact-centre-client/apis/virtual-agents';
import type {
  AgenticVirtualAgent,
  AgenticVirtualAgentEntityListing,
  AgenticVirtualAgentJob,
  AgenticVirtualAgentVersionPublishJob,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new VirtualAgentsApi();

describe('VirtualAgentsApi', () => {
  it('creates, renames and deletes virtual agents', () => {
    expectTypeOf(api.postAgenticVirtualagents({ name: 'Vera' })).toEqualTypeOf<ApiPromise<AgenticVirtualAgent>>();
    expectTypeOf(api.patchAgenticVirtualagent('id', { name: 'Vera II' })).resolves.toEqualTypeOf<AgenticVirtualAgent>();
    expectTypeOf(api.deleteAgenticVirtualagentJobs('id')).resolves.toEqualTypeOf<AgenticVirtualAgentJob>();
    type Twins = 'postAgenticVirtualagents' | 'getAgenticVirtualagents';
    expectTypeOf<Pick<VirtualAgentsApi, Twins>>().toEqualTypeOf<Pick<AIStudioApi, Twins>>();
    // @ts-expect-error -- a change names the agent, too
    void api.patchAgenticVirtualagent('id', { imageUri: 'https://example.com/vera.png' });
    // @ts-expect-error -- an agent is required
    void api.postAgenticVirtualagents();
  });

  it('publishes a version', () => {
    expectTypeOf(
      api.postAgenticVirtualagentVersionJobs('id', '1', { virtualAgentVersion: { status: 'TestReady' } }),
    ).resolves.toEqualTypeOf<AgenticVirtualAgentVersionPublishJob>();
    // @ts-expect-error -- the purpose is missing
    void api.postAgenticVirtualagentVersionJobs('id', '1', { virtualAgentVersion: {} });
    // @ts-expect-error -- a version is identified by text
    void api.postAgenticVirtualagentVersionJobs('id', 1, { virtualAgentVersion: { status: 'TestReady' } });
  });

  it('finds virtual agents by name', () => {
    expectTypeOf(
      api.getAgenticVirtualagents({ nameContains: 'er', pageSize: 50 }),
    ).resolves.toEqualTypeOf<AgenticVirtualAgentEntityListing>();
    // @ts-expect-error -- pages have numbers
    void api.getAgenticVirtualagents({ after: 'c' });
    // @ts-expect-error -- the job is missing
    void api.getAgenticVirtualagentJob('id');
  });

  it('accepts states', () => {
    expectTypeOf<KnownValues<AgenticVirtualAgent['status']>>().toEqualTypeOf<'Draft' | 'Published'>();
  });
});
