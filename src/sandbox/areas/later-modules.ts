import { addGuideHandlers } from './ai-studio/guides.js';
import { addAlertingHandlers } from './alerting/handlers.js';
import { addDetailJobHandlers } from './analytics/detail-jobs.js';
import { addFurtherAnalyticsHandlers } from './analytics/further-handlers.js';
import { addFlowCheckHandlers } from './architect/flow-checks.js';
import { addFlowExecutionHandlers } from './architect/flow-executions.js';
import { addFlowJobHandlers } from './architect/flow-jobs.js';
import { addFlowLogLevelHandlers } from './architect/flow-log-levels.js';
import { addFlowHandlers } from './architect/flows.js';
import { addGrammarHandlers } from './architect/grammars.js';
import { addPromptHandlers } from './architect/prompts.js';
import { addSystemPromptHandlers } from './architect/system-prompts.js';
import { addAssistantUserHandlers } from './assistants/queue-users.js';
import { addAuditHandlers } from './audits/handlers.js';
import { addAuditSearchHandlers } from './audits/searches.js';
import { addAuthorizationHandlers } from './authorization/handlers.js';
import { addDecisionTableHandlers } from './business-rules/handlers.js';
import { addCaseHandlers } from './case-management/cases.js';
import { addPlanHandlers } from './case-management/plans.js';
import { addChatHandlers } from './chats/handlers.js';
import { addChatSettingsHandlers } from './chats/settings.js';
import { addCoachingHandlers } from './coaching/appointments.js';
import { addCombinedListHandlers } from './combined-lists.js';
import { addContentCommandHandlers } from './content-commands.js';
import { addContentHandlers } from './content-management/documents.js';
import { addWorkspaceMemberHandlers } from './content-management/members.js';
import { addAbsentMediaHandlers } from './conversations/absent-media.js';
import { addAttributeSearchHandlers } from './conversations/attribute-search.js';
import { addChecklistHandlers } from './conversations/checklists.js';
import { addWrittenCreationHandlers } from './conversations/create-written.js';
import { addConversationCreationHandlers } from './conversations/create.js';
import { addCustomAttributeHandlers } from './conversations/custom-attributes.js';
import { addInternalMessageHandlers } from './conversations/messaging/internal-messages.js';
import { addConversationMessageHandlers } from './conversations/messaging/messages.js';
import { addMessagingIntegrationHandlers } from './conversations/messaging/messaging-integrations.js';
import { addMessagingSettingHandlers } from './conversations/messaging/messaging-settings.js';
import { addCallLegHandlers } from './conversations/participants/call-legs.js';
import { addDestinationHandlers } from './conversations/participants/destinations.js';
import { addParkingHandlers } from './conversations/participants/parking.js';
import { addParticipantHandlers } from './conversations/participants/participants.js';
import { addWholeConversationHandlers } from './conversations/whole-conversations.js';
import { addLogCaptureHandlers } from './diagnostics/log-capture.js';
import { addEdgeLogHandlers } from './edges/log-jobs.js';
import { addSoftwareUpdateHandlers } from './edges/software-updates.js';
import { addCelebrationHandlers } from './employee-engagement/celebrations.js';
import { addEventHandlers } from './events-api.js';
import { addExternalContactHandlers } from './external-contacts/handlers.js';
import { addFaxHandlers } from './fax.js';
import { addDownloadHandlers } from './files.js';
import { addDataTableJobHandlers } from './flows/datatable-jobs.js';
import { addDataTableHandlers } from './flows/datatables.js';
import { addContestHandlers } from './gamification/contests.js';
import { addProfileMemberHandlers } from './gamification/members.js';
import { addPerformanceMetricHandlers } from './gamification/metrics.js';
import { addPrizeImageHandlers } from './gamification/prize-images.js';
import { addGdprHandlers } from './gdpr.js';
import { addGreetingHandlers } from './greetings/handlers.js';
import { addGroupHandlers } from './groups/handlers.js';
import { addIntegrationAreaHandlers } from './integrations/handlers.js';
import { addIntentAssignmentHandlers } from './intents/assignments.js';
import { addSourceIntentHandlers } from './intents/source-intents.js';
import { addJobClock } from './job-kind.js';
import { addActionTemplateHandlers } from './journey/action-templates.js';
import { addAttributionHandlers } from './journey/attributions.js';
import { addEventDefinitionHandlers } from './journey/event-definitions.js';
import { addExternalEventSchemaHandlers } from './journey/event-schemas.js';
import { addFlowPathHandlers } from './journey/flow-paths.js';
import { addJourneyViewHandlers } from './journey/views.js';
import { addKnowledgeFilingHandlers } from './knowledge/filing.js';
import { addKnowledgeGuestHandlers } from './knowledge/guests.js';
import { addKnowledgeImportHandlers } from './knowledge/imports.js';
import { addKnowledgeOperationHandlers } from './knowledge/operations.js';
import { addPassageHandlers } from './knowledge/passages.js';
import { addKnowledgeSearchHandlers } from './knowledge/search.js';
import { addTrainingHandlers } from './knowledge/trainings.js';
import { addKnowledgeVersionHandlers } from './knowledge/versions.js';
import { addIgnoredHandlers } from './language-understanding/ignored-entries.js';
import { addDomainVersionHandlers } from './language-understanding/versions.js';
import { addDevelopmentActivityHandlers } from './learning/activities.js';
import { addActivityAggregateHandlers } from './learning/aggregates.js';
import { addAssignmentListHandlers } from './learning/assignment-lists.js';
import { addLearningHandlers } from './learning/assignments.js';
import { addModuleAssignmentHandlers } from './learning/module-assignments.js';
import { addLearningJobHandlers } from './learning/module-jobs.js';
import { addLearningRuleHandlers } from './learning/rules.js';
import { addAssessmentScoringHandlers } from './learning/scoring.js';
import { addScormHandlers } from './learning/scorm.js';
import { addLicenceHandlers } from './license/handlers.js';
import { addMinerHandlers } from './miners.js';
import { addNotificationHandlers } from './notifications/handlers.js';
import { addOauthClientHandlers } from './oauth/clients.js';
import { addFeatureHandlers } from './organization/features.js';
import { addLimitHandlers } from './organization/limits.js';
import { addSublocationHandlers } from './organization/sublocations.js';
import { addOutboundHandlers } from './outbound/handlers.js';
import { addDivisionDefinitionHandlers } from './presence/division-definitions.js';
import { addTriggerTestHandlers } from './process-automation/trigger-tests.js';
import { addCalibrationHandlers } from './quality/calibrations.js';
import { addEvaluationSearchHandlers } from './quality/evaluation-search.js';
import { addEvaluationHandlers } from './quality/evaluations.js';
import { addFormHandlers } from './quality/forms.js';
import { addRecordingHandlers } from './recording/recordings.js';
import { addReportingHandlers } from './reporting/handlers.js';
import { addResponseAssetHandlers } from './response-management/assets.js';
import { addAssessmentHandlers } from './routing/assessments.js';
import { addDirectRoutingBackupHandlers } from './routing/direct-routing-backups.js';
import { addEmailDomainHandlers } from './routing/email-domains.js';
import { addSkillExpressionHandlers } from './routing/skill-expressions.js';
import { addSkillGroupHandlers } from './routing/skill-groups.js';
import { addSmsNumberHandlers } from './routing/sms-numbers.js';
import { addSchemaVersionHandlers } from './schema-versions.js';
import { addScimHandlers } from './scim/handlers.js';
import { addScreenMonitoringHandlers } from './screen-monitoring/sessions.js';
import { addScriptHandlers } from './scripts/exports.js';
import { addSearchHandlers } from './search/handlers.js';
import { addSocialMediaHandlers } from './social-media/topics.js';
import { addGeneralProgramHandlers } from './speech/general-programs.js';
import { addTranscriptHandlers } from './speech/handlers.js';
import { addPublishJobHandlers } from './speech/publish-jobs.js';
import { addStationHandlers } from './stations/handlers.js';
import { addTaskHandlers } from './tasks/handlers.js';
import { addTeamHandlers } from './teams/handlers.js';
import { addTelephonyHandlers } from './telephony/handlers.js';
import { addBotSearchHandlers } from './textbots/search.js';
import { addTokenHandlers } from './tokens/tokens.js';
import { addUploadHandlers } from './uploads/uploads.js';
import { addBillingHandlers } from './usage/billing.js';
import { addUsageHandlers } from './usage/handlers.js';
import { addOperationalEventHandlers } from './usage/operational-events.js';
import { addUserAttributeHandlers } from './users/custom-attributes.js';
import { addEstimatedWaitHandlers } from './users/estimated-wait.js';
import { addExternalIdHandlers } from './users/external-ids.js';
import { addFavouriteHandlers } from './users/favourites.js';
import { addInvitationHandlers } from './users/invitations.js';
import { addPasskeyHandlers } from './users/passkeys.js';
import { addPasswordHandlers } from './users/passwords.js';
import { addProfileHandlers } from './users/profiles.js';
import { addUserRuleHandlers } from './users/rules.js';
import { addUserSearchHandlers } from './users/user-search.js';
import { addVerifierHandlers } from './users/verifiers.js';
import { addVoicemailHandlers } from './voicemail/handlers.js';
import { addWebDeploymentHandlers } from './web-deployments/handlers.js';
import { addPushDeviceHandlers } from './web-deployments/push-devices.js';
import { addGuestChatHandlers } from './webchat/handlers.js';
import { addAdherenceHandlers } from './workforce-management/adherence/handlers.js';
import { addWorkforceHandlers } from './workforce-management/area.js';
import { addForecastHandlers } from './workforce-management/forecasts/forecasts.js';
import { addWorkforceManagementHandlers } from './workforce-management/handlers.js';
import { addHistoricalDataHandlers } from './workforce-management/historical-data.js';
import { addAgentScheduleHandlers } from './workforce-management/schedules/agent-schedules.js';
import { addIntradayHandlers } from './workforce-management/schedules/intraday.js';
import { addScheduleHandlers } from './workforce-management/schedules/schedules.js';
import type { AreaModule } from './later-part.js';

