import type { PropertyChange } from '../../../models/index.js';
import { isObject } from '../../values/json.js';
import { textOf } from '../../engine/values.js';
import type { Json } from '../repository.js';
import { changeType } from './row.js';
import type { Row, EntityChange, TopicEvent } from './row.js';

const TOPIC = 'v2.audits.entitytype.{id}.entityid.{id}';

/** The audited entity types and their paths, by the service that manages them. */
const auditedEntities: Readonly<Record<string, readonly (readonly [entityType: string, place: string])[]>> = {
  Architect: [
    ['Flow', '/api/v2/flows'],
    ['FlowOutcome', '/api/v2/flows/outcomes'],
    ['FlowMilestone', '/api/v2/flows/milestones'],
    ['Prompt', '/api/v2/architect/prompts'],
    ['IVR', '/api/v2/architect/ivrs'],
    ['Schedule', '/api/v2/architect/schedules'],
    ['ScheduleGroup', '/api/v2/architect/schedulegroups'],
    ['EmergencyGroup', '/api/v2/architect/emergencygroups'],
  ],
  ContactCenter: [
    ['Queue', '/api/v2/routing/queues'],
    ['WrapupCode', '/api/v2/routing/wrapupcodes'],
  ],
  ContentManagement: [
    ['Document', '/api/v2/contentmanagement/documents'],
    ['Workspace', '/api/v2/contentmanagement/workspaces'],
  ],
  Directory: [['User', '/api/v2/users']],
  Groups: [['DynamicGroup', '/api/v2/groups']],
  Outbound: [
    ['AttemptLimits', '/api/v2/outbound/attemptlimits'],
    ['CallableTimeSet', '/api/v2/outbound/callabletimesets'],
    ['CallAnalysisResponseSet', '/api/v2/outbound/callanalysisresponsesets'],
    ['Campaign', '/api/v2/outbound/campaigns'],
    ['CampaignRule', '/api/v2/outbound/campaignrules'],
    ['ContactList', '/api/v2/outbound/contactlists'],
    ['ContactListFilter', '/api/v2/outbound/contactlistfilters'],
    ['DNCList', '/api/v2/outbound/dnclists'],
    ['MessagingCampaign', '/api/v2/outbound/messagingcampaigns'],
    ['RuleSet', '/api/v2/outbound/rulesets'],
    ['Sequence', '/api/v2/outbound/sequences'],
  ],
  PeoplePermissions: [['Role', '/api/v2/authorization/roles']],
  ResponseManagement: [['Response', '/api/v2/responsemanagement/responses']],
  SpeechAndTextAnalytics: [
    ['Program', '/api/v2/speechandtextanalytics/programs'],
    ['Topic', '/api/v2/speechandtextanalytics/topics'],
  ],
  Telephony: [
    ['DIDPool', '/api/v2/telephony/providers/edges/didpools'],
    ['Edge', '/api/v2/telephony/providers/edges'],
    ['EdgeGroup', '/api/v2/telephony/providers/edges/edgegroups'],
    ['ExtensionPool', '/api/v2/telephony/providers/edges/extensionpools'],
    ['Phone', '/api/v2/telephony/providers/edges/phones'],
    ['PhoneBase', '/api/v2/telephony/providers/edges/phonebasesettings'],
    ['Site', '/api/v2/telephony/providers/edges/sites'],
    ['TrunkBase', '/api/v2/telephony/providers/edges/trunkbasesettings'],
  ],
  WebDeployments: [
    ['Configuration', 'webdeployments.configurations'],
    ['Deployment', '/api/v2/webdeployments/deployments'],
  ],
  WorkforceManagement: [
    ['BusinessUnit', '/api/v2/workforcemanagement/businessunits'],
    ['ManagementUnit', '/api/v2/workforcemanagement/managementunits'],
    ['TimeOffRequest', '/api/v2/workforcemanagement/timeoffrequests'],
  ],
};

/** Returns the name of the audited entities at a path, and of the service that manages them. */
export function auditNameOf(path: string): { serviceName: string; entityType: string } | undefined {
  auditNames ??= new Map(
    Object.entries(auditedEntities).flatMap(([serviceName, places]) =>
      places.map(([entityType, place]) => [place, { serviceName, entityType }] as const),
    ),
  );
  return auditNames.get(path);
}

/** Created at first use. */
let auditNames: ReadonlyMap<string, { serviceName: string; entityType: string }> | undefined;

export const auditRows: readonly Row[] = Object.entries(auditedEntities).flatMap(([serviceName, places]) =>
  places.map(([entityType, place]): Row => ({
    topic: TOPIC,
    collection: place,
    createEvents: (change): readonly TopicEvent[] => [
      { ids: [entityType, change.id], content: () => ({ ...entry(change), serviceName, entityType }) },
    ],
  })),
);

function entry(change: EntityChange): Json {
  const { world, id, before, entity } = change;
  const action = changeType(change, ['Create', 'Update', 'Delete']);
  return {
    id: world.newCorrelationId(),
    eventTime: world.timestamp(),
    action,
    userHomeOrgId: world.organisation.id,
    entity: { id, name: entity['name'], selfUri: entity['selfUri'] },
    message: { message: `${action} ${id}` },
    ...(action === 'Update' && { propertyChanges: differences(before ?? {}, entity) }),
  };
}

/** Returns the changed fields. */
export function differences(before: Json, after: Json): PropertyChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((property) => {
    const oldValues = textsOf(before[property]);
    const newValues = textsOf(after[property]);
    return JSON.stringify(oldValues) === JSON.stringify(newValues) ? [] : [{ property, oldValues, newValues }];
  });
}

function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [isObject(value) ? JSON.stringify(value) : textOf(value)];
}
