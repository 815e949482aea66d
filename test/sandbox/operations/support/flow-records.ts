import { ArchitectApi, KnowledgeApi, WebDeploymentsApi } from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import type { Fields } from './bodies.js';

/** A published flow, and the body fields that refer to it. */
export async function seedFlows(client: ApiClient, sandbox: Sandbox): Promise<Record<string, Fields>> {
  const architect = new ArchitectApi(client);
  const { id: flowId = '' } = await architect.postFlows({ name: 'Refunds', type: 'WORKFLOW' });
  await architect.postFlowVersions(flowId, {});
  await architect.postFlowsActionsPublish(flowId);
  const flow = { id: flowId };
  return {
    FlowExecutionLaunchRequest: { flowId },
    RegisterArchitectExportJob: { flows: [{ flow, exportType: 'Yaml' }] },
    RegisterArchitectValidateJob: { flows: [{ flow }] },
    UpdateDecisionTableImportJobRequest: { status: 'Cancelled' },
    ...(await seedKnowledge(client, sandbox)),
  };
}

/** A file for knowledge bases, and a messenger that shows one. */
async function seedKnowledge(client: ApiClient, sandbox: Sandbox): Promise<Record<string, Fields>> {
  const knowledge = new KnowledgeApi(client);
  const reserved = await knowledge.postKnowledgeDocumentuploads({ fileName: 'documents.json' });
  const headers = reserved.headers as Record<string, string>;
  await sandbox.fetch(reserved.url ?? '', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ documents: [{ draft: { title: 'Dogs' } }] }),
  });
  const { id: baseId = '' } = await knowledge.postKnowledgeKnowledgebases({ name: 'Ferries', coreLanguage: 'en-US' });
  const { id: documentId = '' } = await knowledge.postKnowledgeKnowledgebaseDocuments(baseId, { title: 'Dogs', visible: true });
  await knowledge.postKnowledgeKnowledgebaseDocumentVersions(baseId, documentId, { restoreFromVersionId: '' });
  const deployments = new WebDeploymentsApi(client);
  const { id = '' } = await deployments.postWebdeploymentsConfigurations({
    name: 'With knowledge',
    messenger: { enabled: true, apps: { knowledge: { enabled: true, knowledgeBase: { id: baseId } } } },
  });
  await deployments.postWebdeploymentsConfigurationVersionsDraftPublish(id);
  const deployment = await deployments.postWebdeploymentsDeployments({ name: 'Shop', configuration: { id, version: '1' } });
  return {
    KnowledgeImportJobRequest: { uploadKey: reserved.uploadKey, fileType: 'Json' },
    KnowledgeGuestSession: { app: { deploymentId: deployment.id, type: 'MessengerKnowledgeApp' } },
  };
}
