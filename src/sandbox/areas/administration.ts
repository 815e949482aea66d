import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/context.js';
import type { World } from '../store/world.js';
import { alertingRoutes } from './alerting/routes.js';
import { flowCheckRoutes } from './architect/flow-checks.js';
import { flowExecutionRoutes } from './architect/flow-executions.js';
import { flowLogLevelRoutes } from './architect/flow-log-levels.js';
import { flowRoutes } from './architect/flows.js';
import { grammarRoutes } from './architect/grammars.js';
import { promptRoutes } from './architect/prompts.js';
import { systemPromptRoutes } from './architect/system-prompts.js';
import { downloadRoutes } from './files.js';
import { contestRoutes } from './gamification/contests.js';
import { profileMemberRoutes } from './gamification/members.js';
import { performanceMetricRoutes } from './gamification/metrics.js';
import { prizeImageRoutes } from './gamification/prize-images.js';
import { softwareUpdateRoutes } from './edges/software-updates.js';
import { dataTableJobRoutes } from './flows/datatable-jobs.js';
import { dataTableRoutes } from './flows/datatables.js';
import { integrationAreaRoutes } from './integrations/routes.js';
import { intentAssignmentRoutes } from './intents/assignments.js';
import { sourceIntentRoutes } from './intents/source-intents.js';
import { gatheredListRoutes } from './gathered-lists.js';
import { integrityRoutes } from './integrity.js';
import { integrityRules } from './integrity-rules.js';
import { decisionTableRoutes } from './business-rules/routes.js';
import { planRoutes } from './case-management/plans.js';
import { contentRoutes } from './content-management/documents.js';
import { workspaceMemberRoutes } from './content-management/members.js';
import { actionTemplateRoutes } from './journey/action-templates.js';
import { attributionRoutes } from './journey/attributions.js';
import { eventDefinitionRoutes } from './journey/event-definitions.js';
import { externalEventSchemaRoutes } from './journey/event-schemas.js';
import { flowPathRoutes } from './journey/flow-paths.js';
import { journeyViewRoutes } from './journey/views.js';
import { botSearchRoutes } from './textbots/search.js';
import { triggerTestRoutes } from './process-automation/trigger-tests.js';
import { calibrationRoutes } from './quality/calibrations.js';
import { evaluationSearchRoutes } from './quality/evaluation-search.js';
import { evaluationRoutes } from './quality/evaluations.js';
import { responseAssetRoutes } from './response-management/assets.js';
import { emailDomainRoutes } from './routing/email-domains.js';
import { skillExpressionRoutes } from './routing/skill-expressions.js';
import { smsNumberRoutes } from './routing/sms-numbers.js';
import { skillGroupRoutes } from './routing/skill-groups.js';
import { schemaVersionRoutes } from './schema-versions.js';
import { moduleAssignmentRoutes } from './learning/module-assignments.js';
import { socialMediaRoutes } from './social-media/topics.js';
import { taskRoutes } from './tasks/routes.js';
import { teamRoutes } from './teams/routes.js';
import { knowledgeGuestRoutes } from './knowledge/guests.js';
import { knowledgeFilingRoutes } from './knowledge/filing.js';
import { knowledgeSearchRoutes } from './knowledge/search.js';
import { passageRoutes } from './knowledge/passages.js';
import { ignoredRoutes } from './language-understanding/ignored.js';
import { domainVersionRoutes } from './language-understanding/versions.js';
import { celebrationRoutes } from './employee-engagement/celebrations.js';
import { developmentActivityRoutes } from './learning/activities.js';
import { activityAggregateRoutes } from './learning/aggregates.js';
import { assignmentListRoutes } from './learning/assignment-lists.js';
import { learningRoutes } from './learning/assignments.js';
import { learningRuleRoutes } from './learning/rules.js';
import { scormRoutes } from './learning/scorm.js';
import { assessmentScoringRoutes } from './learning/scoring.js';
import { trainingRoutes } from './knowledge/trainings.js';
import { knowledgeVersionRoutes } from './knowledge/versions.js';
import { coachingRoutes } from './coaching/appointments.js';
import { chatRoutes } from './chats/routes.js';
import { chatSettingsRoutes } from './chats/settings.js';
import { formRoutes } from './quality/forms.js';
import { publishJobRoutes } from './speech/publish-jobs.js';
import { scriptRoutes } from './scripts/exports.js';
import { transcriptRoutes } from './speech/routes.js';
import { logCaptureRoutes } from './diagnostics/log-capture.js';
import { screenMonitoringRoutes } from './screen-monitoring/sessions.js';
import { pushDeviceRoutes } from './web-deployments/push-devices.js';
import { workforceManagementRoutes } from './workforce-management/routes.js';
import { webDeploymentRoutes } from './web-deployments/routes.js';