/** All other modules of the areas, in alphabetical order of their files. The order has no effect. */
export const laterModules: readonly AreaModule[] = [
  addGuideHandlers,
  addAlertingHandlers,
  addDetailJobHandlers,
  addFurtherAnalyticsHandlers,
  addFlowCheckHandlers,
  addFlowExecutionHandlers,
  addFlowJobHandlers,
  addFlowLogLevelHandlers,
  addFlowHandlers,
  addGrammarHandlers,
  addPromptHandlers,
  addSystemPromptHandlers,
  addAssistantUserHandlers,
  addAuditHandlers,
  addAuditSearchHandlers,
  addAuthorizationHandlers,
  addDecisionTableHandlers,
  addCaseHandlers,
  addPlanHandlers,
  addChatHandlers,
  addChatSettingsHandlers,
  addCoachingHandlers,
  addContentCommandHandlers,
  addContentHandlers,
  addWorkspaceMemberHandlers,
  addAbsentMediaHandlers,
  addAttributeSearchHandlers,
  addChecklistHandlers,
  addWrittenCreationHandlers,
  addConversationCreationHandlers,
  addCustomAttributeHandlers,
  addInternalMessageHandlers,
  addConversationMessageHandlers,
  addMessagingIntegrationHandlers,
  addMessagingSettingHandlers,
  addCallLegHandlers,
  addDestinationHandlers,
  addParkingHandlers,
  addParticipantHandlers,
  addWholeConversationHandlers,
  addLogCaptureHandlers,
  addEdgeLogHandlers,
  addSoftwareUpdateHandlers,
  addCelebrationHandlers,
  addEventHandlers,
  addExternalContactHandlers,
  addFaxHandlers,
  addDownloadHandlers,
  addDataTableJobHandlers,
  addDataTableHandlers,
  addContestHandlers,
  addProfileMemberHandlers,
  addPerformanceMetricHandlers,
  addPrizeImageHandlers,
  addCombinedListHandlers,
  addGdprHandlers,
  addGreetingHandlers,
  addGroupHandlers,
  addIntegrationAreaHandlers,
  addIntentAssignmentHandlers,
  addSourceIntentHandlers,
  addJobClock,
  addActionTemplateHandlers,
  addAttributionHandlers,
  addEventDefinitionHandlers,
  addExternalEventSchemaHandlers,
  addFlowPathHandlers,
  addJourneyViewHandlers,
  addKnowledgeFilingHandlers,
  addKnowledgeGuestHandlers,
  addKnowledgeImportHandlers,
  addKnowledgeOperationHandlers,
  addPassageHandlers,
  addKnowledgeSearchHandlers,
  addTrainingHandlers,
  addKnowledgeVersionHandlers,
  addIgnoredHandlers,
  addDomainVersionHandlers,
  addDevelopmentActivityHandlers,
  addActivityAggregateHandlers,
  addAssignmentListHandlers,
  addLearningHandlers,
  addModuleAssignmentHandlers,
  addLearningJobHandlers,
  addLearningRuleHandlers,
  addAssessmentScoringHandlers,
  addScormHandlers,
  addLicenceHandlers,
  addMinerHandlers,
  addNotificationHandlers,
  addOauthClientHandlers,
  addFeatureHandlers,
  addLimitHandlers,
  addSublocationHandlers,
  addOutboundHandlers,
  addDivisionDefinitionHandlers,
  addTriggerTestHandlers,
  addCalibrationHandlers,
  addEvaluationSearchHandlers,
  addEvaluationHandlers,
  addFormHandlers,
  addRecordingHandlers,
  addReportingHandlers,
  addResponseAssetHandlers,
  addAssessmentHandlers,
  addDirectRoutingBackupHandlers,
  addEmailDomainHandlers,
  addSkillExpressionHandlers,
  addSkillGroupHandlers,
  addSmsNumberHandlers,
  addSchemaVersionHandlers,
  addScimHandlers,
  addScreenMonitoringHandlers,
  addScriptHandlers,
  addSearchHandlers,
  addSocialMediaHandlers,
  addGeneralProgramHandlers,
  addPublishJobHandlers,
  addTranscriptHandlers,
  addStationHandlers,
  addTaskHandlers,
  addTeamHandlers,
  addTelephonyHandlers,
  addBotSearchHandlers,
  addTokenHandlers,
  addUploadHandlers,
  addBillingHandlers,
  addOperationalEventHandlers,
  addUsageHandlers,
  addUserAttributeHandlers,
  addEstimatedWaitHandlers,
  addExternalIdHandlers,
  addFavouriteHandlers,
  addInvitationHandlers,
  addPasskeyHandlers,
  addPasswordHandlers,
  addProfileHandlers,
  addUserRuleHandlers,
  addUserSearchHandlers,
  addVerifierHandlers,
  addVoicemailHandlers,
  addPushDeviceHandlers,
  addWebDeploymentHandlers,
  addGuestChatHandlers,
  addAdherenceHandlers,
  addWorkforceHandlers,
  addForecastHandlers,
  addHistoricalDataHandlers,
  addWorkforceManagementHandlers,
  addAgentScheduleHandlers,
  addIntradayHandlers,
  addScheduleHandlers,
];
