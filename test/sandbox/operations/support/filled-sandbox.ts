import { gzipSync } from 'node:zlib';
import {
  ConversationsApi,
  ExternalContactsApi,
  IntegrationsApi,
  LearningApi,
  QualityApi,
  RoutingApi,
  TaskManagementApi,
  TelephonyProvidersEdgeApi,
  UploadsApi,
  UsersApi,
  VoicemailApi,
  WebDeploymentsApi,
  WorkforceManagementApi,
} from 'contact-centre-client';
import { createSandbox } from 'contact-centre-client/sandbox';
import type { Sandbox, SandboxOptions } from 'contact-centre-client/sandbox';
import { clientOf } from '../../../support/in-sandbox.js';
import { signInUser } from '../../support.js';
import { Bodies } from './bodies.js';
import { Caller } from './caller.js';
import { tradeShift } from './shift-trade.js';
import { seedRecords } from './records.js';

/** Creates a sandbox, and a caller that calls every operation of it as one user. */
export async function openForAll(options: SandboxOptions = {}): Promise<{ caller: Caller; sandbox: Sandbox; token: string }> {
  const sandbox = createSandbox({ rateLimit: false, ...options });
  const client = clientOf(sandbox);
  const { access_token: token } = await signInUser(sandbox);
  client.setAccessToken(token);
  // Until a guest chat exists, its calls have an invalid token.
  client.setGuestToken(`${btoa('{}')}.${btoa('{}')}.none`);
  const { entities } = await new RoutingApi(client).getRoutingQueues();
  const { id: homeDivisionId, queue } = { id: sandbox.organisation.homeDivisionId, queue: entities[0] };
  const actions = { name: 'Actions', integrationType: { id: 'purecloud-data-actions' } };
  const { id: integrationId = '' } = await new IntegrationsApi(client).postIntegrations({ body: actions });
  const quality = new QualityApi(client);
  const { id: draftId } = await quality.postQualityForms({ name: 'Form', questionGroups: [{ name: 'All' }] });
  const { id: formId } = await quality.postQualityPublishedforms({ id: draftId, published: true });
  const { id: conversationId } = await new ConversationsApi(client).postConversationsCalls({ phoneNumber: '+441632960002' });
  const web = new WebDeploymentsApi(client);
  const { id: configurationId = '' } = await web.postWebdeploymentsConfigurations({ name: 'Published' });
  await web.postWebdeploymentsConfigurationVersionsDraftPublish(configurationId);
  const { id: userId } = await new UsersApi(client).getUsersMe();
  const { id: businessUnitId } = await new WorkforceManagementApi(client).postWorkforcemanagementBusinessunits({
    body: {
      name: 'Unit',
      divisionId: sandbox.organisation.homeDivisionId,
      settings: { startDayOfWeek: 'Monday', timeZone: 'UTC' },
    },
  });
  // The caller is an agent, too.
  const planning = new WorkforceManagementApi(client);
  const { id: managementUnitId } = await planning.postWorkforcemanagementManagementunits({
    body: { name: 'Crew', businessUnitId },
  });
  await planning.postWorkforcemanagementAgents({ userIds: [userId], destinationManagementUnitId: managementUnitId });
  await planning.patchWorkforcemanagementManagementunitUnavailabletimesSettings(managementUnitId, { enabled: true });
  await planning.patchWorkforcemanagementBusinessunitSchedulingpreferencesSettings(businessUnitId, { enabled: true });
  const goal = { include: false };
  const { id: serviceGoalTemplateId } = await planning.postWorkforcemanagementBusinessunitServicegoaltemplates(businessUnitId, {
    body: { name: 'Swift', serviceLevel: goal, averageSpeedOfAnswer: goal, abandonRate: goal },
  });
  const { id: externalOrganizationId = '' } = await new ExternalContactsApi(client).postExternalcontactsOrganizations({
    name: 'Ferry Line',
  });
  const { entities: messages } = await new VoicemailApi(client).getVoicemailMessages();
  const uploadFile = async (content: object): Promise<string> => {
    const reserved = await new UploadsApi(client).postUploadsWorkforcemanagementHistoricaldataCsv({ fileName: 'past.csv' });
    const { uploadKey: key = '', url: address = '', headers = {} } = reserved;
    const body = gzipSync(JSON.stringify(content));
    await sandbox.fetch(address, { method: 'PUT', headers: headers as Record<string, string>, body });
    return key;
  };
  const uploadKey = await uploadFile({ description: 'Week', weekCount: 1 });
  const scheduleUpdateKey = await uploadFile({ metadata: { version: 1 } });
  const telephony = new TelephonyProvidersEdgeApi(client);
  const { id: siteId = '' } = (await telephony.getTelephonyProvidersEdgesSites()).entities[0] ?? {};
  const { id: phoneBaseId = '' } = await telephony.postTelephonyProvidersEdgesPhonebasesettings({
    name: 'Base',
    phoneMetaBase: { id: 'generic_sip' },
    lines: [],
  });
  const tasks = new TaskManagementApi(client);
  const { id: workbinId } = await tasks.postTaskmanagementWorkbins({ name: 'Bin' });
  const { id: worktypeId } = await tasks.postTaskmanagementWorktypes({ name: 'Type', defaultWorkbinId: workbinId });
  const learning = new LearningApi(client);
  const { id: moduleId } = await learning.postLearningModules({ name: 'Module', completionTimeInDays: 3 });
  await learning.postLearningModulePublish(moduleId);
  const { id: wrapupCodeId = '' } = (await new RoutingApi(client).getRoutingWrapupcodes()).entities[0] ?? {};
  const records = await seedRecords(client, sandbox, homeDivisionId, conversationId);
  const { tradeId, bodies: traded } = await tradeShift(client, sandbox, { businessUnitId, managementUnitId, userId });
  client.setReturnExtendedResponses(true);
  const bodies = new Bodies({
    homeDivisionId,
    organizationId: sandbox.organisation.id,
    integrationId,
    formId,
    conversationId,
    configurationId,
    businessUnitId,
    userId,
    managementUnitId,
    tradeId,
    uploadKey,
    scheduleUpdateKey,
    externalOrganizationId,
    voicemailMessageId: messages[0]?.id ?? '',
    queueId: queue?.id ?? '',
    queueName: queue?.name ?? '',
    siteId,
    phoneBaseId,
    workbinId,
    worktypeId,
    wrapupCodeId,
    moduleId,
    records: { ...records, ...traded, CreatePlanningGroupRequest: { serviceGoalTemplateId } },
  });
  return { caller: new Caller(client, bodies), sandbox, token };
}
