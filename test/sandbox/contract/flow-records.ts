import { ArchitectApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import type { Fields } from './bodies.js';

/** A flow that is published, and what bodies say of it. */
export async function seedFlows(client: ApiClient): Promise<Record<string, Fields>> {
  const architect = new ArchitectApi(client);
  const { id: flowId = '' } = await architect.postFlows({ name: 'Refunds', type: 'WORKFLOW' });
  await architect.postFlowVersions(flowId, {});
  await architect.postFlowsActionsPublish(flowId);
  const flow = { id: flowId };
  return {
    FlowExecutionLaunchRequest: { flowId },
    RegisterArchitectExportJob: { flows: [{ flow, exportType: 'Yaml' }] },
    RegisterArchitectValidateJob: { flows: [{ flow }] },
  };
}