/**
 * Registers the routes of administration. The integrity rules come first, so that they are checked before an entity changes.
 */
export function administrationRoutes(app: Hono<SandboxEnv>, world: World): void {
  integrityRoutes(app, world, integrityRules);
  for (const addRoutes of [gatheredListRoutes, schemaVersionRoutes, moduleAssignmentRoutes]) addRoutes(app, world);
  for (const addRoutes of [downloadRoutes, integrationAreaRoutes, dataTableRoutes, dataTableJobRoutes]) addRoutes(app, world);
  for (const addRoutes of [
    learningRoutes,
    assignmentListRoutes,
    activityAggregateRoutes,
    developmentActivityRoutes,
    learningRuleRoutes,
    scormRoutes,
    celebrationRoutes,
    assessmentScoringRoutes,
    coachingRoutes,
    chatRoutes,
    chatSettingsRoutes,
    profileMemberRoutes,
    performanceMetricRoutes,
    prizeImageRoutes,
    contestRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    triggerTestRoutes,
    scriptRoutes,
    eventDefinitionRoutes,
    attributionRoutes,
    flowPathRoutes,
    actionTemplateRoutes,
    journeyViewRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [formRoutes, evaluationRoutes, evaluationSearchRoutes, calibrationRoutes]) addRoutes(app, world);
  webDeploymentRoutes(app, world);
  taskRoutes(app, world);
  for (const addRoutes of [decisionTableRoutes, planRoutes]) addRoutes(app, world);
  for (const addRoutes of [knowledgeFilingRoutes, knowledgeSearchRoutes, knowledgeVersionRoutes]) addRoutes(app, world);
  for (const addRoutes of [
    passageRoutes,
    knowledgeGuestRoutes,
    ignoredRoutes,
    socialMediaRoutes,
    domainVersionRoutes,
    sourceIntentRoutes,
    responseAssetRoutes,
  ])
    addRoutes(app, world);
  for (const addRoutes of [
    contentRoutes,
    workspaceMemberRoutes,
    externalEventSchemaRoutes,
    botSearchRoutes,
    intentAssignmentRoutes,
  ])
    addRoutes(app, world);
  alertingRoutes(app, world);
  for (const addRoutes of [emailDomainRoutes, skillExpressionRoutes, systemPromptRoutes]) addRoutes(app, world);
  for (const addRoutes of [logCaptureRoutes, screenMonitoringRoutes, pushDeviceRoutes]) addRoutes(app, world);
  for (const addRoutes of [transcriptRoutes, teamRoutes, skillGroupRoutes, smsNumberRoutes]) addRoutes(app, world);
  for (const addRoutes of [flowExecutionRoutes, flowCheckRoutes, flowRoutes, promptRoutes, grammarRoutes, flowLogLevelRoutes])
    addRoutes(app, world);
  for (const addRoutes of [workforceManagementRoutes, publishJobRoutes, softwareUpdateRoutes, trainingRoutes])
    addRoutes(app, world);
}
