/** Some POST operations are queries. A typing notification changes nothing and only sends an event. */
export const queries =
  /\/(query|audits|auditquery|status\/counts|search|suggest|history|test|scoring|progress|typing|messages\/bulk|externalcontacts\/bulk\/\w+(\/(divisionviews|unresolved))?|bulk\/retrieve|libraries\/bulk|responseassets\/bulk|comparedefault\/\{\w+\}|execute|answers|suggestions|query\/realtime|members\/validate|policies\/targets\/\{\w+\}\/validate|flows\/paths\/query|dynamicsettings\/preview)$/;

/** Writes that find the requested state: nothing to delete, or nothing to change. */
export const satisfied = new Set([
  // A query for protected recordings changes nothing.
  'POST /api/v2/recordings/deletionprotection',
  // A query for a day changes nothing.
  'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/intraday',
  // Possible shifts and trial plans change nothing either.
  'POST /api/v2/workforcemanagement/agents/me/possibleworkshifts',
  'POST /api/v2/workforcemanagement/managementunits/{managementUnitId}/workplans/{workPlanId}/validate',
  // The second time, the reason is already added or removed.
  ...['PUT', 'DELETE'].map((verb) => `${verb} /api/v2/conversations/{conversationId}/participants/{participantId}/flaggedreason`),
  // A bulk call reports its refusals per entry.
  ...['contacts', 'notes', 'organizations', 'relationships'].flatMap((entities) =>
    ['add', 'remove', 'update'].map((action) => `POST /api/v2/externalcontacts/bulk/${entities}/${action}`),
  ),
  'POST /api/v2/telephony/prefixes/bulk',
  'POST /api/v2/conversations/callbacks/bulk/update',
  'PUT /api/v2/recordings/deletionprotection',
  'POST /api/v2/events/users/presence',
  'POST /api/v2/events/users/routingstatus',
  'PUT /api/v2/conversations/{conversationId}/customattributes/bulk',
  'PATCH /api/v2/conversations/{conversationId}/customattributes/bulk',
  'POST /api/v2/authorization/divisions/{divisionId}/objects/{objectType}',
  'POST /api/v2/authorization/divisions/{divisionId}/restore',
  'POST /api/v2/gamification/profiles/{profileId}/activate',
  // The members have no roles.
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/groups/{trusteeGroupId}/roles',
  'DELETE /api/v2/orgauthorization/trustees/{trusteeOrgId}/users/{trusteeUserId}/roles',
  // Unknown members are refused one by one.
  'POST /api/v2/gamification/profiles/{profileId}/members',
  'POST /api/v2/employeeperformance/externalmetrics/data',
  // It is already off.
  'POST /api/v2/outbound/messagingcampaigns/{messagingCampaignId}/stop',
  'DELETE /api/v2/outbound/dnclists/{dncListId}/whatsappnumbers',
  'POST /api/v2/outbound/contactlists/{contactListId}/clear',
  'POST /api/v2/outbound/contactlists/{contactListId}/contacts/bulk',
  // A second class offers the same operation, so the same body is sent twice.
  'PATCH /api/v2/users/{userId}/routinglanguages/{languageId}',
  ...['architect/prompts', 'flows', 'recording/crossplatform/mediaretentionpolicies', 'recording/mediaretentionpolicies'].map(
    (path) => `DELETE /api/v2/${path}`,
  ),
  // Settings with only a dictionary, and a list, both empty.
  'PUT /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PATCH /api/v2/users/agentui/agents/autoanswer/{agentId}/settings',
  'PUT /api/v2/telephony/providers/edges/alertablepresences',
  // It names no existing notification.
  'POST /api/v2/workforcemanagement/notifications/update',
  ...['bulk/remove', 'bulk/statuses/update', 'bulk/publish', 'enrollments/bulk/statuses/update'].map(
    (path) => `POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/opportunities/${path}`,
  ),
  ...['add', 'statuses/update'].map((word) => `POST /api/v2/workforcemanagement/agents/opportunities/enrollments/bulk/${word}`),
  'PATCH /api/v2/workforcemanagement/users/workplanbidranks/bulk',
  // It already has this value.
  'PATCH /api/v2/workforcemanagement/businessunits/{businessUnitId}/schedulingpreferences/settings',
  'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/unavailabletimes/settings',
  'PATCH /api/v2/workforcemanagement/managementunits/{managementUnitId}/agents/workplans/bulk',
  'PATCH /api/v2/alerting/rules/bulk',
  'PATCH /api/v2/alerting/alerts/bulk',
  'PATCH /api/v2/alerting/alerts/all',
  'DELETE /api/v2/alerting/alerts/all',
  'POST /api/v2/alerting/rules/bulk/remove',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/remove',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/bulk/update',
  'POST /api/v2/knowledge/knowledgebases/{knowledgeBaseId}/documents/versions/bulk/add',
  'POST /api/v2/learning/assignments/bulkadd',
  'POST /api/v2/learning/assignments/bulkremove',
  'POST /api/v2/outbound/contactlisttemplates/bulk/add',
  'POST /api/v2/outbound/importtemplates/bulk/add',
  'POST /api/v2/workforcemanagement/businessunits/{businessUnitId}/capacityplans/bulk/remove',
  ...[
    'assistants/{assistantId}/queues',
    'orgauthorization/trustees',
    'orgauthorization/trustors',
    'outbound/contactlisttemplates',
    'outbound/importtemplates',
    'outbound/filespecificationtemplates/bulk',
    'routing/skillexpressions',
    'emails/settings/threading',
    'users/agentui/agents/autoanswer/{agentId}/settings',
    'telephony/providers/edges/alertablepresences',
    'routing/directroutingbackup/settings/me',
    'routing/users/{userId}/directroutingbackup/settings',
  ].map((path) => `DELETE /api/v2/${path}`),
  // The sandbox already has the platform's default roles.
  'POST /api/v2/authorization/roles/default',
  'PUT /api/v2/authorization/roles/default',
  // A row with only a key.
  'PUT /api/v2/flows/datatables/{datatableId}/rows/{rowId}',
  'DELETE /api/v2/architect/prompts/{promptId}/resources/{languageCode}/audio',
  'DELETE /api/v2/groups/{groupId}/members',
  'DELETE /api/v2/notifications/channels/{channelId}/subscriptions',
  'DELETE /api/v2/routing/users/{userId}/utilization',
  'DELETE /api/v2/routing/utilization',
  'DELETE /api/v2/tokens/{userId}',
  'DELETE /api/v2/users/{userId}/station/associatedstation',
  'DELETE /api/v2/users/stations/me/associatedstation',
]);
