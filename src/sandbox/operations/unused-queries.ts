/**
 * Query values that the sandbox cannot filter by, by the operation's path. A value other than the default is refused, so that a
 * program does not take an unfiltered list for a filtered one.
 */
const unusedQueries: Readonly<Record<string, readonly string[]>> = {
  '/api/v2/contentmanagement/workspaces': ['access'],
  '/api/v2/flows': ['editableBy', 'secure'],
  '/api/v2/integrations/actions/categories': ['secure'],
  '/api/v2/knowledge/knowledgebases/{}/documents/feedback': ['queueId'],
  '/api/v2/knowledge/knowledgebases/{}/documents/{}/feedback': ['queueId'],
  '/api/v2/languageunderstanding/miners': ['minerType'],
  '/api/v2/quality/agents/activity': ['agentTeamId', 'formContextId', 'group'],
  '/api/v2/quality/evaluators/activity': ['agentTeamId', 'group', 'permission'],
  '/api/v2/responsemanagement/libraries': ['messagingTemplateFilter'],
  '/api/v2/responsemanagement/libraries/divisionviews': ['messagingTemplateFilter'],
  '/api/v2/scripts': ['flowId'],
  '/api/v2/scripts/divisionviews': ['flowId'],
  '/api/v2/scripts/published': ['flowId'],
  '/api/v2/scripts/published/divisionviews': ['flowId'],
  '/api/v2/telephony/providers/edges/trunkbasesettings': ['recordingEnabled'],
  '/api/v2/workforcemanagement/businessunits': ['feature'],
  '/api/v2/workforcemanagement/businessunits/{}/managementunits': ['feature'],
  '/api/v2/workforcemanagement/businessunits/{}/timeoffplans': ['managementUnitId'],
  '/api/v2/workforcemanagement/managementunits': ['feature'],
};

/** Names of the query values of a path that the sandbox cannot use. */
export const unusedQueriesOf = (template: string): readonly string[] => unusedQueries[template] ?? [];
