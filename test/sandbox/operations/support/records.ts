import {
  BusinessRulesApi,
  CaseManagementApi,
  ExternalContactsApi,
  GamificationApi,
  JourneyApi,
  TaskManagementApi,
} from 'contact-centre-client';
import type { ApiClient } from 'contact-centre-client';
import type { Sandbox } from 'contact-centre-client/sandbox';
import type { Fields } from './bodies.js';
import { seedFlows } from './flow-records.js';

/** Creates the records that operations need, and returns the body fields that refer to them. */
export async function seedRecords(
  client: ApiClient,
  sandbox: Sandbox,
  divisionId: string,
  conversationId: string,
): Promise<Record<string, Fields>> {
  const contacts = new ExternalContactsApi(client);
  const contact = async (more: object = {}): Promise<string> =>
    (await contacts.postExternalcontactsContacts({ firstName: 'Ines', lastName: 'Okafor', ...more })).id ?? '';
  const content = 'First,Last\r\nInes,Okafor\r\n';
  const reserved = await contacts.postExternalcontactsImportCsvUploads({ fileSize: content.length });
  const headers = Object.fromEntries(reserved.uploadHeaders.map(({ name = '', value = '' }) => [name, value]));
  await sandbox.fetch(reserved.uploadUrl, { method: 'PUT', headers, body: content });
  const mappings = [{ sourceField: 'First', targetField: 'firstName' }];
  const { id: settingsId } = await contacts.postExternalcontactsImportCsvSettings({ mappings });
  const { id: segmentId } = await new JourneyApi(client).postJourneySegments({
    body: { displayName: 'Regulars', color: '#008000', isActive: true },
  });
  const { id: outcomeId } = await new JourneyApi(client).postJourneyOutcomes({ body: { displayName: 'Booked' } });
  const { id: profileId } = await new GamificationApi(client).postGamificationProfiles({
    name: 'Pilots',
    description: 'All of them',
    division: { id: divisionId },
    active: true,
    maxLeaderboardRankSize: 10,
    reportingIntervals: [{ intervalType: 'Day', intervalValue: 1 }],
  });
  const jsonSchema = { title: 'Callers', type: 'object', properties: { tier: { type: 'string' } } };
  const { id: schemaId } = await new BusinessRulesApi(client).postBusinessrulesSchemas({ jsonSchema });
  const cases = new CaseManagementApi(client);
  const { id: caseplanId } = await cases.postCasemanagementCaseplans({
    name: 'Refunds',
    referencePrefix: 'REF',
    customerIntentId: 'refund',
    divisionId,
  });
  await cases.postCasemanagementCaseplanStageplans(caseplanId, { name: 'Check' });
  await cases.postCasemanagementCaseplanPublish(caseplanId);
  const tasks = new TaskManagementApi(client);
  const { id: dataSchemaId = '' } = await tasks.postTaskmanagementWorkitemsSchemas({ name: 'Refund', version: 1, jsonSchema });
  await contact({ workEmail: 'ines@okafor.example' });
  const identifier = { type: 'Email', value: 'ines@okafor.example' };
  return {
    ...(await seedFlows(client, sandbox)),
    MergeRequest: { sourceContactId: await contact(), targetContactId: await contact() },
    MergeContactsRequest: { contactIds: [await contact(), await contact()] },
    ExternalContact: { type: 'Ephemeral' },
    ContactIdentifier: identifier,
    ContactEnrichRequest: {
      matchingIdentifiers: [identifier],
      action: 'Upsert',
      contact: { firstName: 'Ines', lastName: 'Okafor' },
    },
    ExternalOrganizationEnrichRequest: {
      matchingIdentifiers: [{ type: 'ExternalId', value: '7' }],
      action: 'Upsert',
      externalOrganization: { name: 'Ferry Line' },
    },
    UpdateSegmentAssignmentRequest: { assign: { segments: [{ id: segmentId }] } },
    OutcomePredictorRequest: { outcome: { id: outcomeId } },
    ContestsCreateRequest: { profileId },
    CreateDecisionTableRequest: { schemaId },
    CreateDecisionTableVersionRequest: { sourceVersion: 1 },
    CaseCreate: { caseplanId, externalContactId: await contact() },
    CaseplanDataSchemaRequest: { id: dataSchemaId },
    CaseAssociationCreate: { conversationId },
    KnowledgeDocumentVersion: { restoreFromVersionId: '' },
    CsvJobRequest: { uploadId: reserved.uploadId, settingsId },
  };
}
