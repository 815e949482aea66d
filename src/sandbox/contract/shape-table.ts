/**
 * What the sandbox knows of the models: a line for each type that an operation answers with or takes, and for all that these hold. Made
 * from `src/models` by the test that holds the two against each other; `npx vitest run test/sandbox/contract/shapes.test.ts -u` writes it anew.
 *
 *     @Values first|second
 *     Type required optional? list=string[] nested=OtherType byKey=string{} when=date day=day count=int share=number state=(first|second) other=@Values
 *
 * A field is a string where it says nothing else. `date` has a time, `day` has none; an `object` is any, `any` any value at all. Lists and
 * dictionaries come after what they hold: `string[]{}` is a dictionary of lists. Enumerations that stand in several places and are not short
 * have a line of their own. What cannot stand in a line as it is, such as a space, is percent-encoded.
 */
export const shapeTable = `
@ActionMediaType webchat|webMessagingOffer|contentOffer|integrationAction|architectFlow|openAction
@ActivityCategory OnQueueWork|Break|Meal|Meeting|OffQueueWork|TimeOff|Training|Unavailable|Unscheduled
@AdherenceSystemPresence Available|Away|Busy|Offline|Idle|OnQueue|Meal|Training|Meeting|Break
@AfterCallWorkState unknown|notApplicable|skipped|pending|complete
@AgentRoutingStatus OFF_QUEUE|IDLE|INTERACTING|NOT_RESPONDING|COMMUNICATING
@AnalyticsMediaType callback|chat|cobrowse|email|message|screenshare|unknown|video|voice
@AnalyticsParticipantPurpose acd|agent|api|botflow|campaign|customer|dialer|external|fax|group|inbound|ivr|manual|outbound|station|user|voicemail|workflow
@AnalyticsPropertyType bool|integer|real|date|string|uuid
@ArchitectActionName CREATE|CHECKIN|DEBUG|DELETE|HISTORY|PUBLISH|STATE_CHANGE|UPDATE|VALIDATE
@ArchitectActionStatus LOCKED|UNLOCKED|STARTED|PENDING_GENERATION|PENDING_BACKEND_NOTIFICATION|SUCCESS|FAILURE
@AttributeFilterOperator IN|RANGE|EQUALS|NOTEQUALS|LESSTHAN|LESSTHANEQUALS|GREATERTHAN|GREATERTHANEQUALS|CONTAINS
@AuditAction Create|View|Update|Move|Copy|Delete|DeleteAll|Fax|VersionCreate|Download|Upload|MemberAdd|MemberUpdate|MemberRemove|ShareAdd|ShareRemove|TagAdd|TagRemove|TagUpdate|Read|ReadAll|Execute|ApplyProtection|RevokeProtection|UpdateRetention|Abandon|Archive|RestoreRequest|RestoreComplete|Promote|Publish|Unpublish|Activate|Checkin|Checkout|Deactivate|Debug|Save|Revert|Transcode|Enable|Disable|Authorize|Deauthorize|Authenticate|ChangePassword|Revoke|Export|Append|Recycle|Open|Approved|Rejected|Rollback|ImplementingChange|ChangeImplemented|ImplementingRollback|RollbackImplemented|Write|Purge|Processed|Replace|UpdateInService|UpdateOutOfService|Cycle|Scale|IpAllowlistClear|AddPairingRole|Add|Verify|Assign|Unassign|Reassign|Reschedule|Cancel|SoftDelete|HardDelete|Reset|Unarchive
@AuditEntityType AccessToken|Action|ActionDraft|ActionMap|ActionTemplate|ActivityCode|AdherenceExplanation|AgentRoutingInfo|AnalyticsReportingSettings|Annotation|Appointment|Assignment|AttemptLimits|AuthOrganization|AuthUser|Bulk|BulkActions|BusinessUnit|Calibration|CallableTimeSet|CallAnalysisResponseSet|Campaign|CampaignRule|CampaignSchedule|ChangeRequest|ClickstreamSettings|Configuration|ConfigurationVersion|ContactList|ContactListFilter|ContactSchema|ConversationAttributes|ConversationAccount|ConversationDefaultSupportedContent|ConversationPhoneNumber|ConversationRecipient|ConversationThreadingWindow|Credential|DashboardSettings|DependencyTrackingBuild|Deployment|DID|DIDPool|DNCList|Document|DynamicGroup|DynamicSchema|Edge|EdgeGroup|EdgeLog|EdgeLogZip|EdgePcaps|EdgePreferences|EdgeTraceLevel|EmergencyGroup|EnterpriseAgreement|Evaluation|EvaluationForm|EventType|Exports|Extension|ExtensionPool|ExternalMetricsData|ExternalMetricsDefinition|ExternalOrganizationSchema|Feedback|Flow|FlowMilestone|FlowOutcome|Forecast|HistoricalData|InsightSettings|Integration|IVR|KnowledgeBase|KnowledgeCategory|KnowledgeDocument|KnowledgeDocumentVariation|KnowledgeSearchFeedback|KnowledgeTraining|Line|LineBase|Location|ManagementUnit|MaxOrgRoutingUtilizationCapacity|MediaDiagnosticsTraceFile|MessagingCampaign|Metric|Module|NumberOrder|NumberPlan|OAuthClient|OAuthClientAuthorization|OrganizationAuthorizationTrust|OrganizationAuthorizationUserTrust|OrganizationFeature|OrganizationIntegrationsAccess|OrganizationSettings|OrphanedRecording|OutboundRoute|Outcome|Pcaps|Phone|PhoneBase|PlanningGroup|Policy|Predictor|Product|Profile|ProfileMembers|Program|Prompt|PromptResource|Queue|Recording|RecordingAnnotation|RecordingSettings|Response|ResponseAsset|Role|Row|RoutingTranscriptionSettings|RoutingUtilizationTag|Rule|RuleSet|Schedule|ScheduledExports|ScheduleGroup|Schema|ScreenRecording|Segment|SentimentFeedback|Sequence|SequenceSchedule|ServiceGoalTemplate|SessionType|ShiftTrade|Site|SpeechTextAnalyticsSettings|Status|SupportedContent|SupportFile|Survey|SurveyForm|Team|TimeOffLimit|TimeOffPlan|TimeOffRequest|Topic|TranscriptionSettings|Trigger|Trunk|TrunkBase|User|UserPresence|VoicemailPolicy|VoicemailUserPolicy|Webhook|Workbin|Workitem|WorkPlan|WorkPlanRotation|Workspace|Worktype|WrapupCode|WrapUpCodeMapping|Participant
@AuditQueryState Queued|Running|Succeeded|Failed|Cancelled
@AuditServiceName AnalyticsReporting|Architect|Coaching|ContactCenter|ContentManagement|Datatables|Directory|DynamicSchema|Gamification|Groups|Integrations|Knowledge|LanguageUnderstanding|Learning|Limits|Outbound|PeoplePermissions|EmployeePerformance|PredictiveEngagement|Presence|Quality|ResponseManagement|Routing|SpeechAndTextAnalytics|Telephony|TopicsDefinitions|Triggers|ProcessAutomation|Voicemail|WebDeployments|Webhooks|WorkforceManagement|Messaging|Supportability|Callback|Workitems|SCIM|NumberPurchasing|Marketplace
@AuthorizedGrantType CODE|TOKEN|SAML2-BEARER|PASSWORD|CLIENT-CREDENTIALS
@BotDimension botFinalIntent|botId|botIntent|botProduct|botProvider|botRecognitionFailureReason|botResult|botSessionId|botSlot|botVersion|conversationId|externalContactId|knowledgeBaseId|lastActionId|lastInputActionId|mediaType|messageType|selfServed
@BotMetric nBotSessions|oBotIntent|oBotSessionQuery|oBotSessionQuerySelfServed|oBotSessionTurn|oBotSlot|tBotDisconnect|tBotExit|tBotRecognitionFailure|tBotSession
@CallState alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|none
@CallbackState alerting|dialing|contacting|offering|connected|disconnected|terminated|scheduled|none
@CampaignStatus on|stopping|off|complete|invalid
@CoachingAppointmentMetric nActivities|nPlannedActivities|nInProgressActivities|nCompleteActivities|nOverdueActivities|nInvalidScheduleActivities
@CoachingAppointmentState Scheduled|InProgress|Completed|InvalidSchedule
@CobrowseDisconnectType endpoint|client|system|timeout|transfer|transfer.conference|transfer.consult|transfer.forward|transport.failure|error|peer|other|spam|uncallable
@ContentAttachmentMediaType Image|Video|Audio|File|Link
@ContentAttributeType NUMBER|STRING|DATE|BOOLEAN|LIST
@ContentOfferLayoutMode TextOnly|ImageOnly|LeftText|RightText|TopText|BottomText
@ConversationDimension activeSkillId|addressFrom|addressTo|agentAssistantId|agentBullseyeRing|agentOwned|agentRank|agentScore|ani|assignerId|authenticated|conversationId|conversationInitiator|convertedFrom|convertedTo|customerParticipation|deliveryStatus|destinationAddress|direction|disconnectType|divisionId|dnis|edgeId|eligibleAgentCount|extendedDeliveryStatus|externalContactId|externalMediaCount|externalOrganizationId|externalTag|firstQueue|flaggedReason|flowInType|flowOutType|groupId|interactionType|journeyActionId|journeyActionMapId|journeyActionMapVersion|journeyCustomerId|journeyCustomerIdType|journeyCustomerSessionId|journeyCustomerSessionIdType|knowledgeBaseId|mediaCount|mediaType|messageType|originatingDirection|outboundCampaignId|outboundContactId|outboundContactListId|participantName|peerId|proposedAgentId|provider|purpose|queueId|remote|removedSkillId|reoffered|requestedLanguageId|requestedRouting|requestedRoutingSkillId|roomId|routingPriority|routingRing|scoredAgentId|selectedAgentId|selectedAgentRank|selfServed|sessionDnis|sessionId|stationId|teamId|usedRouting|userId|waitingInteractionCount|wrapUpCode
@ConversationMediaType CALL|CALLBACK|CHAT|COBROWSE|EMAIL|MESSAGE|SOCIAL_EXPRESSION|VIDEO|SCREENSHARE
@ConversationMetric nBlindTransferred|nCobrowseSessions|nConnected|nConsult|nConsultTransferred|nError|nOffered|nOutbound|nOutboundAbandoned|nOutboundAttempted|nOutboundConnected|nOverSla|nStateTransitionError|nTransferred|oExternalMediaCount|oMediaCount|oMessageTurn|oServiceLevel|oServiceTarget|tAbandon|tAcd|tAcw|tAgentResponseTime|tAlert|tAnswered|tCallback|tCallbackComplete|tCoaching|tCoachingComplete|tConnected|tContacting|tDialing|tFlowOut|tHandle|tHeld|tHeldComplete|tIvr|tMonitoring|tMonitoringComplete|tNotResponding|tShortAbandon|tTalk|tTalkComplete|tUserResponseTime|tVoicemail|tWait
@ConversationReasonCode MessageExpired|RateLimited|MessageNotAllowed|GeneralError|UnsupportedMessage|UnknownMessage|InvalidMessageStructure|InvalidDestination|ServerError|MediaTypeNotAllowed|InvalidMediaContentLength|RecipientOptedOut
@DeliveryStatus DeliveryFailed|DeliverySuccess|Failed|Queued|Read|Received|Sent
@DependencyObjectType ACDLANGUAGE|ACDSKILL|ACDWRAPUPCODE|BOTCONNECTORBOT|BOTCONNECTORINTEGRATION|BOTFLOW|BRIDGEACTION|COMMONMODULEFLOW|COMPOSERSCRIPT|CONTACTLIST|DATAACTION|DATATABLE|DIALOGENGINEBOT|DIALOGENGINEBOTVERSION|DIALOGFLOWAGENT|DIALOGFLOWCXAGENT|DIGITALBOTFLOW|EMAILROUTE|EMERGENCYGROUP|FLOWACTION|FLOWDATATYPE|FLOWMILESTONE|FLOWOUTCOME|GROUP|IMAGE|INBOUNDCALLFLOW|INBOUNDCHATFLOW|INBOUNDEMAILFLOW|INBOUNDSHORTMESSAGEFLOW|INQUEUECALLFLOW|INQUEUEEMAILFLOW|INQUEUESHORTMESSAGEFLOW|IVRCONFIGURATION|KNOWLEDGEBASE|KNOWLEDGEBASEDOCUMENT|LANGUAGE|LEXBOT|LEXBOTALIAS|LEXV2BOT|LEXV2BOTALIAS|NLUDOMAIN|NUANCEMIXBOT|NUANCEMIXINTEGRATION|OAUTHCLIENT|OUTBOUNDCALLFLOW|QUEUE|RECORDINGPOLICY|RESPONSE|SCHEDULE|SCHEDULEGROUP|SECUREACTION|SECURECALLFLOW|STTENGINE|SURVEYINVITEFLOW|SYSTEMPROMPT|TTSENGINE|TTSVOICE|USER|USERPROMPT|VOICEFLOW|VOICEMAILFLOW|WIDGET|WORKFLOW|WORKITEMFLOW
@DevelopmentActivityMetric nActivities|nPlannedActivities|nInProgressActivities|nCompleteActivities|nOverdueActivities|nInvalidScheduleActivities|nPassedActivities|nFailedActivities|oActivityScore|nNotCompletedActivities
@DialingMode agentless|preview|power|predictive|progressive|external
@DisconnectType endpoint|client|system|timeout|transfer|transfer.conference|transfer.consult|transfer.forward|transfer.noanswer|transfer.notavailable|transport.failure|error|peer|other|spam|uncallable
@DocumentAuditAction CREATE|READ|UPDATE|DELETE|DOWNLOAD|VIEW|UPLOAD|SAVE|MOVE|COPY|ADD|REMOVE|RECEIVE|CONVERT|FAX|CREATE_COVERPAGE|USER_ADD|USER_REMOVE|MEMBER_ADD|MEMBER_REMOVE|MEMBER_UPDATE|TAG_ADD|TAG_REMOVE|TAG_UPDATE|ATTRIBUTE_ADD|ATTRIBUTE_REMOVE|ATTRIBUTE_UPDATE|ATTRIBUTE_GROUP_INSTANCE_ADD|ATTRIBUTE_GROUP_INSTANCE_REMOVE|ATTRIBUTE_GROUP_INSTANCE_UPDATE|INDEX_SAVE|INDEX_DELETE|INDEX_CREATE|FILE_SAVE|FILE_DELETE|FILE_READ|THUMBNAIL_CREATE|TEXT_EXTRACT|SHARE_ADD|SHARE_REMOVE|VERSION_CREATE
@EmailState alerting|connected|disconnected|none|transmitting
@EvaluationDimension calibrationId|contextId|conversationId|conversationStart|divisionId|evaluationCreatedDate|evaluationId|evaluationReleaseDate|evaluatorId|formId|queueId|released|rescored|teamId|userId
@EvaluationMetric nEvaluations|nEvaluationsDeleted|nEvaluationsRescored|oTotalCriticalScore|oTotalScore
@EventCallbackState alerting|dialing|contacting|offering|connected|disconnected|terminated|scheduled|uploading|none
@EventForecastCreationMethod Import|ImportedHistoricalWeightedAverage|HistoricalWeightedAverage|Advanced
@EventMessageType unknown|sms|twitter|facebook|line|viber|wechat|whatsapp|telegram|kakao|webmessaging|open|instagram
@EventParticipantState alerting|dialing|contacting|offering|connected|disconnected|terminated|converting|uploading|transmitting|scheduled|none
@FlowDimension activeSkillId|addressFrom|addressTo|agentAssistantId|agentBullseyeRing|agentOwned|agentRank|agentScore|ani|assignerId|authenticated|conversationId|conversationInitiator|convertedFrom|convertedTo|customerParticipation|deliveryStatus|destinationAddress|direction|disconnectType|divisionId|dnis|edgeId|eligibleAgentCount|endingLanguage|entryReason|entryType|exitReason|extendedDeliveryStatus|externalContactId|externalMediaCount|externalOrganizationId|externalTag|firstQueue|flaggedReason|flowId|flowInType|flowMilestoneId|flowName|flowOutType|flowOutcome|flowOutcomeId|flowOutcomeValue|flowType|flowVersion|groupId|interactionType|journeyActionId|journeyActionMapId|journeyActionMapVersion|journeyCustomerId|journeyCustomerIdType|journeyCustomerSessionId|journeyCustomerSessionIdType|knowledgeBaseId|mediaCount|mediaType|messageType|originatingDirection|outboundCampaignId|outboundContactId|outboundContactListId|participantName|peerId|proposedAgentId|provider|purpose|queueId|recognitionFailureReason|remote|removedSkillId|reoffered|requestedLanguageId|requestedRouting|requestedRoutingSkillId|roomId|routingPriority|routingRing|scoredAgentId|selectedAgentId|selectedAgentRank|selfServed|sessionDnis|sessionId|startingLanguage|stationId|teamId|transferTargetAddress|transferTargetName|transferType|usedRouting|userId|waitingInteractionCount|wrapUpCode
@FlowEntryType agent|direct|dnis|flow|outbound
@FlowMetric nFlow|nFlowMilestone|nFlowOutcome|nFlowOutcomeFailed|oFlowMilestone|tFlow|tFlowDisconnect|tFlowExit|tFlowOutcome
@FlowType BOT|COMMONMODULE|DIGITALBOT|INBOUNDCALL|INBOUNDCHAT|INBOUNDEMAIL|INBOUNDSHORTMESSAGE|INQUEUECALL|INQUEUEEMAIL|INQUEUESHORTMESSAGE|OUTBOUNDCALL|SECURECALL|SPEECH|SURVEYINVITE|VOICE|VOICEMAIL|WORKFLOW|WORKITEM
@HistoryDisconnectType endpoint|client|system|transfer|transfer.conference|transfer.consult|transfer.forward|transfer.noanswer|transfer.notavailable|transport.failure|error|peer|other|spam
@InteractionStatsMediaType voice|chat|email|callback|message
@InteractionStatsMetric tAbandon|tAnswered|tTalk|nOffered|tHandle|nTransferred|oServiceLevel|tWait|tHeld|tAcw
@InteractionStatsNumericRange gt|gte|lt|lte|eq|ne
@JourneyCriteriaOperator containsAll|containsAny|notContainsAll|notContainsAny|equal|notEqual|greaterThan|greaterThanOrEqual|lessThan|lessThanOrEqual|startsWith|endsWith
@JourneyDimension containsAllCondition|containsAnyCondition|endsWithCondition|equalCondition|journeyActionId|journeyActionMapId|journeyActionMapVersion|journeyActionMediaType|journeyActionTargetId|journeyActionTemplateId|journeyBlockingActionMapId|journeyBlockingEmergencyScheduleGroupId|journeyBlockingReason|journeyBlockingScheduleGroupId|journeyCustomerId|journeyCustomerIdType|journeyDeviceCategory|journeyDeviceType|journeyFrequencyCapReason|journeyOutcomeId|journeySegmentId|journeySegmentScope|journeySessionId|journeySessionSegmentId|journeySessionType|notContainsAllCondition|notContainsAnyCondition|notEqualCondition|startsWithCondition|touchpointActionMapId
@JourneyMetric nDistinctJourneyActions|nDistinctJourneySessions|nJourneyActionsBlocked|nJourneyOutcomesAchieved|nJourneyOutcomesAttributed|nJourneySegmentsAssigned|nJourneySessions|nWebActionsAbandoned|nWebActionsAccepted|nWebActionsEngaged|nWebActionsErrored|nWebActionsFrequencyCapReached|nWebActionsIgnored|nWebActionsOffered|nWebActionsOfferedOutsideSchedule|nWebActionsQualified|nWebActionsQualifiedOutsideSchedule|nWebActionsRejected|nWebActionsStarted|nWebActionsTimedout|oJourneyOutcomeValue
@KnowledgeBaseLanguageCode en-US|en-UK|en-AU|de-DE|es-US|es-ES|fr-FR|pt-BR|nl-NL|it-IT|fr-CA
@LearningAssignmentMetric nActivities|nPlannedActivities|nInProgressActivities|nCompleteActivities|nOverdueActivities|nPassedActivities|nFailedActivities|oActivityScore|nNotCompletedActivities
@LearningAssignmentState Assigned|InProgress|Completed|Deleted|NotCompleted
@LearningModuleKind Informational|AssessedContent|Assessment
@LimitChangeRejectReason AlternativeExists|IncreaseNotRequired|PlatformMisuse|PlatformStability|OtherReason
@LimitChangeRequestState Open|Approved|ImplementingChange|ChangeImplemented|Rejected|Rollback|ImplementingRollback|RollbackImplemented
@MediaState alerting|dialing|contacting|offering|connected|disconnected|terminated|none
@MessageContentType Attachment|Location|Story|QuickReply|Notification|ButtonResponse|GenericTemplate|ListTemplate|Postback|Reactions|Mention|Card|Carousel|Unknown
@MessageStatus queued|sent|failed|received|delivery-success|delivery-failed|read
@MessageType unknown|sms|twitter|facebook|line|whatsapp|telegram|kakao|webmessaging|open|instagram
@MessagingIntegrationStatus Active|Inactive|Error|Starting|Incomplete|Deleting|DeletionFailed
@MessagingPlatformType Phone|SMS|GenesysWebWidget|FacebookMessenger|WeChat|Whatsapp|AppleBusinessChat|Telegram|Slack|Signal|Line|Discord|TwitterDirectMessage|Other|Unknown
@MetricUnitType None|Percent|Currency|Seconds|Number|AttendanceStatus|Unit
@NormalizedMessageStatus Sent|Delivered|Read|Failed|Published|Removed
@NormalizedMessageType Text|Structured|Receipt|Event|Unknown
@ParticipantWrapupPrompt mandatory|optional|agentRequested|timeout|forcedTimeout
@QueueObservationMetric oActiveUsers|oAlerting|oInteracting|oMemberUsers|oOffQueueUsers|oOnQueueUsers|oUserPresences|oUserRoutingStatuses|oWaiting
@RecordingFileState ARCHIVED|AVAILABLE|DELETED|RESTORED|RESTORING|UPLOADING|ERROR
@ReportingViewType QUEUE_PERFORMANCE_SUMMARY_VIEW|QUEUE_PERFORMANCE_DETAIL_VIEW|INTERACTION_SEARCH_VIEW|AGENT_PERFORMANCE_SUMMARY_VIEW|AGENT_PERFORMANCE_DETAIL_VIEW|AGENT_STATUS_SUMMARY_VIEW|AGENT_STATUS_DETAIL_VIEW|AGENT_EVALUATION_SUMMARY_VIEW|AGENT_EVALUATION_DETAIL_VIEW|AGENT_QUEUE_DETAIL_VIEW|AGENT_INTERACTION_DETAIL_VIEW|ABANDON_INSIGHTS_VIEW|SKILLS_PERFORMANCE_VIEW|SURVEY_FORM_PERFORMANCE_SUMMARY_VIEW|SURVEY_FORM_PERFORMANCE_DETAIL_VIEW|DNIS_PERFORMANCE_SUMMARY_VIEW|DNIS_PERFORMANCE_DETAIL_VIEW|WRAP_UP_PERFORMANCE_SUMMARY_VIEW|AGENT_WRAP_UP_PERFORMANCE_DETAIL_VIEW|QUEUE_ACTIVITY_SUMMARY_VIEW|QUEUE_ACTIVITY_DETAIL_VIEW|AGENT_QUEUE_ACTIVITY_SUMMARY_VIEW|QUEUE_AGENT_DETAIL_VIEW|QUEUE_INTERACTION_DETAIL_VIEW|AGENT_SCHEDULE_DETAIL_VIEW|IVR_PERFORMANCE_SUMMARY_VIEW|IVR_PERFORMANCE_DETAIL_VIEW|ANSWER_INSIGHTS_VIEW|HANDLE_INSIGHTS_VIEW|TALK_INSIGHTS_VIEW|HOLD_INSIGHTS_VIEW|ACW_INSIGHTS_VIEW|WAIT_INSIGHTS_VIEW|AGENT_WRAP_UP_PERFORMANCE_INTERVAL_DETAIL_VIEW|FLOW_OUTCOME_SUMMARY_VIEW|FLOW_OUTCOME_PERFORMANCE_DETAIL_VIEW|FLOW_OUTCOME_PERFORMANCE_INTERVAL_DETAIL_VIEW|FLOW_DESTINATION_SUMMARY_VIEW|FLOW_DESTINATION_DETAIL_VIEW|API_USAGE_VIEW|SCHEDULED_CALLBACKS_VIEW|CONTENT_SEARCH_VIEW|LANDING_PAGE|DASHBOARD_SUMMARY|DASHBOARD_DETAIL|JOURNEY_ACTION_MAP_SUMMARY_VIEW|JOURNEY_OUTCOME_SUMMARY_VIEW|JOURNEY_SEGMENT_SUMMARY_VIEW|AGENT_DEVELOPMENT_DETAIL_VIEW|AGENT_DEVELOPMENT_DETAIL_ME_VIEW|AGENT_DEVELOPMENT_SUMMARY_VIEW|AGENT_PERFORMANCE_ME_VIEW|AGENT_STATUS_ME_VIEW|AGENT_EVALUATION_ME_VIEW|AGENT_SCORECARD_VIEW|AGENT_SCORECARD_ME_VIEW|AGENT_GAMIFICATION_LEADERSHIP_VIEW|AGENT_SCHEDULE_ME_VIEW|BOT_PERFORMANCE_SUMMARY_VIEW|BOT_PERFORMANCE_DETAIL_VIEW|SCHEDULED_EXPORTS_VIEW|TOPIC_TREND_SUMMARY_VIEW|TOPIC_TREND_DETAIL_VIEW|ACTION_MAP_BLOCKED_CONSTRAINTS_DETAIL_VIEW|ACTION_MAP_BLOCKED_CONSTRAINTS_INTERVAL_DETAIL_VIEW|FLOW_MILESTONE_PERFORMANCE_DETAIL_VIEW|FLOW_MILESTONE_PERFORMANCE_INTERVAL_DETAIL_VIEW|AGENT_TOPIC_SUMMARY_VIEW|AGENT_TOPIC_DETAIL_VIEW|QUEUE_TOPIC_SUMMARY_VIEW|QUEUE_TOPIC_DETAIL_VIEW|FLOW_TOPIC_SUMMARY_VIEW|FLOW_TOPIC_DETAIL_VIEW|AGENT_INTERACTIONS_ME_VIEW|ALERT_RULES_VIEW|CONFIGURE_ALERT_RULE_VIEW|PREDICTIVE_ROUTING_VIEW|PREDICTIVE_ROUTING_QUEUE_OVERVIEW|PREDICTIVE_ROUTING_MODEL_VIEW|DATA_ACTIONS_PERFORMANCE_SUMMARY_VIEW|DATA_ACTIONS_PERFORMANCE_DETAIL_VIEW|AGENT_TIMELINE_SUMMARY_VIEW|AGENT_TIMELINE_DETAIL_VIEW|AGENT_LOGIN_LOGOUT_SUMMARY_VIEW|AGENT_LOGIN_LOGOUT_DETAIL_VIEW|CAMPAIGN_PERFORMANCE_SUMMARY_VIEW|CAMPAIGN_PERFORMANCE_DETAIL_VIEW|KNOWLEDGE_PERFORMANCE_VIEW
@RoutePathMediaType Voice|Chat|Email|Callback|Message
@RoutingType Bullseye|Conditional|Last|Manual|Predictive|Preferred|Standard
@ScheduleMessageType AgentNotFound|AgentNotInSelectedManagementUnit|AgentNotLicensed|AgentWithoutWorkPlan|WorkPlanNotEnabled|WorkPlanNotFound|AgentWithoutCapability|NoNeedDays|UnableToProduceAgentSchedule|UnableToScheduleMaxConsecutiveWorkingDaysFromAgentHistory|UnableToScheduleMaxConsecutiveWorkingWeekendsFromAgentHistory|UnableToScheduleMaxWeeklyPaidTimeFromTimeOff|UnableToScheduleMaxWorkDayPaidTimeFromTimeOff|UnableToScheduleMinIntershiftTimeFromAgentHistory|UnableToScheduleMinIntershiftTimeFromDst|UnableToScheduleMinShiftStartDistanceFromAgentHistory|UnableToScheduleMinShiftStartDistanceFromDst|UnableToScheduleMinWeeklyPaidTimeFromTimeOff|UnableToScheduleMinWeeklyWorkDaysFromTimeOff|UnableToScheduleMinWorkDayPaidTimeFromTimeOff|UnableToSchedulePlanningPeriodMaxDaysOffFromAgentHistory|UnableToSchedulePlanningPeriodMaxDaysOffFromTimeOff|UnableToSchedulePlanningPeriodMaxPaidTimeFromAgentHistory|UnableToSchedulePlanningPeriodMaxPaidTimeFromTimeOff|UnableToSchedulePlanningPeriodMinDaysOffFromAgentHistory|UnableToSchedulePlanningPeriodMinPaidTimeFromAgentHistory|UnableToSchedulePlanningPeriodMinPaidTimeFromTimeOff|UnableToScheduleWorkDayFromTimeOff|UnableToScheduleMaxConsecutiveWorkingDays|UnableToScheduleMaxConsecutiveWorkingWeekends|UnableToScheduleMaxWeeklyPaidTime|UnableToScheduleMaxWeeklyWorkDays|UnableToScheduleMaxWorkDayPaidTime|UnableToScheduleMinConsecutiveNonWorkingTimePerWeek|UnableToScheduleMinIntershiftTime|UnableToScheduleMinShiftStartDistance|UnableToScheduleMinWeeklyPaidTime|UnableToScheduleMinWeeklyWorkDays|UnableToScheduleMinWorkDayPaidTime|UnableToSchedulePlanningPeriodMaxDaysOff|UnableToSchedulePlanningPeriodMaxPaidTime|UnableToSchedulePlanningPeriodMinDaysOff|UnableToSchedulePlanningPeriodMinPaidTime|UnableToScheduleShiftVariance|UnableToScheduleWorkDay
@SchedulingStatus Pending|Success|Failed|Ongoing|PartialFailure
@ScimResourceKind User|Group|ServiceProviderConfig|ResourceType|Schema
@ScreenRecordingState requested|active|paused|stopped|error|timeout
@SearchCriteriaType EXACT|STARTS_WITH|CONTAINS|REGEX|TERM|TERMS|REQUIRED_FIELDS|MATCH_ALL
@ShiftTradeState Unmatched|Matched|Approved|Denied|Expired|Canceled
@SurveyDimension conversationId|divisionId|externalContactId|mediaType|queueId|requestedLanguageId|requestedRoutingSkillId|surveyAnswerId|surveyCreatedDate|surveyErrorReason|surveyFormContextId|surveyFormId|surveyFormName|surveyId|surveyPreviousStatus|surveyPromoterScore|surveyQuestionGroupId|surveyQuestionId|surveyStatus|teamId|userId|wrapUpCode
@SurveyMetric nSurveyErrors|nSurveyNpsDetractors|nSurveyNpsPromoters|nSurveyNpsResponses|nSurveyQuestionGroupResponses|nSurveyQuestionResponses|nSurveyResponses|nSurveysAbandoned|nSurveysDeleted|nSurveysExpired|nSurveysSent|nSurveysStarted|oSurveyQuestionGroupScore|oSurveyQuestionScore|oSurveyTotalScore
@SurveyStatus Pending|Sent|InProgress|Finished|OptOut|Error|Expired
@ThreadingMessengerType sms|facebook|twitter|line|whatsapp|webmessaging|instagram|open
@TimeOffRequestSubstatus AdvanceTimeElapsed|AutoApproved|InsufficientBalance|InvalidDailyDuration|OutsideShift|RemovedFromWaitlist|Waitlisted
@Values106 conversationStart|conversationEnd|segmentStart|segmentEnd
@Values107 conversationStart|evaluationCreatedDate|evaluationReleaseDate|eventTime
@Values108 count|min|ratio|max
@Values109 created|uploaded|transcoded|transcodeFailed
@Values110 dimension|property|metric
@Values116 local|mobile|tollfree|shortcode
@Values118 matches|exists|notExists
@Values119 multipleChoiceQuestion|freeTextQuestion|npsQuestion|readOnlyTextBlockQuestion
@Values129 nTopicCommunications|oCustomerSentiment|oSentimentScore
@Values130 oActiveQueues|oMemberQueues
@Values134 public|owners|members
@Values136 rds|dnc.com|gryphon
@Values141 tAgentRoutingStatus|tOrganizationPresence|tSystemPresence
@Values142 termFrequency|numericRange
@Values20 CoBrowse|Typing|Presence|Unknown
@Values22 DESTINATION|OBJECT|BOTH
@Values24 ENABLED|DISABLED|DELETED
@Values25 ENABLED|DISABLED|NOT_SUPPORTED
@Values27 EXTERNAL|PHONE|EDGE
@Values28 External|Internal|All
@Values29 ForecastData|ScheduleData|PerformancePredictionData
@Values30 HigherIsBetter|LowerIsBetter|TargetArea
@Values32 Ignore|Information|Warning|Error
@Values36 Initiated|Completed|Error
@Values37 KmsSymmetric|LocalKeyManager|Native|None
@Values4 Active|Inactive|Deleted
@Values40 MessagingTemplate|CampaignSmsTemplate|CampaignEmailTemplate
@Values41 MicrosoftTeams|ZoomPhone|EightByEight
@Values42 Modal|Overlay|Toast
@Values43 Monthly|Weekly|Daily
@Values45 Never|Always|CheckLimits
@Values46 NextDayOff|PreviousDayOff
@Values47 NoPublishedSchedule|NoSourceForecast
@Values50 Offered|AverageHandleTimeSeconds
@Values51 Offering|OfferingExpired|OfferingAccepted|OfferingRejected
@Values54 PENDING|APPROVED|DENIED|CANCELED
@Values59 Positive|Negative|Neutral|Unknown
@Values60 Processing|Complete|Canceled|Error
@Values63 Running|Completed|Failed
@Values64 SCALAR|VARIABLE|USER|QUEUE
@Values65 SINGLE_PUT|MULTIPART_POST
@Values66 SUCCESS|FAILURE|WARNING
@Values67 Scheduled|InProgress|Completed
@Values69 Seconds|Percent|Number|Currency
@Values71 ShiftStart|ShiftStartAndPaidDuration
@Values73 TIE|NETWORK|TRUNK|STATION
@Values76 USER|ORGANIZATION|GROUP
@Values77 USER|PHONE|IVR_CONFIG|GROUP
@Values79 UserCreated|GenesysBeyond
@Values8 Allow|Disallow|AdminReview
@Values82 Web|Custom|Conversation
@Values86 active|disabled|inactive
@Values87 active|inactive|deleted
@Values90 alerting|connected|disconnected
@Values97 attendeeId|type|moduleId|isPassed
@Values98 basic|modern-caret-skin
@VoicemailUploadStatus pending|complete|failed|timeout|none
@WebChatBodyType standard|notice|member-join|member-leave|media-request
@WebDeploymentStatus Pending|Active|Inactive|Error|Deleting
@WeekDay Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
ADFS id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
AchievedOutcome id? selfUri?
AcknowledgeScreenRecordingRequest participantJid? roomId? conversationId?
Action id name? integrationId? category? contract?=ActionContract version?=int secure?=boolean config?=ActionConfig selfUri?
ActionConfig request?=RequestConfig response?=ResponseConfig
ActionContract output?=ActionOutput input?=ActionInput
ActionContractInput input=PostInputContract output=PostOutputContract
ActionEntityListing entities=Action[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ActionInput inputSchema?=JsonSchemaDocument inputSchemaFlattened?=JsonSchemaDocument inputSchemaUri?
ActionMap id? version?=int isActive?=boolean displayName triggerWithSegments=string[] triggerWithEventConditions?=EventCondition[] triggerWithOutcomeProbabilityConditions?=OutcomeProbabilityCondition[] pageUrlConditions=UrlCondition[] activation?=Activation weight?=int action?=ActionMapAction actionMapScheduleGroups?=ActionMapScheduleGroups ignoreFrequencyCap?=boolean selfUri? createdDate?=date modifiedDate?=date startDate?=date endDate?=date
ActionMapAction actionTemplate?=ActionMapActionTemplate mediaType?=@ActionMediaType architectFlowFields?=ArchitectFlowFields webMessagingOfferFields?=WebMessagingOfferFields openActionFields?=OpenActionFields
ActionMapActionTemplate id? selfUri?
ActionMapListing entities=ActionMap[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ActionMapScheduleGroup id
ActionMapScheduleGroups actionMapScheduleGroup=ActionMapScheduleGroup emergencyActionMapScheduleGroup?=ActionMapScheduleGroup
ActionOutput successSchema?=JsonSchemaDocument successSchemaUri? errorSchema?=JsonSchemaDocument errorSchemaUri? successSchemaFlattened?=JsonSchemaDocument errorSchemaFlattened?=object
ActionTarget id? name? userData?=KeyValue[] supportedMediaTypes?=(callback|call|email|generic|messaging|social|webchat)[] state?=@Values87 description? serviceLevel?=ServiceLevel shortAbandonThreshold?=int selfUri? createdDate?=date modifiedDate?=date
ActionTargetListing entities=ActionTarget[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ActionTemplate id? name description? mediaType=@ActionMediaType state=@Values4 contentOffer?=ContentOffer selfUri? createdDate?=date modifiedDate?=date
ActionTemplateListing entities=ActionTemplate[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Actions skillsToRemove?=SkillsToRemove[]
Activation type delayInSeconds?=int
ActiveAlertCount count?=int
ActivityCode id? selfUri? name? isActive?=boolean isDefault?=boolean category?=@ActivityCategory lengthInMinutes?=int countsAsPaidTime?=boolean countsAsWorkTime?=boolean agentTimeOffSelectable?=boolean metadata=WfmVersionedEntityMetadata
ActivityCodeContainer activityCodes?=ActivityCode{} metadata=WfmVersionedEntityMetadata
ActivityCodeReference id name? secondaryPresences?=SecondaryPresence[] selfUri?
AcwSettings wrapupPrompt?=(MANDATORY|OPTIONAL|MANDATORY_TIMEOUT|MANDATORY_FORCED_TIMEOUT|AGENT_REQUESTED) timeoutMs?=int
AddConversationRequest conversationId
AddConversationResponse conversation?=ConversationReference appointment?=CoachingAppointmentReference
AddShiftTradeRequest scheduleId initiatingShiftId receivingUserId? expiration?=date acceptableIntervals?=string[]
AddWorkPlanRotationAgentRequest userId dateRange=DateRangeWithOptionalEnd position=int
AddWorkPlanRotationRequest name dateRange=DateRangeWithOptionalEnd agents?=AddWorkPlanRotationAgentRequest[] pattern=WorkPlanPatternRequest
AdditionalMessage textBody mediaIds?=string[] stickerIds?=string[] messagingTemplate?=MessagingTemplateRequest
Address name? nameRaw? addressNormalized? addressRaw? addressDisplayable?
AddressableEntityRef id? selfUri?
AddressableLicenseDefinition id? selfUri?
AdherenceExplanationNotification id? agent?=UserReference managementUnit?=ManagementUnitReference businessUnit?=BusinessUnitReference startDate?=date lengthMinutes?=int status?=(Pending|Approved|Denied) type?=(Late) notes? selfUri?
AdherenceSettings severeAlertThresholdMinutes?=int adherenceTargetPercent?=int adherenceExceptionThresholdSeconds?=int nonOnQueueActivitiesEquivalent?=boolean trackOnQueueActivity?=boolean ignoredActivityCategories?=IgnoredActivityCategories
Adjacents superiors?=User[] siblings?=User[] directReports?=User[]
AdminTimeOffRequestPatch status?=(PENDING|APPROVED|DENIED) activityCodeId? notes? fullDayManagementUnitDates?=string[] partialDayStartDateTimes?=date[] dailyDurationMinutes?=int metadata=WfmVersionedEntityMetadata
AfterCallWork startTime?=date endTime?=date state?=@AfterCallWorkState
Agent stage?
AgentActivity id? name? agent?=User numEvaluations?=int averageEvaluationScore?=int numCriticalEvaluations?=int averageCriticalScore?=number highestEvaluationScore?=number lowestEvaluationScore?=number highestCriticalScore?=number lowestCriticalScore?=number agentEvaluatorActivityList?=AgentEvaluatorActivity[] numEvaluationsWithoutViewPermission?=int selfUri?
AgentActivityEntityListing entities=AgentActivity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
AgentEvaluatorActivity id? name? agent?=User evaluator?=User numEvaluations?=int averageEvaluationScore?=int numEvaluationsWithoutViewPermission?=int selfUri?
AgentManagementUnitReference user?=UserReference managementUnit?=ManagementUnitReference businessUnit?=BusinessUnitReference
AgentMaxUtilization utilization?=MediaUtilization{} level?=(Agent|Organization)
AgentOwnedMappingPreview agentOwnedColumn? email? userId? exists?=boolean isQueueMember?=boolean recordCount?=int
AgentOwnedMappingPreviewListing entities=AgentOwnedMappingPreview[]
AgentOwnedRouting enableAgentOwnedCallbacks?=boolean maxOwnedCallbackHours?=int maxOwnedCallbackDelayHours?=int
AgentTimeOffRequestPatch markedAsRead?=boolean status?=(CANCELED) notes?
AggregateMetricData metric? qualifier? stats?=StatisticalSummary
AggregateViewData name? stats?=StatisticalSummary
AggregationRange gte?=number lt?=number
AggregationResult type?=@Values142 dimension? metric? count?=int results?=AggregationResultEntry[]
AggregationResultEntry count?=int value? gte?=number lt?=number
AllTimePoints user?=UserReference dateEndWorkday?=day allTimePoints?=int
AmazonLexRequest requestAttributes?=string{} sessionAttributes?=string{}
AnalyticsAgentGroup agentGroupId? agentGroupType?=(Group|SkillGroup|Team)
AnalyticsConversation conversationEnd?=date conversationId? conversationInitiator?=@AnalyticsParticipantPurpose conversationStart?=date customerParticipation?=boolean divisionIds?=string[] externalTag? knowledgeBaseIds?=string[] mediaStatsMinConversationMos?=number mediaStatsMinConversationRFactor?=number originatingDirection?=(inbound|outbound) selfServed?=boolean evaluations?=AnalyticsEvaluation[] surveys?=AnalyticsSurvey[] resolutions?=AnalyticsResolution[] participants?=AnalyticsParticipant[]
AnalyticsConversationAsyncQueryResponse cursor? dataAvailabilityDate?=date conversations?=AnalyticsConversation[]
AnalyticsConversationQueryResponse aggregations?=AggregationResult[] conversations?=AnalyticsConversationWithoutAttributes[] totalHits?=int
AnalyticsConversationSegment audioMuted?=boolean conference?=boolean destinationConversationId? destinationSessionId? disconnectType?=(client|conferenceTransfer|consultTransfer|endpoint|error|forwardTransfer|noAnswerTransfer|notAvailableTransfer|other|peer|spam|system|timeout|transfer|transportFailure|uncallable) errorCode? groupId? q850ResponseCodes?=int[] queueId? requestedLanguageId? requestedRoutingSkillIds?=string[] requestedRoutingUserIds?=string[] segmentEnd?=date segmentStart?=date segmentType?=(alert|callback|coaching|contacting|converting|delay|dialing|hold|interact|ivr|monitoring|scheduled|sharing|system|transmitting|unknown|uploading|voicemail|wrapup) sipResponseCodes?=int[] sourceConversationId? sourceSessionId? subject? videoMuted?=boolean wrapUpCode? wrapUpNote? wrapUpTags?=string[] scoredAgents?=AnalyticsScoredAgent[] properties?=AnalyticsProperty[]
AnalyticsConversationWithoutAttributes conversationEnd?=date conversationId? conversationInitiator?=@AnalyticsParticipantPurpose conversationStart?=date customerParticipation?=boolean divisionIds?=string[] externalTag? knowledgeBaseIds?=string[] mediaStatsMinConversationMos?=number mediaStatsMinConversationRFactor?=number originatingDirection?=(inbound|outbound) selfServed?=boolean evaluations?=AnalyticsEvaluation[] surveys?=AnalyticsSurvey[] resolutions?=AnalyticsResolution[] participants?=AnalyticsParticipantWithoutAttributes[]
AnalyticsConversationWithoutAttributesMultiGetResponse conversations?=AnalyticsConversationWithoutAttributes[]
AnalyticsEvaluation calibrationId? contextId? deleted?=boolean evaluationId? evaluatorId? eventTime?=date formId? formName? queueId? released?=boolean rescored?=boolean userId? oTotalCriticalScore?=int oTotalScore?=int
AnalyticsFlow endingLanguage? entryReason? entryType?=@FlowEntryType exitReason? flowId? flowName? flowType?=@FlowType flowVersion? issuedCallback?=boolean recognitionFailureReason? startingLanguage? transferTargetAddress? transferTargetName? transferType? outcomes?=AnalyticsFlowOutcome[]
AnalyticsFlowOutcome flowOutcome? flowOutcomeEndTimestamp?=date flowOutcomeId? flowOutcomeStartTimestamp?=date flowOutcomeValue?
AnalyticsMediaEndpointStat codecs?=string[] discardedPackets?=int duplicatePackets?=int eventTime?=date invalidPackets?=int maxLatencyMs?=int minMos?=number minRFactor?=number overrunPackets?=int receivedPackets?=int underrunPackets?=int
AnalyticsParticipant externalContactId? externalOrganizationId? flaggedReason?=(general) participantId? participantName? purpose?=@AnalyticsParticipantPurpose teamId? userId? sessions?=AnalyticsSession[] attributes?=string{}
AnalyticsParticipantWithoutAttributes externalContactId? externalOrganizationId? flaggedReason?=(general) participantId? participantName? purpose?=@AnalyticsParticipantPurpose teamId? userId? sessions?=AnalyticsSession[]
AnalyticsProperty property? propertyType?=@AnalyticsPropertyType value?
AnalyticsProposedAgent agentRank?=int proposedAgentId?
AnalyticsQueryAggregation type?=@Values142 dimension? metric? size?=int ranges?=AggregationRange[]
AnalyticsReportingSettings piiMaskingEnabled?=boolean queueAgentAccessObfuscation?=boolean
AnalyticsResolution eventTime?=date queueId? userId? nNextContactAvoided?=int
AnalyticsRoutingStatusRecord startTime?=date endTime?=date routingStatus?=@AgentRoutingStatus
AnalyticsScoredAgent agentScore?=int scoredAgentId?
AnalyticsSession activeSkillIds?=string[] acwSkipped?=boolean addressFrom? addressOther? addressSelf? addressTo? agentAssistantId? agentBullseyeRing?=int agentOwned?=boolean ani? assignerId? authenticated?=boolean callbackNumbers?=string[] callbackScheduledTime?=date callbackUserName? coachedParticipantId? cobrowseRole? cobrowseRoomId? deliveryStatus?=@DeliveryStatus deliveryStatusChangeDate?=date destinationAddresses?=string[] direction?=(inbound|outbound) dispositionAnalyzer? dispositionName? dnis? edgeId? eligibleAgentCounts?=int[] extendedDeliveryStatus? flowInType? flowOutType? journeyActionId? journeyActionMapId? journeyActionMapVersion?=int journeyCustomerId? journeyCustomerIdType? journeyCustomerSessionId? journeyCustomerSessionIdType? mediaBridgeId? mediaCount?=int mediaType?=@AnalyticsMediaType messageType? monitoredParticipantId? outboundCampaignId? outboundContactId? outboundContactListId? peerId? protocolCallId? provider? recording?=boolean remote? remoteNameDisplayable? removedSkillIds?=string[] requestedRoutings?=@RoutingType[] roomId? routingRing?=int screenShareAddressSelf? screenShareRoomId? scriptId? selectedAgentId? selectedAgentRank?=int sessionDnis? sessionId? sharingScreen?=boolean skipEnabled?=boolean timeoutSeconds?=int usedRouting?=@RoutingType videoAddressSelf? videoRoomId? waitingInteractionCounts?=int[] proposedAgents?=AnalyticsProposedAgent[] agentGroups?=AnalyticsAgentGroup[] mediaEndpointStats?=AnalyticsMediaEndpointStat[] flow?=AnalyticsFlow metrics?=AnalyticsSessionMetric[] segments?=AnalyticsConversationSegment[]
AnalyticsSessionMetric emitDate?=date name? value?=int
AnalyticsSurvey eventTime?=date queueId? surveyCompletedDate?=date surveyFormContextId? surveyFormId? surveyFormName? surveyId? surveyPromoterScore?=int surveyStatus? userId? oSurveyTotalScore?=int
AnalyticsUserDetail userId? primaryPresence?=AnalyticsUserPresenceRecord[] routingStatus?=AnalyticsRoutingStatusRecord[]
AnalyticsUserDetailsAsyncQueryResponse userDetails?=AnalyticsUserDetail[] cursor? dataAvailabilityDate?=date
AnalyticsUserDetailsQueryResponse userDetails?=AnalyticsUserDetail[] aggregations?=AggregationResult[] totalHits?=int
AnalyticsUserPresenceRecord startTime?=date endTime?=date systemPresence?=(AVAILABLE|AWAY|BUSY|OFFLINE|IDLE|ON_QUEUE|MEAL|TRAINING|MEETING|BREAK) organizationPresenceId?
Annotation id? name? type? location?=int durationMs?=int absoluteLocation?=int absoluteDurationMs?=int recordingLocation?=int recordingDurationMs?=int user?=User description? selfUri?
AnswerOption id? text? value?=int assistanceConditions?=AssistanceCondition[]
ApiUsageQuery interval granularity?=(Day|Week|Month) groupBy?=(OAuthClientId|OrganizationId|UserId|TemplateUri|HttpMethod)[] metrics?=(Status200|Status300|Status400|Status500|Status429|Requests)[]
ApiUsageQueryResult results?=ApiUsageRow[] queryStatus?=(Complete|Failed|Running)
ApiUsageRow clientId? clientName? organizationId? userId? templateUri? httpMethod? status200?=int status300?=int status400?=int status500?=int status429?=int requests?=int date?=date
ArchitectFlowFields architectFlow?=AddressableEntityRef flowRequestMappings?=RequestMapping[]
ArchitectJobMessage dateTime?=date type?=(Error|Warning) text?
ArchitectJobStateResponse id flow?=AddressableEntityRef status?=(Registered|Started|Success|Failure) command?=(Publish|Create|Update) messages?=ArchitectJobMessage[] selfUri?
ArchiveRetention days?=int storageMedium?=(CLOUDARCHIVE)
ArticleContent body?=ArticleContentBody
ArticleContentBody locationUrl?
AssessmentForm id? dateModified?=date contextId? selfUri? published?=boolean passPercent=int questionGroups=AssessmentFormQuestionGroup[]
AssessmentFormQuestion id? type?=@Values119 text helpText? naEnabled?=boolean commentsRequired?=boolean visibilityCondition?=VisibilityCondition answerOptions?=AnswerOption[] maxResponseCharacters?=int isKill?=boolean isCritical?=boolean
AssessmentFormQuestionGroup id? name type defaultAnswersToHighest?=boolean defaultAnswersToNA?=boolean naEnabled?=boolean weight?=number manualWeight?=boolean questions=AssessmentFormQuestion[] visibilityCondition?=VisibilityCondition selfUri?
AssessmentJobListing total?=int entities=BenefitAssessmentJob[] selfUri?
AssessmentListing entities=BenefitAssessment[] nextUri? selfUri? previousUri?
AssessmentQuestionGroupScore questionGroupId totalScore?=number maxTotalScore?=number markedNA?=boolean totalCriticalScore?=number maxTotalCriticalScore?=number totalNonCriticalScore?=number maxTotalNonCriticalScore?=number totalScoreUnweighted?=number maxTotalScoreUnweighted?=number totalCriticalScoreUnweighted?=number maxTotalCriticalScoreUnweighted?=number totalNonCriticalScoreUnweighted?=number maxTotalNonCriticalScoreUnweighted?=number questionScores?=AssessmentQuestionScore[]
AssessmentQuestionScore failedKillQuestion?=boolean comments? questionId answerId? score?=int markedNA?=boolean freeTextAnswer?
AssessmentScoringSet totalScore?=number totalCriticalScore?=number totalNonCriticalScore?=number questionGroupScores=AssessmentQuestionGroupScore[] failureReasons?=string[] comments? agentComments? isPassed?=boolean
AssignUsers membersToAssign=string[] membersToRemove=string[]
AssignedLearningModule id? name createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date version?=int externalId? source?=@Values79 rule?=LearningModuleRule currentAssignments?=LearningAssignment[] selfUri? isArchived?=boolean isPublished?=boolean description? completionTimeInDays=int type?=@LearningModuleKind informSteps?=LearningModuleInformStep[] assessmentForm?=AssessmentForm summaryData?=LearningModuleSummary coverArt?=LearningModuleCoverArtResponse
AssignedLearningModuleDomainEntityListing entities=AssignedLearningModule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
AssignedSegment id? selfUri?
AssignedWrapupCode code? notes? tags?=string[] durationSeconds?=int endTime?=date
Assignment assignedMembers?=UserReference[] removedMembers?=UserReference[] assignmentErrors?=AssignmentError[]
AssignmentError user?=UserReference message?
AssignmentValidation membersNotAssigned?=UserReference[] membersAlreadyAssigned?=UserReference[] membersAlreadyAssignedToOther?=OtherProfileAssignment[] invalidMemberAssignments?=InvalidAssignment[]
AssistanceCondition operator?=(EXISTS|NOTEXISTS) topicIds?=string[]
AssociatedValueField dataType=(Number|Integer) name
AsyncConversationQuery conversationFilters?=ConversationDetailQueryFilter[] segmentFilters?=SegmentDetailQueryFilter[] evaluationFilters?=EvaluationDetailQueryFilter[] surveyFilters?=SurveyDetailQueryFilter[] resolutionFilters?=ResolutionDetailQueryFilter[] order?=(asc|desc) orderBy?=@Values106 interval limit?=int startOfDayIntervalMatching?=boolean
AsyncForecastOperationResult status?=@Values60 operationId? result?=BuShortTermForecast progress?=int
AsyncIntradayResponse status?=@Values60 operationId? result?=BuIntradayResponse
AsyncQueryResponse jobId
AsyncQueryStatus state?=(QUEUED|PENDING|FAILED|CANCELLED|FULFILLED|EXPIRED) errorMessage? expirationDate?=date submissionDate?=date completionDate?=date
AsyncUserDetailsQuery interval userFilters?=UserDetailQueryFilter[] presenceFilters?=PresenceDetailQueryFilter[] routingStatusFilters?=RoutingStatusDetailQueryFilter[] order?=(asc|desc) limit?=int
Attachment attachmentId? name? contentUri? contentType? contentLength?=int inlineImage?=boolean
AttemptLimits id? name? dateCreated?=date dateModified?=date version?=int maxAttemptsPerContact?=int maxAttemptsPerNumber?=int timeZoneId? resetPeriod?=(NEVER|TODAY) recallEntries?=RecallEntry{} selfUri?
AttemptLimitsEntityListing entities=AttemptLimits[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
AttendanceStatus dateWorkday?=day attendanceStatusType?=(HasData|Scheduled|Absent|Present|NoSchedule)
AttendanceStatusListing entities=AttendanceStatus[]
Attribute id? name version?=int description? createdBy?=DomainEntityRef dateCreated?=date modifiedBy?=DomainEntityRef dateModified?=date selfUri?
AttributeFilterItem id? operator?=@AttributeFilterOperator values?=string[]
AtzmTimeSlot earliestCallableTime? latestCallableTime?
AtzmTimeSlotWithTimeZone earliestCallableTime? latestCallableTime? timeZoneId?
AuditChange property? entity?=AuditEntityReference oldValues?=string[] newValues?=string[]
AuditEntity type id? name? selfUri?
AuditEntityReference id? name? selfUri? type?=(ATTRIBUTE|ATTRIBUTE_GROUP_INSTANCE|DOCUMENT|DOWNLOAD|FAX|GROUP|RECORDING|TAG|WORKSPACE|USER|PUBLIC) action?
AuditFacet name type
AuditFilter name type operator values=string[]
AuditLogMessage id? userHomeOrgId? user?=DomainEntityRef client?=AddressableEntityRef remoteIp?=string[] serviceName?=@AuditServiceName eventDate?=date message?=MessageInfo action?=@AuditAction entity?=DomainEntityRef entityType?=@AuditEntityType status?=@Values66 propertyChanges?=PropertyChange[] context?=string{}
AuditMessage id user?=AuditUser correlationId? transactionId? transactionInitiator?=boolean application? serviceName level timestamp? receivedTimestamp status actionContext? action? changes?=Change[] entity?=AuditEntity serviceContext?=ServiceContext
AuditQueryEntity name?=@AuditEntityType actions?=@AuditAction[]
AuditQueryExecutionResultsResponse id pageSize?=int cursor? entities?=AuditLogMessage[]
AuditQueryExecutionStatusResponse id state?=@AuditQueryState startDate?=date interval? serviceName?=@AuditServiceName filters?=AuditQueryFilter[] sort?=AuditQuerySort[]
AuditQueryFilter property=(UserId|TrusteeOrganizationId|ClientId|Action|EntityType|EntityId) value
AuditQueryRequest interval serviceName=@AuditServiceName filters?=AuditQueryFilter[] sort?=AuditQuerySort[]
AuditQueryService name?=@AuditServiceName entities?=AuditQueryEntity[]
AuditQueryServiceMapping services?=AuditQueryService[]
AuditQuerySort name=(Timestamp) sortOrder=(ascending|descending)
AuditRealtimeQueryRequest interval serviceName=@AuditServiceName filters?=AuditQueryFilter[] sort?=AuditQuerySort[] pageNumber?=int pageSize?=int
AuditRealtimeQueryResultsResponse entities=AuditLogMessage[] pageSize?=int pageNumber?=int total?=int pageCount?=int
AuditSearchResult pageNumber?=int pageSize?=int total?=int pageCount?=int facetInfo?=FacetInfo[] auditMessages?=AuditMessage[]
AuditUser id name? display?
AuthenticationSettings enabled=boolean integrationId
AuthzDivision id? name? description homeDivision?=boolean objectCounts?=number{} selfUri?
AuthzDivisionEntityListing entities=AuthzDivision[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
AuthzDivisionGrantEntityListing entities=AuthzGrant[] pageSize?=int pageNumber?=int total?=int pageCount?=int
AuthzGrant subjectId? division?=AuthzDivision role?=AuthzGrantRole grantMadeAt?=date
AuthzGrantPolicy actions?=string[] condition? domain? entityName?
AuthzGrantRole id? name? description? policies?=AuthzGrantPolicy[] default?=boolean selfUri?
AuthzSubject id name? grants?=AuthzGrant[] version?=int selfUri?
AutoStart enabled?=boolean
AutomaticTimeZoneMappingSettings callableWindows?=CallableWindow[] supportedCountries?=string[]
AvailableLanguageList languages?=string[]
AvailableTime dateStart?=date lengthInMinutes?=int isPaid?=boolean activityCategory?=(OnQueueWork|Break|Meal|Meeting|OffQueueWork|TimeOff|Training|Unavailable) wfmSchedule?=WfmScheduleReference
AvailableTimeOffRange timeOffLimit?=TimeOffLimitReference startDate?=day granularity?=(Daily) availableMinutesPerInterval?=int[] waitlistedRequestsPerInterval?=int[] waitlistEnabled?=boolean
AvailableTimeOffRequest activityCodeId dateRanges?=LocalDateRange[]
AvailableTimeOffResponse values?=AvailableTimeOffRange[]
AvailableTopic description? id permissionDetails?=PermissionDetails[] requiresPermissions?=string[] requiresDivisionPermissions?=boolean requiresAnyValidator?=boolean enforced?=boolean visibility?=(Public|Preview) schema?=any{} requiresCurrentUser?=boolean requiresCurrentUserOrPermission?=boolean transports?=(All|Websocket|EventBridge|ProcessAutomation)[] publicApiTemplateUriPaths?=string[] topicParameters?=string[]
AvailableTopicEntityListing entities=AvailableTopic[]
AvailableTranslations orgSpecific?=string[] builtin?=string[]
BaseMediaSettings enableAutoAnswer?=boolean
BaseProgramEntity id? name? selfUri?
BaseTopicEntitiy id? name? selfUri?
BatchDownloadJobResult id? name? conversationId? recordingId? resultUrl? contentType? errorMsg? selfUri?
BatchDownloadJobStatusResult id? jobId expectedResultCount?=int resultCount?=int errorCount?=int results?=BatchDownloadJobResult[] selfUri?
BatchDownloadJobSubmission batchDownloadRequestList=BatchDownloadRequest[]
BatchDownloadJobSubmissionResult id selfUri?
BatchDownloadRequest conversationId? recordingId?
BenefitAssessment id queues?=AddressableEntityRef[] kpiAssessments?=KeyPerformanceIndicatorAssessment[] state?=(Created|Finished|Failed) dateCreated?=date dateModified?=date selfUri?
BenefitAssessmentJob id state?=(Created|Finished) dateCreated?=date dateModified?=date selfUri?
BillingUsage name totalUsage resources=BillingUsageResource[]
BillingUsageReport id? name? startDate=date endDate=date status?=(InProgress|Complete) usages=BillingUsage[] selfUri?
BillingUsageResource name date=date
Biography biography? interests?=string[] hobbies?=string[] spouse? education?=Education[]
BotAggregateQueryClause type=(and|or) predicates=BotAggregateQueryPredicate[]
BotAggregateQueryFilter type=(and|or) clauses?=BotAggregateQueryClause[] predicates?=BotAggregateQueryPredicate[]
BotAggregateQueryPredicate type?=@Values110 dimension?=@BotDimension operator?=@Values118 value? range?=NumericRange
BotAggregateQueryResponse results?=ConversationAggregateDataContainer[]
BotAggregationQuery interval granularity? timeZone? groupBy?=@BotDimension[] filter?=BotAggregateQueryFilter metrics=@BotMetric[] flattenMultivaluedDimensions?=boolean views?=BotAggregationView[] alternateTimeDimension?=(eventTime)
BotAggregationView target=@BotMetric name function=(rangeBound) range?=AggregationRange
BotConnectorBot id name? description? versions=BotConnectorBotVersion[] botCompositeTag? selfUri?
BotConnectorBotSummaryEntityListing entities=BotSummary[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
BotConnectorBotVersion version supportedLanguages=string[] intents=BotIntent[]
BotConnectorBotVersionSummaryEntityListing entities?=BotVersionSummary[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
BotIntent name slots?=BotSlot{}
BotList chatBots=BotConnectorBot[]
BotSearchResponse id name botType=(GenesysBotConnector|GenesysDialogEngine|AmazonLex|GoogleDialogFlowES|GoogleDialogFlowCX|NuanceDlg|GenesysBotFlow) description? selfUri?
BotSearchResponseEntityListing entities=BotSearchResponse[]
BotSlot name type
BotSummary name id description? botCompositeTag?
BotVersionSummary name id description? botCompositeTag? version
Browser family version lang? fingerprint? isMobile?=boolean viewHeight?=int viewWidth?=int featuresFlash?=boolean featuresJava?=boolean featuresPdf?=boolean featuresWebrtc?=boolean
BuAbandonRate include=boolean percent?=int
BuAgentScheduleActivity startDate?=date lengthMinutes?=int description? activityCodeId? paid?=boolean timeOffRequestId? externalActivityId? externalActivityType?=(Coaching)
BuAgentScheduleHistoryChange metadata?=BuAgentScheduleHistoryChangeMetadata shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[] deletes?=BuAgentScheduleHistoryDeletedChange
BuAgentScheduleHistoryChangeMetadata dateModified?=date modifiedBy?=UserReference
BuAgentScheduleHistoryDeletedChange shiftIds?=string[] fullDayTimeOffMarkerDates?=day[] agentSchedule?=boolean
BuAgentScheduleHistoryDroppedChange metadata?=BuAgentScheduleHistoryChangeMetadata shiftIds?=string[] fullDayTimeOffMarkerDates?=day[] deletes?=BuAgentScheduleHistoryDeletedChange
BuAgentScheduleHistoryResponse priorPublishedSchedules?=BuScheduleReference[] basePublishedSchedule?=BuAgentScheduleHistoryChange droppedChanges?=BuAgentScheduleHistoryDroppedChange[] changes?=BuAgentScheduleHistoryChange[]
BuAgentSchedulePublishedScheduleReference id? weekDate?=day weekCount?=int selfUri?
BuAgentScheduleQueryResponse user?=UserReference shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[] workPlan?=WorkPlanReference workPlansPerWeek?=WorkPlanReference[] metadata?=WfmVersionedEntityMetadata
BuAgentScheduleRescheduleResponse user?=UserReference shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[] workPlan?=WorkPlanReference workPlansPerWeek?=WorkPlanReference[]
BuAgentScheduleSearchResponse user?=UserReference shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[]
BuAgentScheduleShift id? startDate?=date lengthMinutes?=int activities?=BuAgentScheduleActivity[] manuallyEdited?=boolean schedule?=BuScheduleReference
BuAgentScheduleUpdate type?=(Added|Edited|Deleted) shiftStartDates?=date[]
BuAgentSchedulesQueryResponse agentSchedules?=BuAgentScheduleQueryResponse[] businessUnitTimeZone?
BuAgentSchedulesSearchResponse agentSchedules?=BuAgentScheduleSearchResponse[] businessUnitTimeZone? publishedSchedules?=BuAgentSchedulePublishedScheduleReference[]
BuAsyncAgentSchedulesQueryResponse status?=@Values60 operationId? result?=BuAgentSchedulesQueryResponse progress?=int downloadUrl?
BuAsyncAgentSchedulesSearchResponse status?=@Values60 operationId? result?=BuAgentSchedulesSearchResponse progress?=int downloadUrl?
BuAsyncScheduleResponse status?=@Values60 operationId? result?=BuScheduleMetadata
BuAsyncScheduleRunResponse status?=@Values60 operationId? result?=BuScheduleRun
BuAverageSpeedOfAnswer include=boolean seconds?=int
BuCopyScheduleRequest description weekDate=day
BuCreateBlankScheduleRequest description shortTermForecast?=BuShortTermForecastReference weekCount=int
BuCurrentAgentScheduleSearchResponse agentSchedules?=BuAgentScheduleSearchResponse[] businessUnitTimeZone? publishedSchedules?=BuAgentSchedulePublishedScheduleReference[] startDate?=date endDate?=date updates?=BuAgentScheduleUpdate[]
BuForecastGenerationPlanningGroupResult planningGroupId? metricResults?=BuForecastTimeSeriesResult[]
BuForecastGenerationResult planningGroupResults?=BuForecastGenerationPlanningGroupResult[]
BuForecastModification type=(MinimumPerInterval|MaximumPerInterval|SetValuePerInterval|ChangeValuePerInterval|ChangePercentPerInterval|SetValueOverRange|ChangeValueOverRange|SetValuesForIntervalSet) startIntervalIndex?=int endIntervalIndex?=int metric=@Values50 legacyMetric?=(AverageAfterCallWorkTimeSeconds|AverageHandleTimeSeconds|AverageTalkTimeSeconds|Offered) value?=number values?=WfmForecastModificationIntervalOffsetValue[] displayGranularity granularity? enabled=boolean planningGroupIds?=string[]
BuForecastResult referenceStartDate?=date planningGroups?=ForecastPlanningGroupData[] weekNumber?=int weekCount?=int
BuForecastResultResponse result?=BuForecastResult downloadUrl?
BuForecastTimeSeriesResult metric?=@Values50 forecastingMethod?=(AutoRegressiveIntegratedMovingAverage|MovingAverage|SingleExponentialSmoothing|RandomWalk|DecompositionUsingAdditiveSeasonality|DecompositionUsingMultiplicativeSeasonality|HoltWintersAdditiveSeasonality|HoltWintersAdditiveSeasonalityWithDampedTrend|HoltWintersMultiplicativeSeasonality|HoltWintersMultiplicativeSeasonalityWithDampedTrend|DampedLinearExponentialSmoothing|DoubleExponentialSmoothing|DoubleMovingAverage|LinearExponentialSmoothing|LinearWeightedMovingAverage|PointEstimateUsingDampedLinearExponentialSmoothing|PointEstimateUsingDoubleExponentialSmoothing|PointEstimateUsingLatestWeek|PointEstimateUsingLinearExponentialSmoothing|PointEstimateUsingWeightedAverage|CurveFit|MultiLinearRegression|DynamicHarmonicRegression|Theta|Ensemble|Other) forecastType?=(LongTerm|ShortTerm)
BuFullDayTimeOffMarker businessUnitDate?=day lengthMinutes?=int description? activityCodeId? paid?=boolean timeOffRequestId?
BuGenerateScheduleRequest description shortTermForecast?=BuShortTermForecastReference weekCount=int options?=SchedulingOptionsRequest
BuGetCurrentAgentScheduleRequest startDate=date endDate=date
BuHeadcountForecast entities?=BuPlanningGroupHeadcountForecast[] referenceStartDate?=date
BuHeadcountForecastResponse result?=BuHeadcountForecast downloadUrl?
BuImportAgentScheduleUploadSchema userId workPlanId?=ValueWrapperString workPlanIdsPerWeek?=ListWrapperString shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[]
BuImportShortTermForecastSchema description weekCount=int planningGroups=ForecastPlanningGroupData[] longTermPlanningGroups?=LongTermForecastPlanningGroupData[] canUseForScheduling?=boolean
BuIntradayDataGroup mediaType?=@RoutePathMediaType forecastDataSummary?=BuIntradayForecastData forecastDataPerInterval?=BuIntradayForecastData[] scheduleDataSummary?=BuIntradayScheduleData scheduleDataPerInterval?=BuIntradayScheduleData[] performancePredictionDataSummary?=IntradayPerformancePredictionData performancePredictionDataPerInterval?=IntradayPerformancePredictionData[]
BuIntradayForecastData offered?=number averageHandleTimeSeconds?=number
BuIntradayResponse startDate?=date endDate?=date intervalLengthMinutes?=int noDataReason?=@Values47 categories?=@Values29[] shortTermForecast?=BuShortTermForecastReference schedule?=BuScheduleReference intradayDataGroupings?=BuIntradayDataGroup[]
BuIntradayScheduleData onQueueTimeSeconds?=int
BuManagementUnitScheduleSummary managementUnit?=ManagementUnitReference agentCount?=int startDate?=date endDate?=date agents?=UserReference[]
BuPlanningGroupHeadcountForecast planningGroup?=PlanningGroupReference requiredPerInterval?=number[] requiredWithoutShrinkagePerInterval?=number[]
BuQueryAgentSchedulesRequest managementUnitId userIds?=string[] teamIds?=string[]
BuRescheduleAgentScheduleResult managementUnit?=ManagementUnitReference downloadResult?=MuRescheduleResultWrapper downloadUrl?
BuRescheduleRequest startDate?=date endDate?=date agentIds?=string[] activityCodeIds?=string[] managementUnitIds=string[] doNotChangeWeeklyPaidTime=boolean doNotChangeDailyPaidTime=boolean doNotChangeShiftStartTimes=boolean doNotChangeManuallyEditedShifts=boolean
BuRescheduleResult generationResults?=ScheduleGenerationResult generationResultsDownloadUrl? headcountForecast?=BuHeadcountForecast headcountForecastDownloadUrl? agentSchedules?=BuRescheduleAgentScheduleResult[]
BuScheduleListItem id weekDate?=day weekCount?=int description? published?=boolean shortTermForecast?=BuShortTermForecastReference generationResults?=ScheduleGenerationResultSummary metadata?=WfmVersionedEntityMetadata selfUri?
BuScheduleListing entities=BuScheduleListItem[]
BuScheduleMetadata id weekDate?=day weekCount?=int description? published?=boolean shortTermForecast?=BuShortTermForecastReference generationResults?=ScheduleGenerationResultSummary metadata?=WfmVersionedEntityMetadata managementUnits?=BuManagementUnitScheduleSummary[] selfUri?
BuScheduleReference id? weekDate?=day selfUri?
BuScheduleReferenceForMuRoute id? weekDate?=day businessUnit?=BusinessUnitReference selfUri?
BuScheduleRun id? schedulerRunId? intradayRescheduling?=boolean state?=(None|Queued|Scheduling|Canceled|Failed|Complete) weekCount?=int percentComplete?=number targetWeek?=day schedule?=BuScheduleReference scheduleDescription? schedulingStartTime?=date schedulingStartedBy?=UserReference schedulingCanceledBy?=UserReference schedulingCompletedTime?=date messageCount?=int messageSeverityCounts?=SchedulerMessageSeverityCount[] reschedulingOptions?=ReschedulingOptionsRunResponse reschedulingResultExpiration?=date selfUri?
BuScheduleRunListing entities=BuScheduleRun[]
BuSchedulingSettings messageSeverities?=SchedulerMessageTypeSeverity[]
BuSearchAgentSchedulesRequest startDate=date endDate=date userIds?=string[]
BuServiceLevel include=boolean percent?=int seconds?=int
BuShortTermForecast id? weekDate?=day weekCount?=int creationMethod?=@EventForecastCreationMethod description? legacy?=boolean metadata?=WfmVersionedEntityMetadata canUseForScheduling?=boolean referenceStartDate?=date sourceDays?=ForecastSourceDayPointer[] modifications?=BuForecastModification[] generationResults?=BuForecastGenerationResult timeZone? planningGroupsVersion?=int planningGroups?=ForecastPlanningGroupsResponse selfUri?
BuShortTermForecastListItem id? weekDate?=day weekCount?=int creationMethod?=@EventForecastCreationMethod description? legacy?=boolean metadata?=WfmVersionedEntityMetadata canUseForScheduling?=boolean selfUri?
BuShortTermForecastListing entities=BuShortTermForecastListItem[]
BuShortTermForecastReference id? weekDate=day description? selfUri?
BuShortTermForecastingSettings defaultHistoryWeeks?=int
BuUpdateAgentScheduleUploadSchema userId workPlanId?=ValueWrapperString workPlanIdsPerWeek?=ListWrapperString shifts?=BuAgentScheduleShift[] fullDayTimeOffMarkers?=BuFullDayTimeOffMarker[] metadata?=WfmVersionedEntityMetadata delete?=boolean
BulkCallbackDisconnectRequest callbackDisconnectIdentifiers=CallbackDisconnectIdentifier[]
BulkCallbackPatchRequest patchCallbackRequests=PatchCallbackRequest[]
BulkCallbackPatchResponse results?=BulkResult[] errorCount?=int errorIndexes?=int[]
BulkContactsRequest entities?=ExternalContact[]
BulkContactsResponse results?=BulkResponseResultExternalContactExternalContact[] errorCount?=int errorIndexes?=int[]
BulkDeleteResponse results?=BulkResponseResultVoidEntity[] errorCount?=int errorIndexes?=int[]
BulkError message? code?
BulkErrorDetail fieldName? value? message?
BulkErrorEntity code? message? status?=int retryable?=boolean entity?=Entity details?=BulkErrorDetail[]
BulkErrorExternalContact code? message? status?=int retryable?=boolean entity?=ExternalContact details?=BulkErrorDetail[]
BulkErrorExternalOrganization code? message? status?=int retryable?=boolean entity?=ExternalOrganization details?=BulkErrorDetail[]
BulkErrorNote code? message? status?=int retryable?=boolean entity?=Note details?=BulkErrorDetail[]
BulkErrorRelationship code? message? status?=int retryable?=boolean entity?=Relationship details?=BulkErrorDetail[]
BulkFetchContactsResponse results?=BulkResponseResultExternalContactEntity[] errorCount?=int errorIndexes?=int[]
BulkFetchNotesResponse results?=BulkResponseResultNoteEntity[] errorCount?=int errorIndexes?=int[]
BulkFetchOrganizationsResponse results?=BulkResponseResultExternalOrganizationEntity[] errorCount?=int errorIndexes?=int[]
BulkFetchRelationshipsResponse results?=BulkResponseResultRelationshipEntity[] errorCount?=int errorIndexes?=int[]
BulkIdsRequest entities?=Entity[]
BulkNotesRequest entities?=Note[]
BulkNotesResponse results?=BulkResponseResultNoteNote[] errorCount?=int errorIndexes?=int[]
BulkOrganizationsRequest entities?=ExternalOrganization[]
BulkOrganizationsResponse results?=BulkResponseResultExternalOrganizationExternalOrganization[] errorCount?=int errorIndexes?=int[]
BulkRelationshipsRequest entities?=Relationship[]
BulkRelationshipsResponse results?=BulkResponseResultRelationshipRelationship[] errorCount?=int errorIndexes?=int[]
BulkResponseResultExternalContactEntity id? success?=boolean entity?=ExternalContact error?=BulkErrorEntity
BulkResponseResultExternalContactExternalContact id? success?=boolean entity?=ExternalContact error?=BulkErrorExternalContact
BulkResponseResultExternalOrganizationEntity id? success?=boolean entity?=ExternalOrganization error?=BulkErrorEntity
BulkResponseResultExternalOrganizationExternalOrganization id? success?=boolean entity?=ExternalOrganization error?=BulkErrorExternalOrganization
BulkResponseResultNoteEntity id? success?=boolean entity?=Note error?=BulkErrorEntity
BulkResponseResultNoteNote id? success?=boolean entity?=Note error?=BulkErrorNote
BulkResponseResultRelationshipEntity id? success?=boolean entity?=Relationship error?=BulkErrorEntity
BulkResponseResultRelationshipRelationship id? success?=boolean entity?=Relationship error?=BulkErrorRelationship
BulkResponseResultVoidEntity id? success?=boolean entity?=object error?=BulkErrorEntity
BulkResult error?=BulkError entity?=object
BulkShiftTradeStateUpdateRequest entities=BulkUpdateShiftTradeStateRequestItem[]
BulkUpdateShiftTradeStateRequestItem id? state=@ShiftTradeState metadata=WfmVersionedEntityMetadata
BulkUpdateShiftTradeStateResponse status?=@Values60 operationId? result?=BulkUpdateShiftTradeStateResult
BulkUpdateShiftTradeStateResult entities?=BulkUpdateShiftTradeStateResultItem[]
BulkUpdateShiftTradeStateResultItem id? state?=@ShiftTradeState reviewedBy?=UserReference reviewedDate?=date failureReason?=(InitiatingAgentScheduleNotFound|InitiatingAgentShiftHasExternalActivities|InitiatingAgentShiftNotFound|ReceivingAgentNotFound|ReceivingAgentScheduleNotFound|ReceivingAgentShiftHasExternalActivities|ReceivingAgentShiftNotFound|ScheduleNotPublished|TransitionNotAllowed) metadata?=WfmVersionedEntityMetadata
Bullseye rings?=Ring[]
BusinessUnit id name? settings?=BusinessUnitSettings division?=DivisionReference selfUri?
BusinessUnitActivityCode id name? active?=boolean defaultCode?=boolean category?=@ActivityCategory lengthInMinutes?=int countsAsPaidTime?=boolean countsAsWorkTime?=boolean agentTimeOffSelectable?=boolean countsTowardShrinkage?=boolean plannedShrinkage?=boolean interruptible?=boolean secondaryPresences?=SecondaryPresence[] metadata?=WfmVersionedEntityMetadata selfUri?
BusinessUnitActivityCodeListing entities=BusinessUnitActivityCode[]
BusinessUnitListItem id name? authorized?=boolean division?=DivisionReference selfUri?
BusinessUnitListing entities=BusinessUnitListItem[]
BusinessUnitReference id? selfUri?
BusinessUnitSettings startDayOfWeek=@WeekDay timeZone shortTermForecasting?=BuShortTermForecastingSettings scheduling?=BuSchedulingSettings metadata=WfmVersionedEntityMetadata
ButtonComponent title? actions?=ContentActions
ButtonResponse type?=(Button|QuickReply) text? payload? messageType?=(QuickReply|Card|Carousel)
CalendarUrlResponse calendarUrl? selfUri?
Calibration id? name? calibrator?=User agent?=User conversation?=ConversationReference evaluationForm?=EvaluationForm contextId? averageScore?=int highScore?=int lowScore?=int createdDate?=date evaluations?=Evaluation[] evaluators?=User[] scoringIndex?=Evaluation expertEvaluator?=User selfUri?
CalibrationAssignment calibrator?=User evaluators?=User[] evaluationForm?=EvaluationForm expertEvaluator?=User
CalibrationCreate id? name? calibrator?=User agent?=User conversation=ConversationReference evaluationForm?=EvaluationForm contextId? averageScore?=int highScore?=int lowScore?=int createdDate?=date evaluations?=Evaluation[] evaluators?=User[] scoringIndex?=Evaluation expertEvaluator?=User selfUri?
CalibrationEntityListing entities=Calibration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Call state?=@CallState id? direction?=(inbound|outbound) recording?=boolean recordingState?=(none|active|paused) muted?=boolean confined?=boolean held?=boolean recordingId? segments?=Segment[] errorInfo?=ErrorInfo disconnectType?=@DisconnectType startHoldTime?=date documentId? startAlertingTime?=date connectedTime?=date disconnectedTime?=date disconnectReasons?=DisconnectReason[] faxStatus?=FaxStatus provider? scriptId? peerId? uuiData? self?=Address other?=Address wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean agentAssistantId? initialState?=@CallState
CallCommand callNumber phoneColumn?
CallConversation id name? participants?=CallMediaParticipant[] otherMediaUris?=string[] recordingState?=(none|active|paused) maxParticipants?=int selfUri?
CallConversationEntityListing entities=CallConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CallForwarding id? name? user?=User enabled?=boolean phoneNumber? calls?=CallRoute[] voicemail?=(PURECLOUD|LASTCALL|NONE) modifiedDate?=date selfUri?
CallHistoryConversation id name? participants?=CallHistoryParticipant[] direction?=(inbound|outbound) wentToVoicemail?=boolean missedCall?=boolean startTime?=date wasConference?=boolean wasCallback?=boolean hadScreenShare?=boolean hadCobrowse?=boolean wasOutboundCampaign?=boolean selfUri?
CallHistoryConversationEntityListing entities=CallHistoryConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CallHistoryParticipant id? name? address? startTime?=date endTime?=date purpose? direction?=(inbound|outbound) ani? dnis? user?=User queue?=Queue group?=Group disconnectType?=@HistoryDisconnectType externalContact?=ExternalContact externalOrganization?=ExternalOrganization didInteract?=boolean sipResponseCodes?=int[] flaggedReason?=(general) outboundCampaign?=Campaign
CallMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date muted?=boolean confined?=boolean recording?=boolean recordingState?=(none|active|paused) group?=DomainEntityRef ani? dnis? documentId? faxStatus?=FaxStatus monitoredParticipantId? coachedParticipantId? bargedParticipantId? consultParticipantId? uuiData? bargedTime?=date
CallMediaPolicy actions?=PolicyActions conditions?=CallMediaPolicyConditions
CallMediaPolicyConditions forUsers?=User[] dateRanges?=string[] forQueues?=Queue[] wrapupCodes?=WrapupCode[] languages?=Language[] timeAllowed?=TimeAllowed directions?=(INBOUND|OUTBOUND)[] duration?=DurationCondition
CallRecord lastAttempt?=date lastResult?
CallRoute targets?=CallTarget[]
CallTarget type?=(STATION|PHONENUMBER) value?
CallToAction text? url target?=(Blank|Self)
CallableContactsDiagnostic attemptLimits?=DomainEntityRef dncLists?=DomainEntityRef[] callableTimeSet?=DomainEntityRef ruleSets?=DomainEntityRef[]
CallableTime timeSlots=CampaignTimeSlot[] timeZoneId
CallableTimeSet id? name dateCreated?=date dateModified?=date version?=int callableTimes=CallableTime[] selfUri?
CallableTimeSetEntityListing entities=CallableTimeSet[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CallableWindow mapped?=AtzmTimeSlot unmapped?=AtzmTimeSlotWithTimeZone
Callback state?=@CallbackState id? segments?=Segment[] direction?=(inbound|outbound) held?=boolean disconnectType?=@DisconnectType startHoldTime?=date dialerPreview?=DialerPreview voicemail?=Voicemail callbackNumbers?=string[] callbackUserName? scriptId? externalCampaign?=boolean skipEnabled?=boolean timeoutSeconds?=int startAlertingTime?=date connectedTime?=date disconnectedTime?=date callbackScheduledTime?=date automatedCallbackConfigId? provider? peerId? wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean callerId? callerIdName? initialState?=@CallbackState
CallbackConversation id name? participants?=CallbackMediaParticipant[] otherMediaUris?=string[] selfUri?
CallbackConversationEntityListing entities=CallbackConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CallbackDisconnectIdentifier conversationId callbackId?
CallbackIdentifier type=(ACD|EXTERNAL) id
CallbackMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date outboundPreview?=DialerPreview voicemail?=Voicemail callbackNumbers?=string[] callbackUserName? externalCampaign?=boolean skipEnabled?=boolean timeoutSeconds?=int automatedCallbackConfigId? callbackScheduledTime?=date
Campaign id? name dateCreated?=date dateModified?=date version?=int contactList=DomainEntityRef queue?=DomainEntityRef dialingMode=@DialingMode script?=DomainEntityRef edgeGroup?=DomainEntityRef site?=DomainEntityRef campaignStatus?=(on|stopping|off|complete|invalid|forced_off|forced_stopping) phoneColumns=PhoneColumn[] abandonRate?=number dncLists?=DomainEntityRef[] callableTimeSet?=DomainEntityRef callAnalysisResponseSet?=DomainEntityRef errors?=RestErrorDetail[] callerName callerAddress outboundLineCount?=int ruleSets?=DomainEntityRef[] skipPreviewDisabled?=boolean previewTimeOutSeconds?=int alwaysRunning?=boolean contactSort?=ContactSort contactSorts?=ContactSort[] noAnswerTimeout?=int callAnalysisLanguage? priority?=int contactListFilters?=DomainEntityRef[] division?=DomainEntityRef selfUri?
CampaignDiagnostics callableContacts?=CallableContactsDiagnostic queueUtilizationDiagnostic?=QueueUtilizationDiagnostic ruleSetDiagnostics?=RuleSetDiagnostic[] outstandingInteractionsCount?=int scheduledInteractionsCount?=int
CampaignDivisionView id name? division?=Division selfUri?
CampaignDivisionViewListing entities=CampaignDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CampaignEntityListing entities=Campaign[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CampaignInteraction id? campaign?=DomainEntityRef agent?=DomainEntityRef contact?=DomainEntityRef destinationAddress? activePreviewCall?=boolean lastActivePreviewWrapupTime?=date creationTime?=date callPlacedTime?=date callRoutedTime?=date previewConnectedTime?=date queue?=DomainEntityRef script?=DomainEntityRef disposition?=(DISCONNECT|LIVE_VOICE|BUSY|MACHINE|NO_ANSWER|SIT_CALLABLE|SIT_UNCALLABLE|FAX) callerName? callerAddress? previewPopDeliveredTime?=date conversation?=ConversationBasic dialerSystemParticipantId? dialingMode? skills?=DomainEntityRef[]
CampaignInteractions campaign?=DomainEntityRef pendingInteractions?=CampaignInteraction[] proceedingInteractions?=CampaignInteraction[] previewingInteractions?=CampaignInteraction[] interactingInteractions?=CampaignInteraction[] scheduledInteractions?=CampaignInteraction[]
CampaignProgress campaign=DomainEntityRef contactList=DomainEntityRef numberOfContactsCalled?=int numberOfContactsMessaged?=int totalNumberOfContacts?=int percentage?=int
CampaignRule id? name dateCreated?=date dateModified?=date version?=int campaignRuleEntities=CampaignRuleEntities campaignRuleConditions=CampaignRuleCondition[] campaignRuleActions=CampaignRuleAction[] matchAnyConditions?=boolean enabled?=boolean selfUri?
CampaignRuleAction id? parameters?=CampaignRuleParameters actionType=(turnOnCampaign|turnOffCampaign|turnOnSequence|turnOffSequence|setCampaignPriority|recycleCampaign|setCampaignDialingMode) campaignRuleActionEntities=CampaignRuleActionEntities
CampaignRuleActionEntities campaigns?=DomainEntityRef[] sequences?=DomainEntityRef[] useTriggeringEntity?=boolean
CampaignRuleCondition id? parameters=CampaignRuleParameters conditionType=(campaignProgress|campaignAgents)
CampaignRuleEntities campaigns?=DomainEntityRef[] sequences?=DomainEntityRef[]
CampaignRuleEntityListing entities=CampaignRule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CampaignRuleParameters operator?=(equals|greaterThan|greaterThanEqualTo|lessThan|lessThanEqualTo) value? priority?=(1|2|3|4|5) dialingMode?=@DialingMode
CampaignSchedule id? name? dateCreated?=date dateModified?=date version?=int intervals=ScheduleInterval[] timeZone campaign=DomainEntityRef selfUri?
CampaignSequence id? name? dateCreated?=date dateModified?=date version?=int campaigns=DomainEntityRef[] currentCampaign=int status=(on|off|complete) stopMessage? repeat?=boolean selfUri?
CampaignSequenceEntityListing entities=CampaignSequence[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CampaignStats contactRate?=ConnectRate idleAgents?=int effectiveIdleAgents?=number adjustedCallsPerAgent?=number outstandingCalls?=int scheduledCalls?=int
CampaignTimeSlot startTime stopTime day=int
Category name?
CategoryEntityListing entities=Category[] pageSize?=int pageNumber?=int total?=int pageCount?=int
CategoryListing entities=KnowledgeCategory[] nextUri? selfUri? previousUri?
Certificate certificate
CertificateAuthorityEntityListing entities=DomainCertificateAuthority[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CertificateDetails issuer? subject? expirationDate?=date issueDate?=date expired?=boolean signatureValid?=boolean valid?=boolean
Change entity?=AuditEntity property? oldValues?=string[] newValues?=string[]
ChangeMyPasswordRequest newPassword oldPassword
ChangePasswordRequest newPassword
Channel connectUri? id expires?=date
ChannelEntityListing entities=Channel[]
ChannelTopic id? state?=(Permitted|Rejected) rejectionReason? missingPermissions?=string[] selfUri?
ChannelTopicEntityListing entities=ChannelTopic[]
Chat jabberId?
ChatConversation id name? participants?=ChatMediaParticipant[] otherMediaUris?=string[] selfUri?
ChatConversationEntityListing entities=ChatConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ChatMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date roomId? avatarImageUrl?
ChatMediaPolicy actions?=PolicyActions conditions?=ChatMediaPolicyConditions
ChatMediaPolicyConditions forUsers?=User[] dateRanges?=string[] forQueues?=Queue[] wrapupCodes?=WrapupCode[] languages?=Language[] timeAllowed?=TimeAllowed duration?=DurationCondition
ChatMessage body? id? to? from? utc? chat? message? type? bodyType?=(STANDARD|ACTIVITY|TYPING|NOTICE|MEMBERJOIN|MEMBERLEAVE|MEDIAREQUEST) senderCommunicationId? participantPurpose? user?=ChatMessageUser
ChatMessageUser id? name? displayName? username? images?=UserImage[]
ChatSettings messageRetentionPeriodDays?=int
Check result?=(Passed|Failed|Unknown|Skipped|Error) type?=(HandleTimeValue|TransferRateValue|SalesConversionRateValue|RetentionRateValue|ChurnRateValue|InteractionVolume|UserVariance|DataCoverage|ModelQuality)
ClientApp id? name? integrationType?=IntegrationType notes? intendedState=@Values24 config?=ClientAppConfigurationInfo reportedState?=IntegrationStatusInfo attributes?=string{} selfUri?
ClientAppConfigurationInfo current?=IntegrationConfiguration effective?=EffectiveConfiguration
ClientAppEntityListing entities=ClientApp[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ClonedUser id? name? trustor?=DomainEntityRef selfUri?
ClonedUserEntityListing total?=int entities=ClonedUser[] selfUri?
CloseButtonStyleProperties color? opacity?=number
CoachingAnnotation id? createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date text isDeleted?=boolean accessType?=(Public|Private) selfUri?
CoachingAnnotationCreateRequest text accessType=(Public|Private)
CoachingAnnotationList entities=CoachingAnnotation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CoachingAppointmentAggregateRequest interval metrics?=@CoachingAppointmentMetric[] groupBy?=(attendeeId)[] filter=QueryRequestFilter
CoachingAppointmentAggregateResponse results?=QueryResponseGroupedData[]
CoachingAppointmentReference id? selfUri?
CoachingAppointmentResponse id? name? description? dateStart?=date lengthInMinutes?=int status?=@CoachingAppointmentState facilitator?=UserReference attendees?=UserReference[] createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date conversations?=ConversationReference[] documents?=DocumentReference[] isOverdue?=boolean wfmSchedule?=WfmScheduleReference dateCompleted?=date externalLinks?=string[] selfUri?
CoachingAppointmentResponseList entities=CoachingAppointmentResponse[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CoachingAppointmentStatusRequest status=@Values67
CoachingAppointmentStatusResponse appointment?=CoachingAppointmentReference createdBy?=UserReference dateCreated?=date status?=@CoachingAppointmentState
CoachingAppointmentStatusResponseList entities=CoachingAppointmentStatusResponse[] pageSize?=int pageNumber?=int total?=int pageCount?=int
CoachingNotification id? name? markedAsRead?=boolean actionType?=(Create|Update|Delete|StatusChange) relationship?=(Attendee|Creator|Facilitator) dateStart?=date lengthInMinutes?=int status?=@CoachingAppointmentState user?=UserReference appointment?=CoachingAppointmentResponse selfUri?
CoachingNotificationList entities=CoachingNotification[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CoachingSlot dateStart?=date lengthInMinutes?=int staffingDifference?=number differenceRating?=(Poor|Neutral|Good) wfmSchedule?=WfmScheduleReference
CoachingSlotsRequest interval lengthInMinutes=int attendeeIds=string[] facilitatorIds?=string[] interruptibleAppointmentIds?=string[]
CoachingSlotsResponse suggestedSlots?=CoachingSlot[] attendeeSchedules?=UserAvailableTimes[] facilitatorSchedules?=UserAvailableTimes[] wfmScheduleActivities?=WfmScheduleActivity[]
CobrowseConversation id name? participants?=CobrowseMediaParticipant[] otherMediaUris?=string[] selfUri?
CobrowseConversationEntityListing entities=CobrowseConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CobrowseMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date cobrowseSessionId? cobrowseRole? controlling?=string[] viewerUrl? providerEventTime?=date
CobrowseSettings enabled?=boolean allowAgentControl?=boolean maskSelectors?=string[]
Cobrowsesession state?=@CallbackState id? disconnectType?=@CobrowseDisconnectType self?=Address cobrowseSessionId? cobrowseRole? controlling?=string[] viewerUrl? providerEventTime?=date startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? peerId? segments?=Segment[] wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean initialState?=@CallbackState
CommandStatus id? name? expiration?=date userId? statusCode?=(INPROGRESS|COMPLETE|ERROR|CANCELING|CANCELED) commandType?=(UPLOAD|COPYDOCUMENT|MOVEDOCUMENT|DELETEWORKSPACE|DELETEDOCUMENT|DELETETAG|UPDATETAG|REINDEX|CLEANUP|REPLACEDOCUMENT) document?=Document selfUri?
CommandStatusEntityListing entities=CommandStatus[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CommonCampaign id? name? division?=Division mediaType?=(email|sms|voice) selfUri?
CommonCampaignDivisionView id name? division?=Division mediaType?=(email|sms|voice) selfUri?
CommonCampaignDivisionViewEntityListing entities=CommonCampaignDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CommonCampaignEntityListing entities=CommonCampaign[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ComparisonPeriod id? kpi? dateStarted?=date dateEnded?=date kpiTotalOn?=int kpiTotalOff?=int interactionCountOn?=int interactionCountOff?=int kpiResults?=KpiResult[] selfUri?
ComparisonPeriodListing total?=int entities=ComparisonPeriod[] selfUri?
Condition type?=(wrapupCondition|systemDispositionCondition|contactAttributeCondition|phoneNumberCondition|phoneNumberTypeCondition|callAnalysisCondition|contactPropertyCondition|dataActionCondition) inverted?=boolean attributeName? value? valueType?=(STRING|NUMERIC|DATETIME|PERIOD) operator?=(EQUALS|LESS_THAN|LESS_THAN_EQUALS|GREATER_THAN|GREATER_THAN_EQUALS|CONTAINS|BEGINS_WITH|ENDS_WITH|BEFORE|AFTER|IN) codes?=string[] property? propertyType?=(LAST_ATTEMPT_BY_COLUMN|LAST_ATTEMPT_OVERALL|LAST_WRAPUP_BY_COLUMN|LAST_WRAPUP_OVERALL) dataAction?=DomainEntityRef dataNotFoundResolution?=boolean contactIdField? callAnalysisResultField? agentWrapupField? contactColumnToDataActionFieldMappings?=ContactColumnToDataActionFieldMapping[] predicates?=DataActionConditionPredicate[]
ConfigurationOverrides priority?=boolean
ConnectRate attempts?=int connects?=int connectRatio?=number
ConnectedEdge id? name? interfaceName? interfaceIpAddress? edgeConnectionList?=EdgeConnectionInfo[] selfUri?
ConnectedQueue id? selfUri?
ConnectedUser id? selfUri?
ConstraintConflictMessage message?=WorkPlanConstraintConflictMessage conflictedConstraintMessages?=WorkPlanConstraintMessage[]
ConsultTransfer speakTo?=@Values22 destination=Destination
ConsultTransferResponse destinationParticipantId
ConsultTransferUpdate speakTo=@Values22
ConsumedResourcesEntityListing entities=Dependency[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ConsumingResourcesEntityListing entities=Dependency[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Contact address? display? mediaType?=(PHONE|EMAIL|SMS) type?=(PRIMARY|WORK|WORK2|WORK3|WORK4|HOME|MOBILE|MAIN|OTHER) extension? countryCode? integration?
ContactAddress address1? address2? city? state? postalCode? countryCode?
ContactAddressableEntityRef id? selfUri?
ContactCallbackRequest campaignId contactListId contactId phoneColumn schedule
ContactCenterSettings removeSkillsFromBlindTransfer?=boolean
ContactColumnTimeZone timeZone? columnType?=(PHONE|ZIP)
ContactColumnToDataActionFieldMapping contactColumnName dataActionField
ContactList id? name? dateCreated?=date dateModified?=date version?=int division?=DomainEntityRef columnNames=string[] phoneColumns?=ContactPhoneNumberColumn[] importStatus?=ImportStatus previewModeColumnName? previewModeAcceptedValues?=string[] size?=int attemptLimits?=DomainEntityRef automaticTimeZoneMapping?=boolean zipCodeColumnName? selfUri?
ContactListDivisionView id name? division?=Division columnNames=string[] phoneColumns?=ContactPhoneNumberColumn[] importStatus?=ImportStatus size?=int selfUri?
ContactListDivisionViewListing entities=ContactListDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ContactListEntityListing entities=ContactList[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ContactListFilter id? name dateCreated?=date dateModified?=date version?=int contactList=DomainEntityRef clauses?=ContactListFilterClause[] filterType?=(AND|OR) selfUri?
ContactListFilterClause filterType?=(AND|OR) predicates?=ContactListFilterPredicate[]
ContactListFilterEntityListing entities=ContactListFilter[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ContactListFilterPredicate column? columnType?=(numeric|alphabetic) operator?=(EQUALS|LESS_THAN|LESS_THAN_EQUALS|GREATER_THAN|GREATER_THAN_EQUALS|CONTAINS|BEGINS_WITH|ENDS_WITH|BEFORE|AFTER|BETWEEN|IN) value? range?=ContactListFilterRange inverted?=boolean
ContactListFilterRange min? max? minInclusive?=boolean maxInclusive?=boolean inSet?=string[]
ContactListing entities=ExternalContact[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ContactPhoneNumberColumn columnName type callableTimeColumn?
ContactSort fieldName? direction?=(ASC|DESC) numeric?=boolean
ContentActions url? urlTarget? textback?
ContentAttachment id? mediaType=@ContentAttachmentMediaType url? mime? text? sha256? filename?
ContentButtonResponse id? type=(Button|QuickReply) text payload
ContentCard title description? image? video? defaultAction?=ContentCardAction actions=ContentCardAction[]
ContentCardAction type?=(Link|Postback) text? payload? url?
ContentCarousel cards=ContentCard[]
ContentFilterItem name? type?=@ContentAttributeType operator?=@AttributeFilterOperator values?=string[]
ContentGeneric title? description? image? video? actions?=ContentActions components?=ButtonComponent[]
ContentList id? listType?=(Selection|Vertical) title? description? submitLabel? actions?=ContentActions components?=ListItemComponent[]
ContentLocation url? address? text? latitude?=number longitude?=number
ContentNotificationTemplate id? language? header?=NotificationTemplateHeader body=NotificationTemplateBody footer?=NotificationTemplateFooter
ContentOffer imageUrl? displayMode=@Values42 layoutMode=@ContentOfferLayoutMode title? headline? body? callToAction?=CallToAction style?=ContentOfferStylingConfiguration
ContentOfferStyleProperties padding? color? backgroundColor?
ContentOfferStylingConfiguration position?=ContentPositionProperties offer?=ContentOfferStyleProperties closeButton?=CloseButtonStyleProperties ctaButton?=CtaButtonStyleProperties title?=TextStyleProperties headline?=TextStyleProperties body?=TextStyleProperties
ContentPositionProperties top? bottom? left? right?
ContentPostback id? text? payload
ContentQueryRequest queryPhrase? pageNumber?=int pageSize?=int facetNameRequests?=string[] sort?=SortItem[] filters?=ContentFilterItem[] attributeFilters?=AttributeFilterItem[] includeShares?=boolean
ContentQuickReply id? text payload image? action?=(Message)
ContentReaction reactionType=(Like|Love|Wow|Haha|Sad|Angry|Thankful|Pride|Care) count=int
ContentSetting story?=StorySetting
ContentStory type=(Mention|Reply) url replyToId?
Context patterns=ContextPattern[]
ContextEntity name
ContextIntent name
ContextPattern criteria=EntityTypeCriteria[]
Conversation id? name? externalTag? startTime=date endTime?=date address? participants=Participant[] conversationIds?=string[] maxParticipants?=int recordingState?=(ACTIVE|PAUSED|NONE) state?=@CallState divisions?=ConversationDivisionMembership[] selfUri?
ConversationAggregateDataContainer group?=string{} data?=StatisticalResponse[]
ConversationAggregateQueryClause type=(and|or) predicates=ConversationAggregateQueryPredicate[]
ConversationAggregateQueryFilter type=(and|or) clauses?=ConversationAggregateQueryClause[] predicates?=ConversationAggregateQueryPredicate[]
ConversationAggregateQueryPredicate type?=@Values110 dimension?=@ConversationDimension operator?=@Values118 value? range?=NumericRange
ConversationAggregateQueryResponse results?=ConversationAggregateDataContainer[]
ConversationAggregationQuery interval granularity? timeZone? groupBy?=@ConversationDimension[] filter?=ConversationAggregateQueryFilter metrics=@ConversationMetric[] flattenMultivaluedDimensions?=boolean views?=ConversationAggregationView[] alternateTimeDimension?=(eventTime)
ConversationAggregationView target=@ConversationMetric name function=(rangeBound) range?=AggregationRange
ConversationAppSettings showAgentTypingIndicator?=boolean showUserTypingIndicator?=boolean autoStartType?=(Standard|Automatic) autoStart?=AutoStart markdown?=Markdown
ConversationAssociation externalContactId? conversationId communicationId mediaType=@ConversationMediaType
ConversationBasic id? name? externalTag? startTime=date endTime?=date divisions?=ConversationDivisionMembership[] selfUri? participants?=ParticipantBasic[]
ConversationButtonComponent title? actions?=ConversationContentActions
ConversationCallEventTopicCallConversation id? name? participants?=ConversationCallEventTopicCallMediaParticipant[] otherMediaUris?=string[] recordingState?=(none|active|paused) maxParticipants?=int
ConversationCallEventTopicCallMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@EventParticipantState direction?=(inbound|outbound) disconnectType?=@DisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=ConversationCallEventTopicUriReference queue?=ConversationCallEventTopicUriReference team?=ConversationCallEventTopicUriReference attributes?=string{} errorInfo?=ConversationCallEventTopicErrorBody script?=ConversationCallEventTopicUriReference wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=ConversationCallEventTopicUriReference externalOrganization?=ConversationCallEventTopicUriReference wrapup?=ConversationCallEventTopicWrapup conversationRoutingData?=ConversationCallEventTopicConversationRoutingData peer? screenRecordingState? flaggedReason?=(general) journeyContext?=ConversationCallEventTopicJourneyContext startAcwTime?=date endAcwTime?=date muted?=boolean confined?=boolean recording?=boolean recordingState?=(none|active|paused) group?=ConversationCallEventTopicUriReference ani? dnis? documentId? monitoredParticipantId? coachedParticipantId? bargedParticipantId? bargedTime?=date consultParticipantId? faxStatus?=ConversationCallEventTopicFaxStatus
ConversationCallEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationCallEventTopicErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ConversationCallEventTopicFaxStatus direction? expectedPages?=int activePage?=int linesTransmitted?=int bytesTransmitted?=int dataRate?=int pageErrors?=int lineErrors?=int
ConversationCallEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationCallEventTopicUriReference id? name?
ConversationCallEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationCallbackEventTopicCallbackConversation id? name? participants?=ConversationCallbackEventTopicCallbackMediaParticipant[] otherMediaUris?=string[]
ConversationCallbackEventTopicCallbackMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@EventParticipantState direction?=(inbound|outbound) disconnectType?=@DisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=ConversationCallbackEventTopicUriReference queue?=ConversationCallbackEventTopicUriReference team?=ConversationCallbackEventTopicUriReference attributes?=string{} errorInfo?=ConversationCallbackEventTopicErrorBody script?=ConversationCallbackEventTopicUriReference wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=ConversationCallbackEventTopicUriReference externalOrganization?=ConversationCallbackEventTopicUriReference wrapup?=ConversationCallbackEventTopicWrapup conversationRoutingData?=ConversationCallbackEventTopicConversationRoutingData peer? screenRecordingState? flaggedReason?=(general) journeyContext?=ConversationCallbackEventTopicJourneyContext startAcwTime?=date endAcwTime?=date outboundPreview?=ConversationCallbackEventTopicDialerPreview voicemail?=ConversationCallbackEventTopicVoicemail callbackNumbers?=string[] callbackUserName? skipEnabled?=boolean externalCampaign?=boolean timeoutSeconds?=int callbackScheduledTime?=date automatedCallbackConfigId?
ConversationCallbackEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationCallbackEventTopicDialerPreview id? contactId? contactListId? campaignId? phoneNumberColumns?=PhoneNumberColumn[]
ConversationCallbackEventTopicErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ConversationCallbackEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationCallbackEventTopicUriReference id? name?
ConversationCallbackEventTopicVoicemail id? uploadStatus?=@VoicemailUploadStatus
ConversationCallbackEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationChannel type?=(Unknown|Call|Callback|Email|GenericObject|Messaging|Social|Webchat|Voice|Chat|Cobrowse|Video|Screenshare|Message) messageType?=(Unknown|Sms|Twitter|Facebook|Line|WhatsApp|WebMessaging|Open|Instagram) platform?
ConversationChat state?=@MediaState id? roomId? recordingId? segments?=Segment[] held?=boolean direction?=(inbound|outbound) disconnectType?=(endpoint|client|system|transfer|transfer.conference|transfer.consult|transfer.forward|error|peer|other|uncallable|timeout) startHoldTime?=date startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? scriptId? peerId? avatarImageUrl? journeyContext?=JourneyContext wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean initialState?=@MediaState
ConversationChatEventTopicChatConversation id? name? participants?=ConversationChatEventTopicChatMediaParticipant[] otherMediaUris?=string[]
ConversationChatEventTopicChatMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@EventParticipantState direction?=(inbound|outbound) disconnectType?=@DisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=ConversationChatEventTopicUriReference queue?=ConversationChatEventTopicUriReference team?=ConversationChatEventTopicUriReference attributes?=string{} errorInfo?=ConversationChatEventTopicErrorBody script?=ConversationChatEventTopicUriReference wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=ConversationChatEventTopicUriReference externalOrganization?=ConversationChatEventTopicUriReference wrapup?=ConversationChatEventTopicWrapup conversationRoutingData?=ConversationChatEventTopicConversationRoutingData peer? screenRecordingState? flaggedReason?=(general) journeyContext?=ConversationChatEventTopicJourneyContext startAcwTime?=date endAcwTime?=date roomId? avatarImageUrl?
ConversationChatEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationChatEventTopicErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ConversationChatEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationChatEventTopicUriReference id? name?
ConversationChatEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationContentActions url? urlTarget? textback?
ConversationContentAttachment id? mediaType=@ContentAttachmentMediaType url? mime? text? sha256? filename?
ConversationContentButtonResponse type?=(Button|QuickReply) text payload
ConversationContentCard title description? image? video? defaultAction?=ConversationContentCardAction actions=ConversationContentCardAction[]
ConversationContentCardAction type?=(Link|Postback|Unknown) text? payload? url?
ConversationContentCarousel cards?=ConversationContentCard[]
ConversationContentGeneric title? description? image? video? actions?=ConversationContentActions components?=ConversationButtonComponent[]
ConversationContentLocation url? address? text? latitude?=number longitude?=number
ConversationContentNotificationTemplate id? language? header?=ConversationNotificationTemplateHeader body=ConversationNotificationTemplateBody footer?=ConversationNotificationTemplateFooter
ConversationContentQuickReply text payload image? action?=(Message)
ConversationContentStory type?=(Mention|Reply) url? replyToId?
ConversationDeletionProtectionQuery conversationIds=string[]
ConversationDetailQueryClause type=(and|or) predicates=ConversationDetailQueryPredicate[]
ConversationDetailQueryFilter type=(and|or) clauses?=ConversationDetailQueryClause[] predicates?=ConversationDetailQueryPredicate[]
ConversationDetailQueryPredicate type?=@Values110 dimension?=(conversationEnd|conversationId|conversationInitiator|conversationStart|customerParticipation|divisionId|externalTag|mediaStatsMinConversationMos|originatingDirection) metric?=(nBlindTransferred|nCobrowseSessions|nConnected|nConsult|nConsultTransferred|nError|nFlow|nFlowMilestone|nFlowOutcome|nFlowOutcomeFailed|nOffered|nOutbound|nOutboundAbandoned|nOutboundAttempted|nOutboundConnected|nOverSla|nStateTransitionError|nTransferred|oExternalMediaCount|oFlowMilestone|oMediaCount|oMessageTurn|tAbandon|tAcd|tAcw|tAgentResponseTime|tAlert|tAnswered|tCallback|tCallbackComplete|tCoaching|tCoachingComplete|tConnected|tContacting|tConversationDuration|tDialing|tFlow|tFlowDisconnect|tFlowExit|tFlowOut|tFlowOutcome|tHandle|tHeld|tHeldComplete|tIvr|tMonitoring|tMonitoringComplete|tNotResponding|tShortAbandon|tTalk|tTalkComplete|tUserResponseTime|tVoicemail) operator?=@Values118 value? range?=NumericRange
ConversationDivisionMembership division?=DomainEntityRef entities?=DomainEntityRef[]
ConversationEmailEventTopicAttachment attachmentId? name? contentUri? contentType? contentLength?=int
ConversationEmailEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationEmailEventTopicEmailConversation id? name? participants?=ConversationEmailEventTopicEmailMediaParticipant[] otherMediaUris?=string[]
ConversationEmailEventTopicEmailMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@EventParticipantState direction?=(inbound|outbound) disconnectType?=@DisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=ConversationEmailEventTopicUriReference queue?=ConversationEmailEventTopicUriReference team?=ConversationEmailEventTopicUriReference attributes?=string{} errorInfo?=ConversationEmailEventTopicErrorBody script?=ConversationEmailEventTopicUriReference wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=ConversationEmailEventTopicUriReference externalOrganization?=ConversationEmailEventTopicUriReference wrapup?=ConversationEmailEventTopicWrapup conversationRoutingData?=ConversationEmailEventTopicConversationRoutingData peer? screenRecordingState? flaggedReason?=(general) journeyContext?=ConversationEmailEventTopicJourneyContext startAcwTime?=date endAcwTime?=date subject? messagesSent?=int autoGenerated?=boolean messageId? draftAttachments?=ConversationEmailEventTopicAttachment[] spam?=boolean
ConversationEmailEventTopicErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ConversationEmailEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationEmailEventTopicUriReference id? name?
ConversationEmailEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationEntityListing entities=Conversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ConversationEventCoBrowse type=@Values51 sessionId? sessionJoinToken?
ConversationEventPresence type=(Join|Disconnect)
ConversationEventTopicAddress name? nameRaw? addressNormalized? addressRaw? addressDisplayable?
ConversationEventTopicAfterCallWork startTime?=date endTime?=date state?=@AfterCallWorkState
ConversationEventTopicAttachment attachmentId? name? contentUri? contentType? contentLength?=int
ConversationEventTopicCall id? state?=@CallState initialState?=@CallState recording?=boolean recordingState?=(none|active|paused) muted?=boolean confined?=boolean held?=boolean errorInfo?=ConversationEventTopicErrorDetails disconnectType?=@DisconnectType startHoldTime?=date direction?=(outbound|inbound) documentId? self?=ConversationEventTopicAddress other?=ConversationEventTopicAddress provider? scriptId? peerId? connectedTime?=date disconnectedTime?=date disconnectReasons?=ConversationEventTopicDisconnectReason[] faxStatus?=ConversationEventTopicFaxStatus uuiData? bargedTime?=date wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean agentAssistantId?
ConversationEventTopicCallback state?=@EventCallbackState initialState?=@EventCallbackState id? direction?=(inbound|outbound) held?=boolean disconnectType?=@DisconnectType startHoldTime?=date dialerPreview?=ConversationEventTopicDialerPreview voicemail?=ConversationEventTopicVoicemail callbackNumbers?=string[] callbackUserName? scriptId? peerId? externalCampaign?=boolean skipEnabled?=boolean provider? timeoutSeconds?=int connectedTime?=date disconnectedTime?=date callbackScheduledTime?=date automatedCallbackConfigId? wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean callerId? callerIdName?
ConversationEventTopicChat state?=@MediaState initialState?=@MediaState id? provider? scriptId? peerId? roomId? avatarImageUrl? held?=boolean disconnectType?=@DisconnectType startHoldTime?=date connectedTime?=date disconnectedTime?=date journeyContext?=ConversationEventTopicJourneyContext wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicCobrowse state?=@MediaState initialState?=@MediaState disconnectType?=@CobrowseDisconnectType id? self?=ConversationEventTopicAddress roomId? cobrowseSessionId? cobrowseRole? controlling?=string[] viewerUrl? provider? scriptId? peerId? providerEventTime?=date connectedTime?=date disconnectedTime?=date wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicConversation id? maxParticipants?=int participants?=ConversationEventTopicParticipant[] recordingState? address? externalTag?
ConversationEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationEventTopicDialerPreview id? contactId? contactListId? campaignId? phoneNumberColumns?=PhoneNumberColumn[]
ConversationEventTopicDisconnectReason type?=(q850|sip) code?=int phrase?
ConversationEventTopicEmail id? state?=@EmailState initialState?=@EmailState held?=boolean autoGenerated?=boolean subject? provider? scriptId? peerId? messagesSent?=int errorInfo?=ConversationEventTopicErrorDetails disconnectType?=@DisconnectType startHoldTime?=date connectedTime?=date disconnectedTime?=date messageId? direction?=(outbound|inbound) draftAttachments?=ConversationEventTopicAttachment[] spam?=boolean wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicErrorDetails status?=int code? message? messageWithParams? messageParams?=string{} contextId? uri?
ConversationEventTopicFaxStatus direction? expectedPages?=int activePage?=int linesTransmitted?=int bytesTransmitted?=int baudRate?=int pageErrors?=int lineErrors?=int
ConversationEventTopicJourneyAction id? actionMap?=ConversationEventTopicJourneyActionMap
ConversationEventTopicJourneyActionMap id? version?=int
ConversationEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationEventTopicJourneyCustomer id? idType?
ConversationEventTopicJourneyCustomerSession id? type?
ConversationEventTopicMessage id? state?=@Values90 initialState?=@Values90 held?=boolean errorInfo?=ConversationEventTopicErrorDetails provider? scriptId? peerId? disconnectType?=@DisconnectType startHoldTime?=date connectedTime?=date disconnectedTime?=date toAddress?=ConversationEventTopicAddress fromAddress?=ConversationEventTopicAddress messages?=ConversationEventTopicMessageDetails[] messagesTranscriptUri? type?=@EventMessageType recipientCountry? recipientType? journeyContext?=ConversationEventTopicJourneyContext wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean agentAssistantId?
ConversationEventTopicMessageDetails messageId? messageTime?=date messageStatus?=@MessageStatus messageSegmentCount?=int media?=ConversationEventTopicMessageMedia[] errorInfo?=ConversationEventTopicErrorDetails stickers?=ConversationEventTopicMessageSticker[] messageMetadata?=ConversationEventTopicMessageMetadata
ConversationEventTopicMessageMedia url? mediaType? contentLengthBytes?=int name? id?
ConversationEventTopicMessageMetadata type? events?=ConversationEventTopicMessageMetadataEvent[] content?=ConversationEventTopicMessageMetadataContent[]
ConversationEventTopicMessageMetadataContent contentType? subType?
ConversationEventTopicMessageMetadataEvent eventType? subType?
ConversationEventTopicMessageSticker url? id?
ConversationEventTopicParticipant id? connectedTime?=date endTime?=date userId? externalContactId? externalOrganizationId? name? queueId? groupId? teamId? purpose? consultParticipantId? address? wrapupRequired?=boolean wrapupExpected?=boolean wrapupPrompt? wrapupTimeoutMs?=int wrapup?=ConversationEventTopicWrapup startAcwTime?=date endAcwTime?=date conversationRoutingData?=ConversationEventTopicConversationRoutingData alertingTimeoutMs?=int monitoredParticipantId? coachedParticipantId? bargedParticipantId? screenRecordingState?=@ScreenRecordingState flaggedReason? attributes?=string{} calls?=ConversationEventTopicCall[] callbacks?=ConversationEventTopicCallback[] chats?=ConversationEventTopicChat[] cobrowsesessions?=ConversationEventTopicCobrowse[] emails?=ConversationEventTopicEmail[] messages?=ConversationEventTopicMessage[] screenshares?=ConversationEventTopicScreenshare[] socialExpressions?=ConversationEventTopicSocialExpression[] videos?=ConversationEventTopicVideo[] workflow?=ConversationEventTopicWorkflow
ConversationEventTopicScoredAgent agent?=ConversationEventTopicUriReference score?=int
ConversationEventTopicScreenshare state?=@MediaState initialState?=@MediaState self?=ConversationEventTopicAddress id? context? sharing?=boolean provider? scriptId? peerId? peerCount?=object disconnectType?=@DisconnectType connectedTime?=date disconnectedTime?=date wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicSocialExpression state?=@MediaState initialState?=@MediaState id? socialMediaId? socialMediaHub? socialUserName? previewText? recordingId? held?=boolean provider? scriptId? peerId? disconnectType?=@DisconnectType startHoldTime?=date connectedTime?=date disconnectedTime?=date wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicUriReference id? name?
ConversationEventTopicVideo state?=@MediaState initialState?=@MediaState self?=ConversationEventTopicAddress id? context? audioMuted?=boolean videoMuted?=boolean sharingScreen?=boolean peerCount?=object provider? scriptId? peerId? disconnectType?=@DisconnectType connectedTime?=date disconnectedTime?=date msids?=string[] wrapup?=ConversationEventTopicWrapup afterCallWork?=ConversationEventTopicAfterCallWork afterCallWorkRequired?=boolean
ConversationEventTopicVoicemail id? uploadStatus?=@VoicemailUploadStatus
ConversationEventTopicWorkflow workflowId?
ConversationEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationEventTyping type=(On) duration?=int
ConversationMessageContent contentType=@MessageContentType location?=ConversationContentLocation story?=ConversationContentStory attachment?=ConversationContentAttachment quickReply?=ConversationContentQuickReply template?=ConversationContentNotificationTemplate buttonResponse?=ConversationContentButtonResponse generic?=ConversationContentGeneric card?=ConversationContentCard carousel?=ConversationContentCarousel
ConversationMessageEvent eventType=@Values20 coBrowse?=ConversationEventCoBrowse typing?=ConversationEventTyping presence?=ConversationEventPresence
ConversationMessageEventTopicConversationRoutingData queue?=ConversationEventTopicUriReference language?=ConversationEventTopicUriReference priority?=int skills?=ConversationEventTopicUriReference[] scoredAgents?=ConversationEventTopicScoredAgent[]
ConversationMessageEventTopicErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ConversationMessageEventTopicErrorDetails status?=int code? message? messageWithParams? messageParams?=string{} contextId? uri?
ConversationMessageEventTopicJourneyContext customer?=ConversationEventTopicJourneyCustomer customerSession?=ConversationEventTopicJourneyCustomerSession triggeringAction?=ConversationEventTopicJourneyAction
ConversationMessageEventTopicMessageConversation id? name? participants?=ConversationMessageEventTopicMessageMediaParticipant[] otherMediaUris?=string[]
ConversationMessageEventTopicMessageDetails message?=ConversationMessageEventTopicUriReference messageTime?=date messageSegmentCount?=int messageStatus?=@MessageStatus media?=ConversationMessageEventTopicMessageMedia[] stickers?=ConversationMessageEventTopicMessageSticker[] errorInfo?=ConversationMessageEventTopicErrorDetails messageMetadata?=ConversationMessageEventTopicMessageMetadata
ConversationMessageEventTopicMessageMedia url? mediaType? contentLengthBytes?=int name? id?
ConversationMessageEventTopicMessageMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@EventParticipantState direction?=(inbound|outbound) disconnectType?=@DisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=ConversationMessageEventTopicUriReference queue?=ConversationMessageEventTopicUriReference team?=ConversationMessageEventTopicUriReference attributes?=string{} errorInfo?=ConversationMessageEventTopicErrorBody script?=ConversationMessageEventTopicUriReference wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=ConversationMessageEventTopicUriReference externalOrganization?=ConversationMessageEventTopicUriReference wrapup?=ConversationMessageEventTopicWrapup conversationRoutingData?=ConversationMessageEventTopicConversationRoutingData peer? screenRecordingState? flaggedReason?=(general) journeyContext?=ConversationMessageEventTopicJourneyContext startAcwTime?=date endAcwTime?=date messages?=ConversationMessageEventTopicMessageDetails[] type?=@EventMessageType recipientCountry? recipientType?
ConversationMessageEventTopicMessageMetadata type? events?=ConversationEventTopicMessageMetadataEvent[] content?=ConversationEventTopicMessageMetadataContent[]
ConversationMessageEventTopicMessageSticker url? id?
ConversationMessageEventTopicUriReference id? name?
ConversationMessageEventTopicWrapup code? notes? tags?=string[] durationSeconds?=int endTime?=date
ConversationMessageMetadata type?=@NormalizedMessageType events?=ConversationMessageMetadataEvent[] content?=ConversationMessageMetadataContent[]
ConversationMessageMetadataContent contentType?=@MessageContentType subType?=(Image|Video|Audio|File|Link|Mention|Reply|Button|QuickReply|Postback|Unknown)
ConversationMessageMetadataEvent eventType?=@Values20 subType?=(On|Join|Disconnect|Offering|OfferingExpired|OfferingAccepted|OfferingRejected|Unknown)
ConversationMessagingChannel id? platform?=(Twitter|Facebook|Instagram|Line|Whatsapp|WebMessaging|Open|Sms) messageId? to?=ConversationMessagingToRecipient from?=ConversationMessagingFromRecipient time?=date dateModified?=date dateDeleted?=date
ConversationMessagingFromRecipient nickname? id idType?=(Email|Phone|Opaque) image? firstName? lastName? email? additionalIds?=ConversationRecipientAdditionalIdentifier[]
ConversationMessagingToRecipient nickname? id idType?=(Email|Phone|Opaque) image? firstName? lastName? email? additionalIds?=ConversationRecipientAdditionalIdentifier[]
ConversationMetrics conversation?=AddressableEntityRef sentimentScore?=number sentimentTrend?=number sentimentTrendClass?=(NotCalculated|Declining|SlightlyDeclining|NoChange|SlightlyImproving|Improving) participantMetrics?=ParticipantMetrics
ConversationNormalizedMessage id? channel?=ConversationMessagingChannel type=@NormalizedMessageType text? content?=ConversationMessageContent[] events?=ConversationMessageEvent[] status?=@NormalizedMessageStatus reasons?=ConversationReason[] originatingEntity?=(Human|Bot) isFinalReceipt?=boolean direction?=(Inbound|Outbound) metadata?=string{}
ConversationNotificationTemplateBody text? parameters=ConversationNotificationTemplateParameter[]
ConversationNotificationTemplateFooter text?
ConversationNotificationTemplateHeader type=(Text|Media) text? media?=ConversationContentAttachment parameters?=ConversationNotificationTemplateParameter[]
ConversationNotificationTemplateParameter name? text
ConversationProperties isWaiting?=boolean isActive?=boolean isAcd?=boolean isPreferred?=boolean isScreenshare?=boolean isCobrowse?=boolean isVoicemail?=boolean isFlagged?=boolean isMonitored?=boolean filterWrapUpNotes?=boolean matchAll?=boolean
ConversationQuery conversationFilters?=ConversationDetailQueryFilter[] segmentFilters?=SegmentDetailQueryFilter[] evaluationFilters?=EvaluationDetailQueryFilter[] surveyFilters?=SurveyDetailQueryFilter[] resolutionFilters?=ResolutionDetailQueryFilter[] order?=(asc|desc) orderBy?=@Values106 interval aggregations?=AnalyticsQueryAggregation[] paging?=PagingSpec
ConversationReason code?=@ConversationReasonCode message
ConversationRecipientAdditionalIdentifier type=(Deployment|Subject|Unknown) value
ConversationReference id? selfUri?
ConversationRoutingData queue?=AddressableEntityRef language?=AddressableEntityRef priority?=int skills?=AddressableEntityRef[] scoredAgents?=ScoredAgent[]
ConversationTagsUpdate externalTag
ConversationThreadingWindow id? settings=ConversationThreadingWindowSetting[] defaultTimeoutMinutes?=int
ConversationThreadingWindowSetting messengerType=@ThreadingMessengerType timeoutInMinutes=int
ConversationUser id
ConversationUserDisposition code? notes? user?=AddressableEntityRef
CopyAttachmentsRequest sourceMessage=DomainEntityRef attachments=Attachment[]
CopyBuForecastRequest description weekDate=day
CopyVoicemailMessage voicemailMessageId userId? groupId?
CopyWorkPlan name
CopyWorkPlanRotationRequest name
Coretype id? name? version?=int dateCreated?=date schema?=Schema current?=boolean validationFields?=string[] validationLimits?=ValidationLimits itemValidationFields?=string[] itemValidationLimits?=ItemValidationLimits selfUri?
CoretypeListing total?=int entities=Coretype[] selfUri?
CoverSheet notes? locale?
CreateActivityCodeRequest name category=@ActivityCategory lengthInMinutes?=int countsAsPaidTime?=boolean countsAsWorkTime?=boolean agentTimeOffSelectable?=boolean countsTowardShrinkage?=boolean plannedShrinkage?=boolean interruptible?=boolean secondaryPresences?=SecondaryPresence[]
CreateAdminTimeOffRequest status=(PENDING|APPROVED) users=UserReference[] activityCodeId notes? fullDayManagementUnitDates?=string[] partialDayStartDateTimes?=date[] dailyDurationMinutes=int paid?=boolean
CreateAgentTimeOffRequest activityCodeId notes? fullDayManagementUnitDates?=string[] partialDayStartDateTimes?=date[] dailyDurationMinutes=int
CreateBenefitAssessmentJobRequest divisionIds?=string[]
CreateBenefitAssessmentRequest queueIds=string[]
CreateBusinessUnitRequest name divisionId settings=CreateBusinessUnitSettings
CreateBusinessUnitSettings startDayOfWeek=@WeekDay timeZone shortTermForecasting?=BuShortTermForecastingSettings scheduling?=BuSchedulingSettings
CreateCallRequest phoneNumber? callerId? callerIdName? callFromQueueId? callQueueId? callUserId? priority?=int languageId? routingSkillsIds?=string[] conversationIds?=string[] participants?=Destination[] uuiData? externalContactId?
CreateCallResponse id name? selfUri?
CreateCallbackCommand scriptId? queueId? routingData?=RoutingData callbackUserName? callbackNumbers=string[] callbackScheduledTime?=date countryCode? validateCallbackNumbers?=boolean data?=string{} callerId? callerIdName?
CreateCallbackOnConversationCommand scriptId? queueId? routingData?=RoutingData callbackUserName? callbackNumbers=string[] callbackScheduledTime?=date countryCode? validateCallbackNumbers?=boolean data?=string{} callerId? callerIdName?
CreateCallbackResponse conversation=DomainEntityRef callbackIdentifiers=CallbackIdentifier[]
CreateCoachingAppointmentRequest name description dateStart=date lengthInMinutes=int facilitatorId? attendeeIds=string[] conversationIds?=string[] documentIds?=string[] wfmSchedule?=WfmScheduleReference externalLinks?=string[]
CreateEmailRequest queueId? flowId? provider skillIds?=string[] languageId? priority?=int attributes?=string{} toAddress? toName? fromAddress? fromName? subject? direction?=(OUTBOUND|INBOUND) htmlBody? textBody? externalContactId?
CreateIntegrationRequest id? name integrationType=IntegrationType selfUri?
CreateManagementUnitApiRequest name timeZone? startDayOfWeek?=@WeekDay settings?=CreateManagementUnitSettingsRequest divisionId? businessUnitId
CreateManagementUnitSettingsRequest adherence?=AdherenceSettings shortTermForecasting?=ShortTermForecastingSettings timeOff?=TimeOffRequestSettings scheduling?=SchedulingSettingsRequest shiftTrading?=ShiftTradeSettings
CreateMetric metricDefinitionId? externalMetricDefinitionId? objective?=CreateObjective performanceProfileId? name
CreateObjective id? templateId? zones?=ObjectiveZone[] enabled?=boolean topicIds?=string[] mediaTypes?=@AnalyticsMediaType[] queueIds?=string[] topicIdsFilterType?=(and|or) dateStart?=day
CreateOutboundMessagingConversationRequest queueId toAddress toAddressMessengerType=(sms) useExistingConversation?=boolean externalContactId?
CreatePerformanceProfile id? name division=WritableDivision description metricOrders?=string[] dateCreated?=date reportingIntervals=ReportingInterval[] active=boolean memberCount?=int maxLeaderboardRankSize=int selfUri?
CreatePlanningGroupRequest name routePaths=RoutePathRequest[] serviceGoalTemplateId
CreatePredictorRequest queueIds=string[] kpi routingTimeoutSeconds?=int schedule?=PredictorSchedule workloadBalancingConfig?=PredictorWorkloadBalancing
CreateQueueRequest id? name division?=WritableDivision description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=int userMemberCount?=int joinedMemberCount?=int mediaSettings?=MediaSetting{} routingRules?=RoutingRule[] bullseye?=Bullseye acwSettings?=AcwSettings skillEvaluationMethod?=(NONE|BEST|ALL) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef autoAnswerOnly?=boolean enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=AgentOwnedRouting callingPartyName? callingPartyNumber? defaultScripts?=Script{} outboundMessagingAddresses?=QueueMessagingAddresses outboundEmailAddress?=QueueEmailAddress peerId? sourceQueueId? selfUri?
CreateResponseAssetRequest name divisionId? contentMd5?
CreateResponseAssetResponse id? url? headers?=string{}
CreateSecureSession sourceParticipantId? flowId userData disconnect?=boolean
CreateServiceGoalTemplate name serviceLevel?=BuServiceLevel averageSpeedOfAnswer?=BuAverageSpeedOfAnswer abandonRate?=BuAbandonRate
CreateShareRequest sharedEntityType=(DOCUMENT) sharedEntity=SharedEntity memberType?=(USER|GROUP|PUBLIC) member?=SharedEntity members?=CreateShareRequestMember[]
CreateShareRequestMember memberType?=(USER|GROUP|PUBLIC) member?=MemberEntity
CreateShareResponse id name? sharedEntityType?=(DOCUMENT) sharedEntity?=DomainEntityRef memberType?=(USER|GROUP|PUBLIC) member?=DomainEntityRef sharedBy?=DomainEntityRef workspace?=DomainEntityRef succeeded?=Share[] failed?=Share[] selfUri?
CreateTimeOffLimitRequest granularity?=(Daily) defaultLimitMinutes?=int
CreateTimeOffPlanRequest name activityCodeIds?=string[] timeOffLimitIds?=string[] autoApprovalRule=@Values45 daysBeforeStartToExpireFromWaitlist?=int active=boolean
CreateUser name department? email addresses?=Contact[] title? password divisionId state?=@Values87
CreateWebChatConversationRequest organizationId deploymentId routingTarget=WebChatRoutingTarget memberInfo=GuestMemberInfo memberAuthToken? journeyContext?=JourneyContext
CreateWebChatConversationResponse id jwt? eventStreamUri? member?=WebChatMemberInfo
CreateWebChatMessageRequest body bodyType?=@WebChatBodyType
CreateWebChatRequest queueId provider skillIds?=string[] languageId? priority?=int attributes?=string{} customerName?
CreateWorkPlan name enabled?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=int weeklyMinimumPaidMinutes?=int weeklyMaximumPaidMinutes?=int constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=int constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=int maximumDays?=int minimumConsecutiveNonWorkingMinutesPerWeek?=int constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=int minimumWorkingDaysPerWeek?=int constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=int minimumShiftStartDistanceMinutes?=int minimumDaysOffPerPlanningPeriod?=int maximumDaysOffPerPlanningPeriod?=int minimumPaidMinutesPerPlanningPeriod?=int maximumPaidMinutesPerPlanningPeriod?=int optionalDays?=SetWrapperDayOfWeek shiftStartVarianceType?=@Values71 shiftStartVariances?=ListWrapperShiftStartVariance shifts?=CreateWorkPlanShift[] agents?=UserReference[]
CreateWorkPlanActivity activityCodeId? description? lengthMinutes?=int startTimeIsRelativeToShiftStart?=boolean flexibleStartTime?=boolean earliestStartTimeMinutes?=int latestStartTimeMinutes?=int exactStartTimeMinutes?=int startTimeIncrementMinutes?=int countsAsPaidTime?=boolean countsAsContiguousWorkTime?=boolean minimumLengthFromShiftStartMinutes?=int minimumLengthFromShiftEndMinutes?=int
CreateWorkPlanShift name days?=SetWrapperDayOfWeek flexibleStartTime?=boolean exactStartTimeMinutesFromMidnight?=int earliestStartTimeMinutesFromMidnight?=int latestStartTimeMinutesFromMidnight?=int constrainStopTime?=boolean constrainLatestStopTime?=boolean latestStopTimeMinutesFromMidnight?=int constrainEarliestStopTime?=boolean earliestStopTimeMinutesFromMidnight?=int startIncrementMinutes?=int flexiblePaidTime?=boolean exactPaidTimeMinutes?=int minimumPaidTimeMinutes?=int maximumPaidTimeMinutes?=int constrainContiguousWorkTime?=boolean minimumContiguousWorkTimeMinutes?=int maximumContiguousWorkTimeMinutes?=int constrainDayOff?=boolean dayOffRule?=@Values46 activities?=CreateWorkPlanActivity[]
Credential id? name? type=CredentialType credentialFields?=string{} selfUri?
CredentialInfo id? name? createdDate?=date modifiedDate?=date type?=CredentialType selfUri?
CredentialInfoListing entities=CredentialInfo[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
CredentialSpecification required?=boolean title? credentialTypes?=string[]
CredentialType id? name? properties?=object displayOrder?=string[] required?=string[]
CredentialTypeListing entities=CredentialType[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Criteria key values=string[] shouldIgnoreCase=boolean operator?=@JourneyCriteriaOperator
CrossPlatformCallMediaPolicy actions?=CrossPlatformPolicyActions conditions?=CallMediaPolicyConditions
CrossPlatformChatMediaPolicy actions?=CrossPlatformPolicyActions conditions?=ChatMediaPolicyConditions
CrossPlatformEmailMediaPolicy actions?=CrossPlatformPolicyActions conditions?=EmailMediaPolicyConditions
CrossPlatformMediaPolicies callPolicy?=CrossPlatformCallMediaPolicy chatPolicy?=CrossPlatformChatMediaPolicy emailPolicy?=CrossPlatformEmailMediaPolicy messagePolicy?=CrossPlatformMessageMediaPolicy
CrossPlatformMessageMediaPolicy actions?=CrossPlatformPolicyActions conditions?=EmailMediaPolicyConditions
CrossPlatformPolicy id? name? modifiedDate?=date createdDate?=date order?=int description? enabled?=boolean mediaPolicies?=CrossPlatformMediaPolicies conditions?=PolicyConditions actions?=CrossPlatformPolicyActions policyErrors?=PolicyErrors selfUri?
CrossPlatformPolicyActions retainRecording?=boolean deleteRecording?=boolean alwaysDelete?=boolean assignEvaluations?=EvaluationAssignment[] assignMeteredEvaluations?=MeteredEvaluationAssignment[] assignMeteredAssignmentByAgent?=MeteredAssignmentByAgent[] assignCalibrations?=CalibrationAssignment[] retentionDuration?=RetentionDuration mediaTranscriptions?=MediaTranscription[] integrationExport?=IntegrationExport
CrossPlatformPolicyCreate id? name modifiedDate?=date createdDate?=date order?=int description? enabled?=boolean mediaPolicies?=CrossPlatformMediaPolicies conditions?=PolicyConditions actions?=CrossPlatformPolicyActions policyErrors?=PolicyErrors selfUri?
CrossPlatformPolicyUpdate enabled?=boolean
CtaButtonStyleProperties color? font? fontSize? textAlign?=(Left|Right|Center) backgroundColor?
CurrentUserScheduleRequestBody startDate=date endDate=date loadFullWeeks?=boolean
CursorContactListing entities=ExternalContact[] nextUri? selfUri? previousUri?
CursorNoteListing entities=Note[] nextUri? selfUri? previousUri?
CursorOrganizationListing entities=ExternalOrganization[] nextUri? selfUri? previousUri?
CursorRelationshipListing entities=Relationship[] nextUri? selfUri? previousUri?
CustomEventAttribute dataType value
CustomEventAttributeList dataType values=string[]
CustomI18nLabels language? localizedLabels?=LocalizedLabels[]
CustomerInteractionCenter id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
DID id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? phoneNumber? didPool?=DomainEntityRef owner?=DomainEntityRef ownerType?=@Values77 selfUri?
DIDEntityListing entities=DID[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DIDNumber id? name? number? assigned?=boolean didPool?=AddressableEntityRef owner?=DomainEntityRef ownerType?=@Values77 selfUri?
DIDNumberEntityListing entities=DIDNumber[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DIDPool id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? startPhoneNumber endPhoneNumber comments? provider?=(PURE_CLOUD|PURE_CLOUD_VOICE) selfUri?
DIDPoolEntityListing entities=DIDPool[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DataActionConditionPredicate outputField outputOperator=(EQUALS|LESS_THAN|LESS_THAN_EQUALS|GREATER_THAN|GREATER_THAN_EQUALS|CONTAINS|BEGINS_WITH|ENDS_WITH|BEFORE|AFTER) comparisonValue inverted=boolean outputFieldMissingResolution=boolean
DataAvailabilityResponse dataAvailabilityDate?=date
DataSchema id? name? version=int appliesTo?=(CONTACT|EXTERNAL_ORGANIZATION|OPEN_ACTION|WORKITEM)[] enabled?=boolean createdBy?=DomainEntityRef dateCreated?=date jsonSchema=JsonSchemaDocument selfUri?
DataSchemaListing total?=int entities=DataSchema[] selfUri?
DataTable id? name? division?=WritableDivision description? schema?=JsonSchemaDocument selfUri?
DataTableExportJob id name? owner?=AddressableEntityRef status=(Processing|Failed|Succeeded) dateCreated?=date dateCompleted?=date downloadURI? errorInformation?=ErrorBody countRecordsProcessed?=int selfUri?
DataTableImportEntityListing entities=DataTableImportJob[] pageSize?=int pageNumber?=int total?=int pageCount?=int
DataTableImportJob id? name? owner?=AddressableEntityRef status=(WaitingForUpload|Processing|Failed|Succeeded) dateCreated?=date dateCompleted?=date uploadURI? importMode?=(ReplaceAll|Append) errorInformation?=ErrorBody countRecordsUpdated?=int countRecordsDeleted?=int countRecordsFailed?=int selfUri?
DataTableRowEntityListing entities=any{}[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DataTablesDomainEntityListing entities=DataTable[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DateRange startDate? endDate?
DateRangeWithOptionalEnd startBusinessUnitDate=day endBusinessUnitDate?=day
DefaultGreetingList id? name? owner?=GreetingOwner ownerType?=@Values76 greetings?=Greeting{} createdDate?=date createdBy? modifiedDate?=date modifiedBy? selfUri?
DefaultObjective id? templateId? zones?=ObjectiveZone[] enabled?=boolean mediaTypes?=@AnalyticsMediaType[] queues?=AddressableEntityRef[] topics?=AddressableEntityRef[] topicIdsFilterType?=(and|or)
DeletableUserReference id? delete?=boolean selfUri?
DeleteRetention days?=int
Dependency id? name? version? type?=@DependencyObjectType deleted?=boolean updated?=boolean stateUnknown?=boolean selfUri?
DependencyObject id? name? version? type?=@DependencyObjectType deleted?=boolean updated?=boolean stateUnknown?=boolean consumedResources?=Dependency[] consumingResources?=Dependency[] selfUri?
DependencyObjectEntityListing entities=DependencyObject[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DependencyStatus id? name? user?=User client?=DomainEntityRef buildId? dateStarted?=date dateCompleted?=date status?=(BUILDINITIALIZING|BUILDINPROGRESS|NOTBUILT|OPERATIONAL|OPERATIONALNEEDSREBUILD) failedObjects?=FailedObject[] selfUri?
DependencyType id? name? versioned?=boolean selfUri?
DependencyTypeEntityListing entities=DependencyType[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Destination address name? userId? queueId?
Detail errorCode? fieldName? entityId? entityName?
DetectedDialogAct name? probability?=number
DetectedIntent name? probability?=number entities?=DetectedNamedEntity[]
DetectedNamedEntity name? entityType? probability?=number value?=DetectedNamedEntityValue
DetectedNamedEntityValue raw? resolved?
DevelopmentActivity id? dateCompleted?=date createdBy?=UserReference dateCreated?=date percentageScore?=number isPassed?=boolean selfUri? name? type?=(Informational|Coaching|AssessedContent|Assessment) status?=(Planned|InProgress|Completed|InvalidSchedule|NotCompleted) dateDue?=date facilitator?=UserReference attendees?=UserReference[] isOverdue?=boolean
DevelopmentActivityAggregateParam interval metrics?=@DevelopmentActivityMetric[] groupBy?=(attendeeId)[] filter=DevelopmentActivityAggregateQueryRequestFilter
DevelopmentActivityAggregateQueryRequestClause type=(And|Or) predicates=DevelopmentActivityAggregateQueryRequestPredicate[]
DevelopmentActivityAggregateQueryRequestFilter type=(And|Or) clauses=DevelopmentActivityAggregateQueryRequestClause[]
DevelopmentActivityAggregateQueryRequestPredicate dimension=@Values97 value
DevelopmentActivityAggregateQueryResponseData interval? metrics?=DevelopmentActivityAggregateQueryResponseMetric[]
DevelopmentActivityAggregateQueryResponseGroupedData group?=string{} data?=DevelopmentActivityAggregateQueryResponseData[]
DevelopmentActivityAggregateQueryResponseMetric metric?=@DevelopmentActivityMetric stats?=DevelopmentActivityAggregateQueryResponseStatistics
DevelopmentActivityAggregateQueryResponseStatistics count?=int min?=number max?=number sum?=number
DevelopmentActivityAggregateResponse results?=DevelopmentActivityAggregateQueryResponseGroupedData[]
DevelopmentActivityListing entities=DevelopmentActivity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Device category=(desktop|mobile|tablet|other) type isMobile?=boolean screenHeight?=int screenWidth?=int fingerprint? osFamily osVersion
DialerAction type=(Action|modifyContactAttribute|dataActionBehavior) actionTypeName=(DO_NOT_DIAL|MODIFY_CONTACT_ATTRIBUTE|SWITCH_TO_PREVIEW|APPEND_NUMBER_TO_DNC_LIST|SCHEDULE_CALLBACK|CONTACT_UNCALLABLE|NUMBER_UNCALLABLE|SET_CALLER_ID|SET_SKILLS|DATA_ACTION) updateOption?=(SET|INCREMENT|DECREMENT|CURRENT_TIME) properties?=string{} dataAction?=DomainEntityRef contactColumnToDataActionFieldMappings?=ContactColumnToDataActionFieldMapping[] contactIdField? callAnalysisResultField? agentWrapupField?
DialerAuditRequest queryPhrase? queryFields?=string[] facets?=AuditFacet[] filters?=AuditFilter[]
DialerCampaignConfigChangeCampaign contactList?=DialerCampaignConfigChangeUriReference queue?=DialerCampaignConfigChangeUriReference dialingMode?=@DialingMode script?=DialerCampaignConfigChangeUriReference edgeGroup?=DialerCampaignConfigChangeUriReference site?=DialerCampaignConfigChangeUriReference campaignStatus?=@CampaignStatus phoneColumns?=DialerCampaignConfigChangePhoneColumn[] abandonRate?=number dncLists?=DialerCampaignConfigChangeUriReference[] callableTimeSet?=DialerCampaignConfigChangeUriReference callAnalysisResponseSet?=DialerCampaignConfigChangeUriReference callerName? callerAddress? outboundLineCount?=int errors?=DialerCampaignConfigChangeRestErrorDetail[] ruleSets?=DialerCampaignConfigChangeUriReference[] skipPreviewDisabled?=boolean previewTimeOutSeconds?=int singleNumberPreview?=boolean contactSort?=DialerCampaignConfigChangeContactSort contactSorts?=DialerCampaignConfigChangeContactSort[] noAnswerTimeout?=int callAnalysisLanguage? priority?=int contactListFilters?=DialerCampaignConfigChangeUriReference[] division?=DialerCampaignConfigChangeUriReference agentOwnedColumn? id? name? dateCreated?=date dateModified?=date version?=int
DialerCampaignConfigChangeContactSort fieldName? direction?=(ASC|DESC) numeric?=boolean
DialerCampaignConfigChangePhoneColumn columnName? type?
DialerCampaignConfigChangeRestErrorDetail error? details?
DialerCampaignConfigChangeUriReference id? name?
DialerCampaignProgressEventCampaignProgress campaign?=DialerCampaignProgressEventUriReference numberOfContactsCalled?=number numberOfContactsMessaged?=number totalNumberOfContacts?=number percentage?=int
DialerCampaignProgressEventUriReference id? name?
DialerContact id? name? contactListId data=any{} callRecords?=CallRecord{} latestSmsEvaluations?=MessageEvaluation{} callable?=boolean phoneNumberStatus?=PhoneNumberStatus{} contactColumnTimeZones?=ContactColumnTimeZone{} configurationOverrides?=ConfigurationOverrides selfUri?
DialerContactId id? contactListId?
DialerEventEntityListing entities=EventLog[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DialerPreview id? contactId? contactListId? campaignId? phoneNumberColumns?=PhoneNumberColumn[]
DialerRule id? name order?=int category=(DIALER_PRECALL|DIALER_WRAPUP) conditions=Condition[] actions?=DialerAction[]
DialogflowAgent id? name? project?=DialogflowProject languages?=string[] intents?=DialogflowIntent[] environments?=string[] selfUri?
DialogflowAgentSummary id? name? project?=DialogflowProject description? selfUri?
DialogflowAgentSummaryEntityListing entities=DialogflowAgentSummary[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DialogflowIntent name parameters=DialogflowParameter{}
DialogflowParameter name type
DialogflowProject id? name?
DigitLength start? end?
Digits digits?
DirectoryUserDevicesListing entities=UserDevice[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DisallowedEntityLearningAssignmentItem errorCode? entity?=LearningAssignmentItem
DisallowedEntityLearningAssignmentReference errorCode? entity?=LearningAssignmentReference
DisconnectReason type?=(q850|sip) code?=int phrase?
Division id? name? selfUri?
DivisionReference id? selfUri?
DivsPermittedEntityListing entities=AuthzDivision[] pageSize?=int pageNumber?=int total?=int allDivsPermitted?=boolean firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DncList id? name dateCreated?=date dateModified?=date version?=int importStatus?=ImportStatus size?=int dncSourceType=@Values136 contactMethod?=(Email|Phone) loginId? dncCodes?=string[] licenseId? division?=DomainEntityRef selfUri?
DncListCreate id? name dateCreated?=date dateModified?=date version?=int importStatus?=ImportStatus size?=int dncSourceType=@Values136 contactMethod?=(Email|Phone) loginId? dncCodes?=string[] licenseId? division?=DomainEntityRef selfUri?
DncListDivisionView id name? division?=Division importStatus?=ImportStatus size?=int dncSourceType?=@Values136 contactMethod?=(Email|Phone) selfUri?
DncListDivisionViewListing entities=DncListDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DncListEntityListing entities=DncList[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Document id name? changeNumber?=int dateCreated?=date dateModified?=date dateUploaded?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef uploadedBy?=DomainEntityRef sharingUri? contentType? contentLength?=int systemType?=(DOCUMENT|FAX|RECORDING) filename? pageCount?=int read?=boolean callerAddress? receiverAddress? tags?=string[] tagValues?=TagValue[] attributes?=DocumentAttribute[] thumbnails?=DocumentThumbnail[] uploadStatus?=DomainEntityRef uploadDestinationUri? uploadMethod?=@Values65 lockInfo?=LockInfo acl?=string[] sharingStatus?=(NONE|LIMITED|PUBLIC) downloadSharingUri? selfUri?
DocumentArticle title content?=ArticleContent alternatives?=string[]
DocumentAttribute attribute?=Attribute values?=string[]
DocumentAudit id? name? user?=DomainEntityRef workspace?=DomainEntityRef transactionId? transactionInitiator?=boolean application? serviceName? level?=(USER|SYSTEM) timestamp?=date status?=@Values66 actionContext?=@DocumentAuditAction action?=@DocumentAuditAction entity?=AuditEntityReference changes?=AuditChange[] selfUri?
DocumentAuditEntityListing entities=DocumentAudit[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DocumentCategoryInput id
DocumentEntityListing entities=Document[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DocumentFaq question answer alternatives?=string[]
DocumentListing entities=KnowledgeDocument[] nextUri? selfUri? previousUri?
DocumentReference id? selfUri?
DocumentThumbnail resolution? imageUri? height?=int width?=int
DocumentUpdate changeNumber?=int name read?=boolean addTags?=string[] removeTags?=string[] addTagIds?=string[] removeTagIds?=string[] updateAttributes?=DocumentAttribute[] removeAttributes?=string[]
DocumentUpload name workspace=DomainEntityRef tags?=string[] tagIds?=string[]
DocumentationResult id=int categories?=int[] description? content? excerpt? link? modified?=date name? service?=int[] slug? title? get_type? facet_feature?=int[] facet_role?=int[] facet_service?=int[] faq_categories?=int[] releasenote_category?=int[] releasenote_tag?=int[] service-area?=int[] video_categories?=int[]
DocumentationSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=DocumentationSearchCriteria[] dateFormat? type=(EXACT|STARTS_WITH|CONTAINS|TERM|TERMS|MATCH_ALL|SIMPLE|QUERY_STRING|MULTI_MATCH)
DocumentationSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] query?=DocumentationSearchCriteria[]
DocumentationSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=DocumentationResult[]
DomainCapabilities enabled?=boolean dhcp?=boolean metric?=int autoMetric?=boolean supportsMetric?=boolean pingEnabled?=boolean
DomainCertificateAuthority id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? certificate type=(MANAGED|REMOTE) services=(SIP|PROVISION|PROVISION_PHONE)[] certificateDetails?=CertificateDetails[] selfUri?
DomainEdgeSoftwareUpdateDto version=DomainEdgeSoftwareVersionDto maxDownloadRate?=int downloadStartTime?=date executeStartTime?=date executeStopTime?=date executeOnIdle?=boolean status?=(NONE|INIT|IN_PROGRESS|EXPIRED|EXCEPTION|ABORTED|FAILED|SUCCEEDED|DELETE) edgeUri? callDrainingWaitTimeSeconds?=int current?=boolean
DomainEdgeSoftwareVersionDto id? name? edgeVersion? publishDate?=date edgeUri? current?=boolean latestRelease?=boolean selfUri?
DomainEdgeSoftwareVersionDtoEntityListing entities=DomainEdgeSoftwareVersionDto[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DomainEntity id? name? selfUri?
DomainEntityListing entities=DomainEntity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DomainEntityListingEvaluationForm entities?=EvaluationForm[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DomainEntityListingQueryResult entities?=QueryResult[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DomainEntityListingSurveyForm entities?=SurveyForm[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
DomainEntityRef id? name? selfUri?
DomainLogicalInterface id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? edgeUri? edgeAssignedId? friendlyName vlanTagId?=int hardwareAddress physicalAdapterId ifStatus? interfaceType?=(DIAGNOSTIC|SYSTEM) publicNatAddressIpV4? publicNatAddressIpV6? routes?=DomainNetworkRoute[] addresses?=DomainNetworkAddress[] ipv4Capabilities?=DomainCapabilities ipv6Capabilities?=DomainCapabilities currentState?=(INIT|CREATING|UPDATING|OK|EXCEPTION|DELETING) lastModifiedUserId? lastModifiedCorrelationId? commandResponses?=DomainNetworkCommandResponse[] inheritPhoneTrunkBasesIPv4?=boolean inheritPhoneTrunkBasesIPv6?=boolean useForInternalEdgeCommunication?=boolean useForIndirectEdgeCommunication?=boolean useForCloudProxyEdgeCommunication?=boolean useForWanInterface?=boolean externalTrunkBaseAssignments?=TrunkBaseAssignment[] phoneTrunkBaseAssignments?=TrunkBaseAssignment[] traceEnabled?=boolean startDate?=date endDate?=date selfUri?
DomainNetworkAddress type?=(ip|dns|gateway|tdm) address? persistent?=boolean family?=int
DomainNetworkCommandResponse correlationId? commandName? acknowledged?=boolean errorInfo?=ErrorDetails
DomainNetworkRoute prefix? nexthop? persistent?=boolean metric?=int family?=int
DomainOrgRoleDifference removedPermissionPolicies?=DomainPermissionPolicy[] addedPermissionPolicies?=DomainPermissionPolicy[] samePermissionPolicies?=DomainPermissionPolicy[] userOrgRole?=DomainOrganizationRole roleFromDefault?=DomainOrganizationRole
DomainOrganizationProduct id
DomainOrganizationRole id? name? description? defaultRoleId? permissions?=string[] unusedPermissions?=string[] permissionPolicies?=DomainPermissionPolicy[] userCount?=int roleNeedsUpdate?=boolean base?=boolean default?=boolean selfUri?
DomainOrganizationRoleCreate id? name description? defaultRoleId? permissions?=string[] unusedPermissions?=string[] permissionPolicies?=DomainPermissionPolicy[] userCount?=int roleNeedsUpdate?=boolean base?=boolean default?=boolean selfUri?
DomainOrganizationRoleUpdate id? name description? defaultRoleId? permissions?=string[] unusedPermissions?=string[] permissionPolicies?=DomainPermissionPolicy[] userCount?=int roleNeedsUpdate?=boolean base?=boolean default?=boolean selfUri?
DomainPermission domain? entityType? action? label? allowsConditions?=boolean divisionAware?=boolean
DomainPermissionCollection id name? domain? permissionMap?=DomainPermission[]{} selfUri?
DomainPermissionPolicy domain? entityName? policyName? policyDescription? actionSet?=string[] namedResources?=string[] allowConditions?=boolean resourceConditionNode?=DomainResourceConditionNode
DomainPhysicalCapabilities vlan?=boolean team?=boolean
DomainPhysicalInterface id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? edgeUri? friendlyName? hardwareAddress? portLabel? physicalCapabilities?=DomainPhysicalCapabilities selfUri?
DomainResourceConditionNode variableName? operator?=(EQ|IN|GE|GT|LE|LT) operands?=DomainResourceConditionValue[] conjunction?=(AND|OR) terms?=DomainResourceConditionNode[]
DomainResourceConditionValue user?=User queue?=Queue value? type?=@Values64
DomainRole id? name?
DomainSchemaReference id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? selfUri?
DownloadResponse contentLocationUri? imageUri? thumbnails?=DocumentThumbnail[]
Draft id? name miner?=Miner intents?=DraftIntents[] dateCreated?=date dateModified?=date selfUri?
DraftIntents id name utterances=string[] selfUri?
DraftListing entities=Draft[] nextUri? selfUri? previousUri?
DraftRequest intents?=DraftIntents[]
DraftValidationResult valid?=boolean errors?=ErrorBody[]
DurationCondition durationTarget?=(DURATION|DURATION_RANGE) durationOperator? durationRange? durationMode?=(Between|Over|Under)
Edge id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? interfaces?=EdgeInterface[] make? model? apiVersion? softwareVersion? softwareVersionTimestamp? softwareVersionPlatform? softwareVersionConfiguration? fullSoftwareVersion? pairingId? fingerprint? fingerprintHint? currentVersion? stagedVersion? patch? statusCode?=(NEW|AWAITING_CONNECTION|AWAITING_FINGERPRINT|AWAITING_FINGERPRINT_VERIFICATION|FINGERPRINT_VERIFIED|AWAITING_BOOTSTRAP|ACTIVE|INACTIVE|RMA|UNPAIRING|UNPAIRED|INITIALIZING) edgeGroup?=EdgeGroup site?=Site softwareStatus?=DomainEdgeSoftwareUpdateDto onlineStatus?=(ONLINE|OFFLINE) serialNumber? physicalEdge?=boolean managed?=boolean edgeDeploymentType?=(HARDWARE|LDM|CDM|CHS|INVALID) callDrainingState?=(NONE|WAIT|WAIT_TIMEOUT|TERMINATE|COMPLETE) conversationCount?=int proxy? offlineConfigCalled?=boolean osName? selfUri?
EdgeAutoUpdateConfig timeZone rrule start end
EdgeConnectionInfo id? name? interfaceName? interfaceIpAddress? connectionErrors?=string[] site?=AddressableEntityRef selfUri?
EdgeEntityListing entities=Edge[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EdgeGroup id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? managed?=boolean hybrid?=boolean edgeTrunkBaseAssignment=TrunkBaseAssignment phoneTrunkBases=TrunkBase[] selfUri?
EdgeGroupEntityListing entities=EdgeGroup[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EdgeInterface type? ipAddress? name? macAddress? ifName? endpoints?=DomainEntityRef[] lineTypes?=@Values73[] addressFamilyId?
EdgeLine id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? schema?=DomainEntityRef properties?=any{} edge?=Edge edgeGroup?=EdgeGroup lineType?=@Values73 endpoint?=Endpoint ipAddress? logicalInterfaceId? selfUri?
EdgeLineEntityListing entities=EdgeLine[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EdgeLogsJob id name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? files?=EdgeLogsJobFile[] selfUri?
EdgeLogsJobFile id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? timeCreated?=date timeModified?=date sizeBytes?=number uploadStatus?=(UPLOADING|NOT_UPLOADED|UPLOADED|ERROR_ON_UPLOAD) edgePath? downloadId? selfUri?
EdgeLogsJobRequest path? query? recurse?=boolean
EdgeLogsJobResponse id name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? selfUri?
EdgeLogsJobUploadRequest fileIds=string[]
EdgeMetrics edge?=DomainEntityRef eventTime?=date upTimeMsec?=int processors?=EdgeMetricsProcessor[] memory?=EdgeMetricsMemory[] disks?=EdgeMetricsDisk[] subsystems?=EdgeMetricsSubsystem[] networks?=EdgeMetricsNetwork[]
EdgeMetricsDisk availableBytes?=number partitionName? totalBytes?=number
EdgeMetricsMemory availableBytes?=number type? totalBytes?=number
EdgeMetricsNetwork ifname? sentBytesPerSec?=int receivedBytesPerSec?=int bandwidthBitsPerSec?=number utilizationPct?=number
EdgeMetricsProcessor activeTimePct?=number cpuId? idleTimePct?=number privilegedTimePct?=number userTimePct?=number
EdgeMetricsSubsystem delayMs?=int processName? mediaSubsystem?=EdgeMetricsSubsystem
EdgeNetworkDiagnostic id selfUri?
EdgeNetworkDiagnosticRequest host
EdgeNetworkDiagnosticResponse commandCorrelationId? diagnostics?
EdgeRebootParameters callDrainingWaitTimeSeconds?=int
EdgeServiceStateRequest inService=boolean callDrainingWaitTimeSeconds?=int
EdgeTrunkBase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? trunkMetabase=DomainEntityRef properties?=any{} trunkType=@Values27 selfUri?
EdgeVersionInformation softwareVersion?
EdgeVersionReport oldestVersion?=EdgeVersionInformation newestVersion?=EdgeVersionInformation
Education school? fieldOfStudy? notes? dateStart?=day dateEnd?=day
EffectiveConfiguration properties=any{} advanced=any{} name notes credentials=CredentialInfo{}
Email state?=@EmailState id? held?=boolean subject? messagesSent?=int segments?=Segment[] direction?=(inbound|outbound) recordingId? errorInfo?=ErrorBody disconnectType?=@DisconnectType startHoldTime?=date startAlertingTime?=date connectedTime?=date disconnectedTime?=date autoGenerated?=boolean provider? scriptId? peerId? messageId? draftAttachments?=Attachment[] spam?=boolean wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean initialState?=@EmailState
EmailAddress email? name?
EmailAttachment name? contentPath? contentType? attachmentId? contentLength?=int
EmailCampaignSchedule id? name? dateCreated?=date dateModified?=date version?=int intervals=ScheduleInterval[] timeZone? emailCampaign=DomainEntityRef selfUri?
EmailConversation id name? participants?=EmailMediaParticipant[] otherMediaUris?=string[] selfUri?
EmailConversationEntityListing entities=EmailConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EmailMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date subject? messagesSent?=int autoGenerated?=boolean draftAttachments?=Attachment[] spam?=boolean messageId?
EmailMediaPolicy actions?=PolicyActions conditions?=EmailMediaPolicyConditions
EmailMediaPolicyConditions forUsers?=User[] dateRanges?=string[] forQueues?=Queue[] wrapupCodes?=WrapupCode[] languages?=Language[] timeAllowed?=TimeAllowed customerParticipation?=(YES|NO)
EmailMessage id? name? to=EmailAddress[] cc?=EmailAddress[] bcc?=EmailAddress[] from=EmailAddress replyTo?=EmailAddress subject? attachments?=Attachment[] textBody htmlBody? time?=date historyIncluded?=boolean selfUri?
EmailMessageListing entities=EmailMessage[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EmailSetup rootDomain?
EmailsSettings sendingSizeLimit?=int
EmbeddedIntegration enableWhitelist?=boolean domainWhitelist?=string[]
EmergencyCallFlow emergencyFlow?=DomainEntityRef ivrs?=DomainEntityRef[]
EmergencyGroup id? name division?=WritableDivision description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? enabled?=boolean emergencyCallFlows?=EmergencyCallFlow[] selfUri?
EmergencyGroupListing entities=EmergencyGroup[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EmployerInfo officialName? employeeId? employeeType? dateHire?
EncryptionKey id name? createDate?=date keydataSummary? user?=User localEncryptionConfiguration?=LocalEncryptionConfiguration keyConfigurationType?=@Values37 kmsKeyArn? selfUri?
EncryptionKeyEntityListing entities=EncryptionKey[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Endpoint id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? count?=int properties?=any{} schema=DomainEntityRef enabled?=boolean site?=DomainEntityRef dids?=string[] selfUri?
Entity id?
EntityListing entities=object[]
EntityTypeCriteria key values=string[] shouldIgnoreCase=boolean operator?=@JourneyCriteriaOperator entityType?=(visit)
Entry value? count?=int
ErrorBody message? code? status?=int entityId? entityName? messageWithParams? messageParams?=string{} contextId? details?=Detail[] errors?=ErrorBody[]
ErrorDetails status?=int message? messageWithParams? messageParams?=string{} code? contextId? nested?=ErrorDetails details?
ErrorInfo message? code?
EstimatedWaitTimePredictions results=PredictionResults[]
Evaluation id? name? conversation?=ConversationReference evaluationForm?=EvaluationForm evaluator?=User agent?=User calibration?=Calibration status?=(PENDING|INPROGRESS|FINISHED) answers?=EvaluationScoringSet agentHasRead?=boolean releaseDate?=date assignedDate?=date changedDate?=date queue?=Queue mediaType?=@ConversationMediaType[] rescore?=boolean conversationDate?=date conversationEndDate?=date neverRelease?=boolean resourceId? resourceType?=(EMAIL) redacted?=boolean isScoringIndex?=boolean authorizedActions?=string[] selfUri?
EvaluationAggregateQueryClause type=(and|or) predicates=EvaluationAggregateQueryPredicate[]
EvaluationAggregateQueryFilter type=(and|or) clauses?=EvaluationAggregateQueryClause[] predicates?=EvaluationAggregateQueryPredicate[]
EvaluationAggregateQueryPredicate type?=@Values110 dimension?=@EvaluationDimension operator?=@Values118 value? range?=NumericRange
EvaluationAggregateQueryResponse results?=ConversationAggregateDataContainer[]
EvaluationAggregationQuery interval granularity? timeZone? groupBy?=@EvaluationDimension[] filter?=EvaluationAggregateQueryFilter metrics=@EvaluationMetric[] flattenMultivaluedDimensions?=boolean views?=EvaluationAggregationView[] alternateTimeDimension?=@Values107
EvaluationAggregationQueryMe interval timeZone? groupBy?=@EvaluationDimension[] metrics=@EvaluationMetric[] alternateTimeDimension?=@Values107 contextId?
EvaluationAggregationView target=@EvaluationMetric name function=(rangeBound) range?=AggregationRange
EvaluationAssignment evaluationForm?=EvaluationForm user?=User
EvaluationDetailQueryClause type=(and|or) predicates=EvaluationDetailQueryPredicate[]
EvaluationDetailQueryFilter type=(and|or) clauses?=EvaluationDetailQueryClause[] predicates?=EvaluationDetailQueryPredicate[]
EvaluationDetailQueryPredicate type?=@Values110 dimension?=(calibrationId|contextId|deleted|evaluationId|evaluatorId|eventTime|formId|formName|queueId|released|rescored|userId) metric?=(oTotalCriticalScore|oTotalScore) operator?=@Values118 value? range?=NumericRange
EvaluationEntityListing entities=Evaluation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EvaluationForm id? name modifiedDate?=date published?=boolean contextId? questionGroups=EvaluationQuestionGroup[] publishedVersions?=DomainEntityListingEvaluationForm selfUri?
EvaluationFormAndScoringSet evaluationForm?=EvaluationForm answers?=EvaluationScoringSet
EvaluationFormEntityListing entities=EvaluationForm[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EvaluationQuestion id? text? helpText? type?=@Values119 naEnabled?=boolean commentsRequired?=boolean visibilityCondition?=VisibilityCondition answerOptions?=AnswerOption[] isKill?=boolean isCritical?=boolean
EvaluationQuestionGroup id? name? type? defaultAnswersToHighest?=boolean defaultAnswersToNA?=boolean naEnabled?=boolean weight?=number manualWeight?=boolean questions?=EvaluationQuestion[] visibilityCondition?=VisibilityCondition
EvaluationQuestionGroupScore questionGroupId? totalScore?=number maxTotalScore?=number markedNA?=boolean totalCriticalScore?=number maxTotalCriticalScore?=number totalNonCriticalScore?=number maxTotalNonCriticalScore?=number totalScoreUnweighted?=number maxTotalScoreUnweighted?=number totalCriticalScoreUnweighted?=number maxTotalCriticalScoreUnweighted?=number totalNonCriticalScoreUnweighted?=number maxTotalNonCriticalScoreUnweighted?=number questionScores?=EvaluationQuestionScore[]
EvaluationQuestionScore questionId? answerId? score?=int markedNA?=boolean assistedAnswerId? failedKillQuestion?=boolean comments?
EvaluationScoringSet totalScore?=number totalCriticalScore?=number totalNonCriticalScore?=number questionGroupScores?=EvaluationQuestionGroupScore[] anyFailedKillQuestions?=boolean comments? agentComments? transcriptTopics?=TranscriptTopic[]
EvaluatorActivity id? name? evaluator?=User numEvaluationsAssigned?=int numEvaluationsStarted?=int numEvaluationsCompleted?=int numCalibrationsAssigned?=int numCalibrationsStarted?=int numCalibrationsCompleted?=int numEvaluationsWithoutViewPermission?=int selfUri?
EvaluatorActivityEntityListing entities=EvaluatorActivity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
EventCondition key values=string[] operator?=@JourneyCriteriaOperator streamType=@Values82 sessionType eventName?
EventEntity entityType? id?
EventLog id? name? errorEntity?=DomainEntityRef relatedEntity?=DomainEntityRef timestamp?=date level?=(INFO|WARNING|ERROR) category?=(CALLBACK|CALL_RESTRICTION|CALL_RULE|CAMPAIGN|CAMPAIGN_RULE|CONTACT|CONTACT_LIST_FILTER|DIGITAL_RULE|DNC_LIST|ENTITY_LIMIT|IMPORT_ERROR|MESSAGE_RESTRICTION|MESSAGING_CAMPAIGN|ORGANIZATION_CONFIGURATION|SCHEDULE|MESSAGING_CAMPAIGN_SCHEDULE|EMAIL_CAMPAIGN_SCHEDULE) correlationId? eventMessage?=EventMessage selfUri?
EventMessage code?=(APPROACHING_CONTACT_LIMIT|APPROACHING_DNC_LIST_PHONE_NUMBER_LIMIT|APPROACHING_DNC_ORGANIZATION_PHONE_NUMBER_LIMIT|APPROACHING_ENTITY_LIMIT|AUTOMATIC_TIME_ZONE_ZIP_CODE_INVALID|CAMPAIGN_CONTENT_TEMPLATE_SUBSTITUTION_MISMATCH|CAMPAIGN_EMAIL_BODY_CHARACTER_LIMIT_EXCEEDED|CAMPAIGN_EMAIL_SUBJECT_CHARACTER_LIMIT_EXCEEDED|CAMPAIGN_MESSAGE_CHARACTER_LIMIT_EXCEEDED|CAMPAIGN_START_ERROR|CAMPAIGN_RULE_START_ERROR|CAMPAIGN_SET_DIALING_MODE_ERROR|CAMPAIGN_STOPPED|CAMPAIGN_THROTTLED|CAMPAIGN_QUEUE_MEMBERS_LIMIT_EXCEEDED|INVALID_CALLABLE_TIME_ZONE|CALLBACK_CREATION_INVALID_NUMBER|CALL_RULE_INVALID_CONTACT_COLUMN|CALL_RULE_MISSING_DATA_ACTION_INPUT|CALL_RULE_MISMATCH_TYPE|CALL_RULE_INVALID_OPERATOR|CALL_RULE_NO_DNC_LISTS_CONFIGURED|CALL_RULE_UPDATED_PHONE_COLUMN|CONTACT_LIST_FILTER_EVALUATION_FAILED|CONTACT_LIST_FILTER_INTERNAL_ERROR|CONTACT_COLUMNS_LIMIT_EXCEEDED|CONTACT_COLUMN_LENGTH_LIMIT_EXCEEDED|CONTACT_ID_LENGTH_LIMIT_EXCEEDED|CONTACT_DATUM_LENGTH_LIMIT_EXCEEDED|CONTACT_ZIP_CODE_COLUMN_VALUE_INVALID|DATA_ACTION_EXECUTION_FAILED|DATA_ACTION_AUTHENTICATION_FAILURE|DATA_ACTION_NOT_FOUND|DATA_ACTION_TOO_MANY_REQUESTS|DATA_ACTION_TOO_MANY_REQUESTS_REMOTE|DIGITAL_RULE_EVALUATION_FAILED|DIGITAL_RULE_INTERNAL_ERROR|DIGITAL_RULE_NO_DNC_LISTS_CONFIGURED|DIGITAL_RULE_UPDATED_CONTACT_ADDRESS|DNC_AUTHENTICATION_FAILURE|EXCEEDED_CONTACT_LIMIT|EXCEEDED_DNC_RECORD_LIMIT|EXCEEDED_DNC_PHONE_NUMBER_LENGTH|INACTIVE_EDGES_FAILED_PLACE_CALLS|INACTIVE_EDGES_TURNED_CAMPAIGN_OFF|INVALID_AGENT|INVALID_EMAIL_ADDRESS|INVALID_PHONE_NUMBER|IMPORT_FAILED_TO_READ_HEADERS|IMPORT_COULD_NOT_PARSE_AN_ENTRY|IMPORT_CONTACT_DOES_NOT_MATCH_LIST_FORMAT|IMPORT_ENTRY_DOES_NOT_ALIGN_WITH_HEADERS|IMPORT_INVALID_CUSTOM_ID|IMPORT_INVALID_DATA|IMPORT_INVALID_EMAIL_ADDRESSES|IMPORT_INVALID_PHONE_NUMBERS|IMPORT_INVALID_EXPIRATION_DATE|IMPORT_EXPIRATION_DATE_EXCEEDS_MAX_DAYS|IMPORT_COLUMN_EXCEEDS_LENGTH_LIMIT|IMPORT_DATUM_EXCEEDS_LENGTH_LIMIT|IMPORT_MISSING_CUSTOM_ID|IMPORT_NO_COLUMNS_DEFINED|IMPORT_COLUMNS_DO_NOT_EXIST_ON_LIST|IMPORT_LIST_NO_LONGER_EXISTS|IMPORT_FAILED_CONTACT_ZIP_CODE_COLUMN_VALUE_INVALID|IMPORT_TOO_MANY_COLUMNS|IMPORT_TOO_MANY_EXTRA_COLUMNS|ORGANIZATION_HAS_NO_DOMAIN_SET|RECYCLE_CAMPAIGN) message? messageWithParams? messageParams?=any{} documentationUri? resourceURIs?=string[]
EventSetting typing?=TypingSetting presence?=PresenceSetting
ExecuteRecordingJobsQuery state=(PROCESSING)
ExpansionCriterium type?=(TIMEOUT_SECONDS) threshold?=number
ExpiredEdgeListing entities=DomainEntityRef[]
ExportScriptRequest fileName? versionId?
ExportScriptResponse url?
ExportUri uri? exportTimestamp?=date
ExtendedWrapup code? name? notes? tags?=string[] durationSeconds?=int endTime?=date provisional?=boolean disableEndTimeUpdates?=boolean
Extension id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? number? owner?=DomainEntityRef extensionPool?=DomainEntityRef ownerType?=@Values77 selfUri?
ExtensionEntityListing entities=Extension[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ExtensionPool id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? startNumber? endNumber? selfUri?
ExtensionPoolEntityListing entities=ExtensionPool[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ExternalContact id? firstName middleName? lastName salutation? title? workPhone?=PhoneNumber cellPhone?=PhoneNumber homePhone?=PhoneNumber otherPhone?=PhoneNumber workEmail? personalEmail? otherEmail? address?=ContactAddress twitterId?=TwitterId lineId?=LineId whatsAppId?=WhatsAppId facebookId?=FacebookId modifyDate?=date createDate?=date externalOrganization?=ExternalOrganization surveyOptOut?=boolean externalSystemUrl? schema?=DataSchema customFields?=any{} externalDataSources?=ExternalDataSource[] type?=(Ephemeral|Identified|Curated) canonicalContact?=ContactAddressableEntityRef mergeSet?=ContactAddressableEntityRef[] mergeOperation?=MergeOperation selfUri?
ExternalDataSource platform?=(SALESFORCE) url?
ExternalMetricDataItem userId? userEmail? metricId dateOccurred=day value=number count?=int
ExternalMetricDataUnprocessedItem userId? userEmail? metricId dateOccurred=day value=number count?=int message? code?
ExternalMetricDataWriteRequest items=ExternalMetricDataItem[]
ExternalMetricDataWriteResponse processedEntities?=ExternalMetricDataItem[] unprocessedEntities?=ExternalMetricDataUnprocessedItem[]
ExternalMetricDefinition id name? unit?=@Values69 unitDefinition? precision?=int defaultObjectiveType?=@Values30 retentionMonths?=int enabled?=boolean inUse?=boolean dateLastRefreshed?=date selfUri?
ExternalMetricDefinitionCreateRequest name unit=@Values69 unitDefinition? precision=int defaultObjectiveType=@Values30 enabled=boolean
ExternalMetricDefinitionListing entities=ExternalMetricDefinition[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ExternalMetricDefinitionUpdateRequest name? precision?=int defaultObjectiveType?=@Values30 enabled?=boolean
ExternalOrganization id? name companyType? industry? primaryContactId? address?=ContactAddress phoneNumber?=PhoneNumber faxNumber?=PhoneNumber employeeCount?=int revenue?=int tags?=string[] websites?=string[] tickers?=Ticker[] twitterId?=TwitterId externalSystemUrl? modifyDate?=date createDate?=date trustor?=Trustor schema?=DataSchema customFields?=any{} externalDataSources?=ExternalDataSource[] selfUri?
ExternalOrganizationListing entities=ExternalOrganization[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ExternalOrganizationTrustorLink externalOrganizationId? trustorOrgId? dateCreated?=date externalOrganizationUri?
ExternalSegment id name source=(AdobeExperiencePlatform|Custom)
FacebookAppCredentials id
FacebookId ids?=FacebookScopedId[] displayName?
FacebookIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference appId pageId? pageName? pageProfileImageUrl? status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=int createStatus?=@Values36 createError?=ErrorBody selfUri?
FacebookIntegrationEntityListing entities=FacebookIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FacebookIntegrationRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference pageAccessToken? userAccessToken? pageId? appId? appSecret? selfUri?
FacebookIntegrationUpdateRequest id? name? supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference pageAccessToken? userAccessToken? selfUri?
FacebookScopedId scopedId?
Facet name type
FacetEntry attribute?=TermAttribute statistics?=FacetStatistics other?=int total?=int missing?=int termCount?=int termType?=(TERM|NUMBERRANGE|NUMBERHISTOGRAM|DATERANGE|DATEHISTOGRAM|ID) terms?=FacetTerm[]
FacetInfo name? entries?=Entry[]
FacetKeyAttribute id? name? count?=int
FacetStatistics count?=int min?=number max?=number mean?=number stdDeviation?=number dateMin?=date dateMax?=date
FacetTerm term? key?=int id? name? count?=int time?=date
FailedObject id? version? name? errorCode?
FailedRecordingEntityListing entities=RecordingJobFailedRecording[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FaxDocument id? name? dateCreated?=date dateModified?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef sharingUri? contentType? contentLength?=int filename? read?=boolean pageCount?=int callerAddress? receiverAddress? thumbnails?=DocumentThumbnail[] downloadSharingUri? selfUri?
FaxDocumentEntityListing entities=FaxDocument[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FaxSendRequest id? name? addresses=string[] documentId? contentType?=(application/pdf|image/tiff|application/msword|application/vnd.oasis.opendocument.text|application/vnd.openxmlformats-officedocument.wordprocessingml.document) workspace?=Workspace coverSheet?=CoverSheet timeZoneOffsetMinutes?=int selfUri?
FaxSendResponse id name? uploadDestinationUri? uploadMethodType?=@Values65 selfUri?
FaxStatus direction? expectedPages?=int activePage?=int linesTransmitted?=int bytesTransmitted?=int baudRate?=int pageErrors?=int lineErrors?=int
FaxSummary readCount?=int unreadCount?=int totalCount?=int
FeatureState enabled?=boolean
FieldConfig id? name? entityType?=(person|group|org|externalContact) state? sections?=Section[] version? schemaVersion? selfUri?
FieldConfigs org?=FieldConfig person?=FieldConfig group?=FieldConfig externalContact?=FieldConfig
FieldList customLabels?=boolean instructionText? key? labelKeys?=string[] params?=any{} repeatable?=boolean state? type? required?=boolean gdpr?=boolean
FileUploadMode fileTypes?=(image/jpeg|image/gif|image/png)[] maxFileSizeKB?=int
FileUploadSettings modes?=FileUploadMode[]
Filter name type operator values=string[]
FilterPreviewResponse filteredContacts?=int totalContacts?=int preview?=DialerContact[]
Flow id? name division?=WritableDivision description? type?=@FlowType lockedUser?=User lockedClient?=DomainEntityRef active?=boolean system?=boolean deleted?=boolean publishedVersion?=FlowVersion savedVersion?=FlowVersion inputSchema?=object outputSchema?=object checkedInVersion?=FlowVersion debugVersion?=FlowVersion publishedBy?=User currentOperation?=Operation nluInfo?=NluInfo supportedLanguages?=SupportedLanguage[] compatibleFlowTypes?=@FlowType[] selfUri?
FlowAggregateQueryClause type=(and|or) predicates=FlowAggregateQueryPredicate[]
FlowAggregateQueryFilter type=(and|or) clauses?=FlowAggregateQueryClause[] predicates?=FlowAggregateQueryPredicate[]
FlowAggregateQueryPredicate type?=@Values110 dimension?=@FlowDimension operator?=@Values118 value? range?=NumericRange
FlowAggregateQueryResponse results?=ConversationAggregateDataContainer[]
FlowAggregationQuery interval granularity? timeZone? groupBy?=@FlowDimension[] filter?=FlowAggregateQueryFilter metrics=@FlowMetric[] flattenMultivaluedDimensions?=boolean views?=FlowAggregationView[] alternateTimeDimension?=(eventTime)
FlowAggregationView target=@FlowMetric name function=(rangeBound) range?=AggregationRange
FlowDiagnosticInfo lastActionId?=int
FlowDivisionView id name division?=WritableDivision type?=@FlowType description? inputSchema?=JsonSchemaDocument outputSchema?=JsonSchemaDocument supportedLanguages?=SupportedLanguage[] publishedVersion?=FlowVersion debugVersion?=FlowVersion selfUri?
FlowDivisionViewEntityListing entities=FlowDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowEntityListing entities=Flow[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowExecutionLaunchRequest flowId flowVersion? inputData?=any{} name?
FlowExecutionLaunchResponse id name? flowVersion?=DomainEntityRef selfUri?
FlowMilestone id? name division?=WritableDivision description? selfUri?
FlowMilestoneDivisionView id name division?=WritableDivision selfUri?
FlowMilestoneDivisionViewEntityListing entities=FlowMilestoneDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowMilestoneListing entities=FlowMilestone[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowObservationDataContainer group?=string{} data?=ObservationMetricData[]
FlowObservationQuery filter=FlowObservationQueryFilter metrics=(oFlow)[] detailMetrics?=(oFlow)[]
FlowObservationQueryClause type=(and|or) predicates=FlowObservationQueryPredicate[]
FlowObservationQueryFilter type=(and|or) clauses?=FlowObservationQueryClause[] predicates?=FlowObservationQueryPredicate[]
FlowObservationQueryPredicate type?=@Values110 dimension?=(flowId|mediaType) operator?=@Values118 value? range?=NumericRange
FlowObservationQueryResponse results?=FlowObservationDataContainer[]
FlowOutcome id? name division?=WritableDivision description? currentOperation?=Operation selfUri?
FlowOutcomeDivisionView id name division?=WritableDivision selfUri?
FlowOutcomeDivisionViewEntityListing entities=FlowOutcomeDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowOutcomeListing entities=FlowOutcome[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
FlowRuntimeExecution id name? flowVersion=FlowVersion dateLaunched=date status=(UNKNOWN|RUNNING|ERROR|TERMINATED|COMPLETED|FAILED) dateCompleted?=date completionReason? flowErrorInfo?=ErrorBody outputData?=any{} conversation?=DomainEntityRef selfUri?
FlowVersion id? name? commitVersion? configurationVersion? type?=(PUBLISH|CHECKIN|SAVE) secure?=boolean debug?=boolean createdBy?=User createdByClient?=DomainEntityRef configurationUri? dateCreated?=int generationId? publishResultUri? inputSchema?=JsonSchemaDocument outputSchema?=JsonSchemaDocument nluInfo?=NluInfo supportedLanguages?=SupportedLanguage[] compatibleFlowTypes?=@FlowType[] selfUri?
FlowVersionEntityListing entities=FlowVersion[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ForecastAbandonRateResponse percent?=int
ForecastAverageSpeedOfAnswerResponse seconds?=int
ForecastPlanningGroupData planningGroupId offeredPerInterval=number[] averageHandleTimeSecondsPerInterval=number[]
ForecastPlanningGroupResponse id? name? routePaths?=RoutePathResponse[] serviceGoalTemplate?=ForecastServiceGoalTemplateResponse
ForecastPlanningGroupsResponse entities?=ForecastPlanningGroupResponse[]
ForecastServiceGoalTemplateResponse serviceLevel?=ForecastServiceLevelResponse averageSpeedOfAnswer?=ForecastAverageSpeedOfAnswerResponse abandonRate?=ForecastAbandonRateResponse
ForecastServiceLevelResponse percent?=int seconds?=int
ForecastSourceDayPointer dayOfWeek?=(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|EighthDay) weight?=int date? fileName? dataKey?
Format flags?=string[]
FormsTrackTrigger selector formName captureDataOnFormAbandon=boolean captureDataOnFormSubmit=boolean
FreeSeatingConfiguration freeSeatingState?=(ON|OFF|PARTIAL) ttlMinutes?=int
FullDayTimeOffMarker businessUnitDate?=day lengthMinutes?=int description? activityCodeId? paid?=boolean timeOffRequestId?
GDPRJourneyCustomer type? id?
GDPRRequest id? name? createdBy=DomainEntityRef replacementTerms?=ReplacementTerm[] requestType=(GDPR_EXPORT|GDPR_UPDATE|GDPR_DELETE) createdDate=date status=(INITIATED|SEARCHING|UPDATING|DELETING|COMPLETED|ERROR|FINALIZING) subject=GDPRSubject resultsUrl? selfUri?
GDPRRequestEntityListing entities=GDPRRequest[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
GDPRSubject name? userId? externalContactId? dialerContactId?=DialerContactId journeyCustomer?=GDPRJourneyCustomer socialHandle?=SocialHandle externalId? addresses?=string[] phoneNumbers?=string[] emailAddresses?=string[]
GDPRSubjectEntityListing entities=GDPRSubject[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
GKNDocumentationResult content? link? title? _type
GKNDocumentationSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=GKNDocumentationSearchCriteria[] dateFormat? type=(SIMPLE)
GKNDocumentationSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] query?=GKNDocumentationSearchCriteria[]
GKNDocumentationSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=GKNDocumentationResult[]
GSuite id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
GamificationStatus isActive?=boolean dateStart?=day automaticUserAssignment?=boolean dateStartPersonalBest?=day
GeneralProgramJob id state?=@Values63 createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
GeneralProgramJobRequest dialect=(en-US|es-US|en-AU|en-GB|en-ZA|es-ES|en-IN|fr-FR|fr-CA|it-IT|de-DE|pt-BR|pl-PL|pt-PT|nl-NL|ko-KR) mode?=(Skip|Merge)
GeneralTopic name?
GeneralTopicsEntityListing entities=GeneralTopic[]
GenerateBuForecastRequest description weekCount?=int canUseForScheduling?=boolean
GenericSAML id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] logoImageData? endpointCompression?=boolean nameIdentifierFormat?=(urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified|urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress|urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName|urn:oasis:names:tc:SAML:1.1:nameid-format:WindowsDomainQualifiedName|urn:oasis:names:tc:SAML:2.0:nameid-format:kerberos|urn:oasis:names:tc:SAML:2.0:nameid-format:entity|urn:oasis:names:tc:SAML:2.0:nameid-format:persistent|urn:oasis:names:tc:SAML:2.0:nameid-format:transient) selfUri?
GenesysBotConnector queryParameters?=string{}
Geolocation id? name? type? primary?=boolean latitude?=number longitude?=number country? region? city? locations?=LocationDefinition[] selfUri?
GeolocationSettings id? name? enabled?=boolean mapboxKey? selfUri?
GetMetricDefinitionsResponse total?=int entities=MetricDefinition[] selfUri?
GetMetricResponse total?=int entities=Metric[] selfUri?
GetMetricsResponse total?=int entities=Metrics[] selfUri?
GetProfilesResponse total?=int entities=PerformanceProfile[] selfUri?
GetTemplatesResponse total?=int entities=ObjectiveTemplate[] selfUri?
GoogleDialogflowCustomSettings environment? eventName? webhookQueryParameters?=string{} eventInputParameters?=string{}
Greeting id? name? type=(STATION|VOICEMAIL|NAME) ownerType=@Values76 owner=DomainEntity audioFile?=GreetingAudioFile audioTTS? createdDate?=date createdBy? modifiedDate?=date modifiedBy? selfUri?
GreetingAudioFile durationMilliseconds?=int sizeBytes?=int selfUri?
GreetingListing entities=Greeting[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
GreetingMediaInfo id? mediaFileUri? mediaImageUri?
GreetingOwner id? name? selfUri?
Group id name description? dateModified?=date memberCount?=int state?=@Values87 version?=int type=(official|social) images?=UserImage[] addresses?=GroupContact[] rulesVisible=boolean visibility=@Values134 owners?=User[] selfUri?
GroupContact address extension? display? type=(GROUPRING|GROUPPHONE) mediaType=(PHONE)
GroupCreate id? name description? dateModified?=date memberCount?=int state?=@Values87 version?=int type=(official|social) images?=UserImage[] addresses?=GroupContact[] rulesVisible=boolean visibility=@Values134 ownerIds?=string[] selfUri?
GroupEntityListing entities=Group[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
GroupMembersUpdate memberIds=string[] version=int
GroupProfile id name? state?=@Values87 dateModified?=date version=int selfUri?
GroupProfileEntityListing entities=GroupProfile[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
GroupSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=GroupSearchCriteria[] dateFormat? type=@SearchCriteriaType
GroupSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] query?=GroupSearchCriteria[]
GroupUpdate id? name? description? state?=@Values87 version=int images?=UserImage[] addresses?=GroupContact[] rulesVisible?=boolean visibility?=(public|ownerIds|members) ownerIds?=string[] selfUri?
GroupsSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=Group[]
GuestMemberInfo displayName firstName? lastName? email? phoneNumber? avatarImageUrl? customFields?=string{}
HeadcountForecast required=HeadcountInterval[] requiredWithoutShrinkage=HeadcountInterval[]
HeadcountInterval interval=date value=number
HelpLink uri? title? description?
HistoricalAdherenceActuals actualActivityCategory?=@ActivityCategory actualSecondaryPresenceLookupId? startOffsetSeconds?=int endOffsetSeconds?=int
HistoricalAdherenceDayMetrics dayStartOffsetSecs?=int adherenceScheduleSecs?=int conformanceScheduleSecs?=int conformanceActualSecs?=int exceptionCount?=int exceptionDurationSecs?=int impactSeconds?=int scheduleLengthSecs?=int actualLengthSecs?=int adherencePercentage?=number conformancePercentage?=number
HistoricalAdherenceExceptionInfo startOffsetSeconds?=int endOffsetSeconds?=int scheduledActivityCodeId? scheduledActivityCategory?=@ActivityCategory scheduledSecondaryPresenceLookupIds?=string[] actualActivityCodeId? actualActivityCategory?=@ActivityCategory systemPresence?=@AdherenceSystemPresence routingStatus?=@AgentRoutingStatus impact?=@Values59 secondaryPresenceLookupId?
HistoricalAdherenceQueryResult userId? startDate?=date endDate?=date adherencePercentage?=number conformancePercentage?=number impact?=@Values59 exceptionInfo?=HistoricalAdherenceExceptionInfo[] dayMetrics?=HistoricalAdherenceDayMetrics[] actualsEndDate?=date actuals?=HistoricalAdherenceActuals[]
HistoricalImportDeleteJobResponse id? name? status?=(InProgress|Success|Failed) selfUri?
HistoricalImportStatus requestId? dateImportEnded?=date dateImportStarted?=date status?=(Initiated|InProgress|Pending|Success|Failed|Cancelled|Purged|PurgePending) error? dateCreated?=date dateModified?=date active?=boolean type?=(Csv|Json)
HistoricalImportStatusListing entities=HistoricalImportStatus[]
HistoryEntry action?=(CHECKIN|CHECKOUT|CREATE|DEACTIVATE|DEBUG|DELETE|PUBLISH|REVERT|SAVE|TRANSCODE|UPDATE|UPLOAD) resource? timestamp?=date user?=User client?=DomainEntityRef version? secure?=boolean
HistoryListing id? complete?=boolean user?=User client?=DomainEntityRef errorMessage? errorCode? errorDetails?=Detail[] errorMessageParams?=string{} actionName?=@ArchitectActionName actionStatus?=@ArchitectActionStatus name? description? system?=boolean started?=date completed?=date pageSize?=int pageNumber?=int total?=int entities?=HistoryEntry[] pageCount?=int
HomerRecord id? name? date?=date milliTs? microTs? method? replyReason? ruri? ruriUser? ruriDomain? fromUser? fromDomain? fromTag? toUser? toDomain? toTag? pidUser? contactUser? authUser? callid? callidAleg? via1? via1Branch? cseq? diversion? reason? contentType? auth? userAgent? sourceIp? sourcePort? destinationIp? destinationPort? contactIp? contactPort? originatorIp? originatorPort? correlationId? proto? family? rtpStat? type? node? trans? dbnode? msg? sourceAlias? destinationAlias? conversationId? participantId? selfUri?
IVR id? name division?=WritableDivision description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? dnis?=string[] openHoursFlow?=DomainEntityRef closedHoursFlow?=DomainEntityRef holidayHoursFlow?=DomainEntityRef scheduleGroup?=DomainEntityRef selfUri?
IVREntityListing entities=IVR[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
IdentityNow id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
IdleEventTrigger eventName idleAfterSeconds?=int
IgnoredActivityCategories values?=@ActivityCategory[]
ImportError message? line?=int
ImportForecastResponse status?=@Values60 operationId? result?=BuShortTermForecast
ImportForecastUploadResponse uploadKey? url? headers?=string{} uploadBodySchema?=BuImportShortTermForecastSchema
ImportReport errors?=ImportError[] validated?=ResultCounters imported?=ResultCounters totalDocuments?=int
ImportScheduleUploadResponse uploadKey? url? headers?=string{} uploadBodySchema?=ImportScheduleUploadSchema
ImportScheduleUploadSchema description weekCount=int published?=boolean shortTermForecast?=BuShortTermForecastReference headcountForecast?=BuHeadcountForecast agentSchedules?=BuImportAgentScheduleUploadSchema[]
ImportScriptStatusResponse url? succeeded?=boolean message?
ImportStatus state=(IN_PROGRESS|FAILED) totalRecords=int completedRecords=int percentComplete=int failureReason?
ImportStatusRequest status
InboundDomain id? name? mxRecordStatus?=(VALID|INVALID|NOT_AVAILABLE) subDomain?=boolean mailFromSettings?=MailFromResult customSMTPServer?=DomainEntityRef selfUri?
InboundDomainEntityListing entities=InboundDomain[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
InboundDomainPatchRequest mailFromSettings?=MailFromResult customSMTPServer?=DomainEntityRef
InboundMessageRequest queueId? flowId? provider skillIds?=string[] languageId? priority?=int attributes?=string{} toAddress? toName? fromAddress? fromName? subject?
InboundOnlySetting inbound?=(Enabled|Disabled)
InboundRoute id? name? pattern queue?=DomainEntityRef priority?=int skills?=DomainEntityRef[] language?=DomainEntityRef fromName fromEmail? flow?=DomainEntityRef replyEmailAddress?=QueueEmailAddress autoBcc?=EmailAddress[] spamFlow?=DomainEntityRef selfUri?
InboundRouteEntityListing entities=InboundRoute[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
InitiateScreenRecording recordACW?=boolean archiveRetention?=ArchiveRetention deleteRetention?=DeleteRetention
Integration id? name? integrationType?=IntegrationType notes? intendedState=@Values24 config?=IntegrationConfigurationInfo reportedState?=IntegrationStatusInfo attributes?=string{} selfUri?
IntegrationConfiguration id? name version=int properties=object advanced=object notes credentials=CredentialInfo{} selfUri?
IntegrationConfigurationInfo current?=IntegrationConfiguration
IntegrationEntityListing entities=Integration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
IntegrationEvent id? selfUri? correlationId? timestamp?=date level?=(INFO|WARN|ERROR|CRITICAL) eventCode? message?=MessageInfo entities?=EventEntity[] contextAttributes?=string{} detailMessage?=MessageInfo user?=User
IntegrationEventEntityListing entities=IntegrationEvent[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
IntegrationExport integration=DomainEntityRef shouldExportScreenRecordings?=boolean
IntegrationStatusInfo code?=(ACTIVE|ACTIVATING|INACTIVE|DEACTIVATING|ERROR) effective? detail?=MessageInfo lastUpdated?=date
IntegrationType id name? description? provider? category? images?=UserImage[] configPropertiesSchemaUri? configAdvancedSchemaUri? helpUri? termsOfServiceUri? vendorName? vendorWebsiteUri? marketplaceUri? faqUri? privacyPolicyUri? supportContactUri? salesContactUri? helpLinks?=HelpLink[] credentials?=CredentialSpecification{} nonInstallable?=boolean maxInstances?=int userPermissions?=string[] vendorOAuthClientIds?=string[] selfUri?
IntegrationTypeEntityListing entities=IntegrationType[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Intent name?
IntentDefinition name entityTypeBindings?=NamedEntityTypeBinding[] entityNameReferences?=string[] utterances=NluUtterance[]
IntentFeedback name? probability?=number entities?=DetectedNamedEntity[] assessment?=(Incorrect|Correct|Unknown|Disabled)
InteractionStatsAlert id? name dimension=(queueId|userId) dimensionValue metric=@InteractionStatsMetric mediaType=@InteractionStatsMediaType numericRange=@InteractionStatsNumericRange statistic=@Values108 value=number ruleId unread=boolean startDate=date endDate?=date notificationUsers=User[] alertTypes=string[] ruleUri? selfUri?
InteractionStatsAlertContainer entities=InteractionStatsAlert[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
InteractionStatsRule id? name dimension=(queueId|userId) dimensionValue metric=@InteractionStatsMetric mediaType=@InteractionStatsMediaType numericRange=@InteractionStatsNumericRange statistic=@Values108 value=number enabled=boolean inAlarm?=boolean notificationUsers=User[] alertTypes=string[] selfUri?
InteractionStatsRuleContainer entities=InteractionStatsRule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
IntradayPerformancePredictionData serviceLevelPercent?=number averageSpeedOfAnswerSeconds?=number occupancyPercent?=number
IntradayPlanningGroupRequest businessUnitDate=day categories=@Values29[] planningGroupIds?=string[] intervalLengthMinutes?=int
InvalidAssignment user?=UserReference message?
IpAddressAuthentication networkWhitelist?=string[]
IpAddressRange cidr? service?=(data-actions|smtp) region?
IpAddressRangeListing entities=IpAddressRange[]
ItemValidationLimits minLength=MinLength maxLength=MaxLength
Items type? pattern?
Journey patterns=JourneyPattern[]
JourneyAction id actionMap=JourneyActionMap
JourneyActionMap id version=int
JourneyAggregateQueryClause type=(and|or) predicates=JourneyAggregateQueryPredicate[]
JourneyAggregateQueryFilter type=(and|or) clauses?=JourneyAggregateQueryClause[] predicates?=JourneyAggregateQueryPredicate[]
JourneyAggregateQueryPredicate type?=@Values110 dimension?=@JourneyDimension operator?=@Values118 value? range?=NumericRange
JourneyAggregateQueryResponse results?=ConversationAggregateDataContainer[]
JourneyAggregationQuery interval granularity? timeZone? groupBy?=@JourneyDimension[] filter?=JourneyAggregateQueryFilter metrics=@JourneyMetric[] flattenMultivaluedDimensions?=boolean views?=JourneyAggregationView[] alternateTimeDimension?=(eventTime)
JourneyAggregationView target=@JourneyMetric name function=(rangeBound) range?=AggregationRange
JourneyCampaign content? medium? name? source? term? clickId? network?
JourneyContext customer=JourneyCustomer customerSession?=JourneyCustomerSession triggeringAction?=JourneyAction
JourneyCustomer id idType
JourneyCustomerSession id type
JourneyEventsSettings enabled?=boolean excludedQueryParameters?=string[] shouldKeepUrlFragment?=boolean searchQueryParameters?=string[] pageviewConfig?=(Auto|Once|Off) clickEvents?=SelectorEventTrigger[] formsTrackEvents?=FormsTrackTrigger[] idleEvents?=IdleEventTrigger[] inViewportEvents?=SelectorEventTrigger[] scrollDepthEvents?=ScrollPercentageEventTrigger[]
JourneyGeolocation country? countryName? latitude?=number longitude?=number locality? postalCode? region? regionName? source? timezone?
JourneyPage url title? domain fragment? hostname keywords? lang? pathname queryString? breadcrumb?=string[]
JourneyPattern criteria=Criteria[] count?=int streamType=@Values82 sessionType eventName?
JourneySegment id? isActive?=boolean displayName version?=int description? color? scope?=(Session|Customer) shouldDisplayToAgent?=boolean context?=Context journey?=Journey externalSegment?=ExternalSegment assignmentExpirationDays?=int selfUri? createdDate?=date modifiedDate?=date
JsonNodeSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=object aggregations?=object
JsonSchemaDocument id? $schema? title? description? type? required?=string[] properties?=any{} additionalProperties?=object
JsonSearchResponse total=int pageCount=int pageSize=int pageNumber=int types=string[] results=object aggregations?=object
KeyPerformanceIndicator id? name? optimizationType?=(Maximization|Minimization) dateCreated?=date dateModified?=date description? kpiType?=(SalesConversion|Churn|Retention|HandleTime|NumberOfTransfers) source?=(WrapUpCode) wrapUpCodeConfig?=WrapUpCodeConfig status?=(Enabled|Disabled) kpiGroup?=(Standard|Custom) selfUri?
KeyPerformanceIndicatorAssessment kpi? assessmentResult?=(Unknown|NotSupported|High|Low|Error) checks?=Check[]
KeyRotationSchedule id? name? period=(DISABLED|DAILY|WEEKLY|MONTHLY|YEARLY) selfUri?
KeyValue key value
Knowledge enabled?=boolean knowledgeBase?=AddressableEntityRef
KnowledgeBase id? name? description? coreLanguage=@KnowledgeBaseLanguageCode dateCreated?=date dateModified?=date faqCount?=int dateDocumentLastModified?=date articleCount?=int published?=boolean selfUri?
KnowledgeBaseListing entities=KnowledgeBase[] nextUri? selfUri? previousUri?
KnowledgeCategory id? name description? knowledgeBase?=KnowledgeBase languageCode?=@KnowledgeBaseLanguageCode dateCreated?=date dateModified?=date selfUri?
KnowledgeCategoryRequest id? name description? parent?=DocumentCategoryInput selfUri?
KnowledgeDocument id name? languageCode=@KnowledgeBaseLanguageCode type=(Faq|Article) faq?=DocumentFaq dateCreated?=date dateModified?=date categories?=KnowledgeCategory[] knowledgeBase?=KnowledgeBase externalUrl? article?=DocumentArticle selfUri?
KnowledgeDocumentBulkRequest type=(Faq|Article) externalUrl? faq?=DocumentFaq categories?=DocumentCategoryInput[] article?=DocumentArticle id?
KnowledgeDocumentRequest type=(Faq|Article) externalUrl? faq?=DocumentFaq categories?=DocumentCategoryInput[] article?=DocumentArticle
KnowledgeExtendedCategory id name description? knowledgeBase?=KnowledgeBase languageCode?=@KnowledgeBaseLanguageCode dateCreated?=date dateModified?=date parent?=KnowledgeCategory children?=KnowledgeCategory[] selfUri?
KnowledgeImport id? name? uploadKey fileType=(Csv|JsonLines) ignoreHeaders?=boolean status?=(Created|ValidationInProgress|ValidationCompleted|ValidationFailed|Started|InProgress|Completed|PartialCompleted|Failed|AbortRequested|Aborted) report?=ImportReport knowledgeBase?=KnowledgeBase languageCode?=@KnowledgeBaseLanguageCode dateCreated?=date dateModified?=date selfUri?
KnowledgeSearchDocument id? name? languageCode=@KnowledgeBaseLanguageCode type=(Faq|Article) faq?=DocumentFaq dateCreated?=date dateModified?=date categories?=KnowledgeCategory[] knowledgeBase?=KnowledgeBase externalUrl? article?=DocumentArticle confidence?=number selfUri?
KnowledgeSearchRequest query pageSize?=int pageNumber?=int documentType?=(Faq|Article) languageCode searchOnDraftDocuments?=boolean
KnowledgeSearchResponse searchId? total?=int pageCount?=int pageSize?=int pageNumber?=int results?=KnowledgeSearchDocument[]
KnowledgeTraining id dateTriggered?=date dateCompleted?=date status?=(Queued|InProgress|Succeeded|Failed) languageCode? knowledgeBase?=KnowledgeBase errorMessage? knowledgeDocumentsState?=(Draft|Active|Discarded|Archived) datePromoted?=date selfUri?
KpiResult kpiTotalOn?=int kpiTotalOff?=int interactionCountOn?=int interactionCountOff?=int mediaType?=(voice|email|message)
Language id? name dateModified?=date state?=@Values87 version? selfUri?
LanguageEntityListing entities=Language[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LanguageOverride language engine voice
LanguageReference id? selfUri?
LauncherButtonSettings visibility?=(On|Off|OnDemand)
Leaderboard division?=Division metric?=AddressableEntityRef dateStartWorkday?=day dateEndWorkday?=day leaders?=LeaderboardItem[] userRank?=LeaderboardItem performanceProfile?=AddressableEntityRef
LeaderboardItem user?=UserReference rank?=int points?=int
LearningAssessment assessmentId? contextId? assessmentFormId? status?=(Pending|InProgress|Finished) answers?=AssessmentScoringSet dateCreated?=date dateModified?=date dateSubmitted?=date
LearningAssessmentScoringRequest assessmentForm=AssessmentForm answers=AssessmentScoringSet
LearningAssignment id assessment?=LearningAssessment createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date isOverdue?=boolean percentageScore?=number isRule?=boolean isManual?=boolean isPassed?=boolean selfUri? state?=@LearningAssignmentState dateRecommendedForCompletion?=date version?=int module?=LearningModule user?=UserReference assessmentForm?=AssessmentForm
LearningAssignmentAggregateParam interval metrics?=@LearningAssignmentMetric[] groupBy?=(attendeeId)[] filter=LearningAssignmentAggregateQueryRequestFilter
LearningAssignmentAggregateQueryRequestClause type=(And|Or) predicates=LearningAssignmentAggregateQueryRequestPredicate[]
LearningAssignmentAggregateQueryRequestFilter type=(And|Or) clauses=LearningAssignmentAggregateQueryRequestClause[]
LearningAssignmentAggregateQueryRequestPredicate dimension=@Values97 value
LearningAssignmentAggregateQueryResponseData interval? metrics?=LearningAssignmentAggregateQueryResponseMetric[]
LearningAssignmentAggregateQueryResponseGroupedData group?=string{} data?=LearningAssignmentAggregateQueryResponseData[]
LearningAssignmentAggregateQueryResponseMetric metric?=@LearningAssignmentMetric stats?=LearningAssignmentAggregateQueryResponseStats
LearningAssignmentAggregateQueryResponseStats count?=int min?=number max?=number sum?=number
LearningAssignmentAggregateResponse results?=LearningAssignmentAggregateQueryResponseGroupedData[]
LearningAssignmentBulkAddResponse entities=LearningAssignment[] disallowedEntities?=DisallowedEntityLearningAssignmentItem[]
LearningAssignmentBulkRemoveResponse entities=LearningAssignmentEntity[] disallowedEntities?=DisallowedEntityLearningAssignmentReference[]
LearningAssignmentCreate moduleId userId recommendedCompletionDate?=date
LearningAssignmentEntity assignmentId?
LearningAssignmentItem moduleId userId
LearningAssignmentReference id? selfUri?
LearningAssignmentUpdate state?=@LearningAssignmentState assessment?=LearningAssessment
LearningAssignmentUser id? name? selfUri?
LearningAssignmentUserListing entities=LearningAssignmentUser[] pageSize?=int pageNumber?=int total?=int unfilteredTotal?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LearningAssignmentUserQuery rule=LearningModuleRule searchTerm?
LearningAssignmentsDomainEntity entities=LearningAssignment[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LearningCoverArtThumbnail resolution? url?
LearningCoverArtUploadUrlRequest fileName? contentMd5? signedUrlTimeoutSeconds?=int contentType=(image/bmp|image/gif|image/jpeg|image/jpg|image/png) serverSideEncryption?=(AES256)
LearningModule id name createdBy?=UserReference dateCreated?=date modifiedBy?=UserReference dateModified?=date version?=int externalId? source?=@Values79 rule?=LearningModuleRule selfUri? isArchived?=boolean isPublished?=boolean description? completionTimeInDays=int type?=@LearningModuleKind informSteps?=LearningModuleInformStep[] assessmentForm?=AssessmentForm summaryData?=LearningModuleSummary coverArt?=LearningModuleCoverArtResponse
LearningModuleCoverArtRequest id
LearningModuleCoverArtResponse id? selfUri? url? thumbnails?=LearningCoverArtThumbnail[]
LearningModuleInformStep type=(Url|Content|GenesysBuiltInCourse|RichText) name? value sharingUri? contentType? order=int
LearningModuleInformStepRequest type=(Url|Content|RichText) name? value sharingUri? contentType? order=int
LearningModuleJobRequest action=(Reassign)
LearningModuleJobResponse id status?=(Accepted|Running|Completed|Failed) selfUri?
LearningModulePublishResponse id version?=int selfUri?
LearningModuleRequest name description? completionTimeInDays=int informSteps?=LearningModuleInformStepRequest[] type?=@LearningModuleKind assessmentForm?=AssessmentForm coverArt?=LearningModuleCoverArtRequest
LearningModuleRule id? isActive=boolean parts=LearningModuleRuleParts[] selfUri?
LearningModuleRuleParts operation=(Include|Exclude) selector=(AcdSkills|AgentName|Division|Group|Location|Queue|Role|Team) value=string[] order=int
LearningModuleSummary assignedCount?=int completedCount?=int passedCount?=int completedSum?=number
LearningModulesDomainEntityListing entities=LearningModule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LexBot id? name? description? selfUri?
LexBotAlias id? name? bot?=LexBot botVersion? status=(BUILDING|READY|FAILED|NOT_BUILT) failureReason? language?=(en-US) intents?=LexIntent[] selfUri?
LexBotAliasEntityListing entities=LexBotAlias[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LexBotEntityListing entities=LexBot[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LexIntent name description? slots=LexSlot{} version
LexSlot name description? type priority?=int
Library id? name version?=int createdBy?=User dateCreated?=date responseType?=@Values40 selfUri?
LibraryEntityListing entities=Library[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LicenseAssignmentRequest licenseId userIdsAdd=string[] userIdsRemove=string[]
LicenseBatchAssignmentRequest assignments=LicenseAssignmentRequest[]
LicenseDefinition id? description? permissions?=Permissions prerequisites?=AddressableLicenseDefinition[] comprises?=LicenseDefinition[] selfUri?
LicenseOrgToggle featureName? enabled?=boolean
LicenseUpdateStatus userId? licenseId? result?
LicenseUser id licenses?=LicenseDefinition[] selfUri?
Limit key? value?=number
LimitChangeRequestDetails id key namespace requestedValue=number description supportCaseUrl createdBy? status?=@LimitChangeRequestState currentValue?=number dateCreated?=date statusHistory?=StatusChange[] dateCompleted?=date lastChangedBy? rejectReason?=@LimitChangeRejectReason selfUri?
LimitChangeRequestsEntityListing entities=LimitChangeRequestDetails[] nextUri? selfUri? previousUri?
LimitsEntityListing entities=Limit[]
Line id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? properties?=any{} edgeGroup?=DomainEntityRef template?=DomainEntityRef site?=DomainEntityRef lineBaseSettings?=DomainEntityRef primaryEdge?=Edge secondaryEdge?=Edge loggedInUser?=DomainEntityRef defaultForUser?=DomainEntityRef selfUri?
LineBase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? lineMetaBase?=DomainEntityRef properties?=any{} selfUri?
LineBaseEntityListing entities=LineBase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LineEntityListing entities=Line[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LineId ids?=LineUserId[] displayName?
LineIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference channelId webhookUri status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=int createStatus?=@Values36 createError?=ErrorBody selfUri?
LineIntegrationEntityListing entities=LineIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LineIntegrationRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference channelId? channelSecret? switcherSecret? serviceCode? selfUri?
LineStatus id? reachable?=boolean addressOfRecord? contactAddresses?=string[] reachableStateTime?=date
LineUserId userId?
ListItemComponent id? rmid? type?=(ListItem|ListItemBig) image? title? description? actions?=ContentActions
ListWrapperInterval values?=string[]
ListWrapperSecondaryPresence values?=SecondaryPresence[]
ListWrapperShiftStartVariance values?=ShiftStartVariance[]
ListWrapperString values?=string[]
ListedProgram id name? description? published?=boolean topicsCount?=int tags?=string[] modifiedBy?=AddressableEntityRef dateModified?=date selfUri?
ListedTopic id name? description? published?=boolean strictness?=(1|55|65|72|85|90) programsCount?=int tags?=string[] dialect? participants?=@Values28 phrasesCount?=int modifiedBy?=AddressableEntityRef dateModified?=date selfUri?
LocalDateRange startDate?=day endDate?=day
LocalEncryptionConfiguration id? name? url apiId apiKey selfUri?
LocalEncryptionConfigurationListing total?=int entities=LocalEncryptionConfiguration[] selfUri?
LocalEncryptionKeyRequest configId publicKey keypairId
LocalizedLabels key?=(MessengerHomeHeaderTitle|MessengerHomeHeaderSubTitle) value?
Location id? floorplanId? coordinates?=number{} notes? locationDefinition?=LocationDefinition
LocationAddress city? country? countryName? state? street1? street2? zipcode?
LocationAddressVerificationDetails status?=(Pending|InProgress|Retry|Complete|Failed) dateFinished?=date dateStarted?=date service?
LocationCreateDefinition name version?=int state?=(active|deleted) path?=string[] notes? contactUser? emergencyNumber?=LocationEmergencyNumber address?=LocationAddress
LocationDefinition id? name? contactUser?=AddressableEntityRef emergencyNumber?=LocationEmergencyNumber address?=LocationAddress state?=(active|deleted) notes? version?=int path?=string[] profileImage?=LocationImage[] floorplanImage?=LocationImage[] addressVerificationDetails?=LocationAddressVerificationDetails addressVerified?=boolean addressStored?=boolean images? selfUri?
LocationEmergencyNumber e164? number? type?=(default|elin)
LocationEntityListing entities=LocationDefinition[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LocationImage resolution? imageUri?
LocationSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=GroupSearchCriteria[] dateFormat? type=@SearchCriteriaType
LocationSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] expand?=string[] query?=LocationSearchCriteria[]
LocationUpdateDefinition name version=int state?=(active|deleted) path?=string[] notes? contactUser? emergencyNumber?=LocationEmergencyNumber address?=LocationAddress
LocationsSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=LocationDefinition[]
LockInfo lockedBy?=DomainEntityRef dateCreated?=date dateExpires?=date action?=(UPDATE|DELETE|COPY|MOVE|REPLACE|THUMBNAIL|TEXT_EXTRACTION)
LogicalInterfaceEntityListing entities=DomainLogicalInterface[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
LongTermForecastPlanningGroupData planningGroupId offeredPerDay=number[] averageHandleTimeSecondsPerDay=number[]
LongTermForecastResult planningGroups?=LongTermForecastPlanningGroupData[] referenceStartDate?=day weekCount?=int
LongTermForecastResultResponse result?=LongTermForecastResult downloadUrl?
MailFromResult status?=(FAILED|PENDING|VERIFIED|UNKNOWN) records?=Record[] mailFromDomain
ManagementUnit id name? businessUnit?=BusinessUnitReference startDayOfWeek?=@WeekDay timeZone? settings?=ManagementUnitSettingsResponse metadata?=WfmVersionedEntityMetadata division?=DivisionReference version?=int dateModified?=date modifiedBy?=UserReference selfUri?
ManagementUnitListing entities=ManagementUnit[] pageSize?=int pageNumber?=int total?=int firstUri? nextUri? pageCount?=int previousUri? lastUri? selfUri?
ManagementUnitReference id? selfUri?
ManagementUnitSettingsRequest adherence?=AdherenceSettings shortTermForecasting?=ShortTermForecastingSettings timeOff?=TimeOffRequestSettings scheduling?=SchedulingSettingsRequest shiftTrading?=ShiftTradeSettings metadata=WfmVersionedEntityMetadata
ManagementUnitSettingsResponse adherence?=AdherenceSettings shortTermForecasting?=ShortTermForecastingSettings timeOff?=TimeOffRequestSettings scheduling?=SchedulingSettingsResponse shiftTrading?=ShiftTradeSettings metadata=WfmVersionedEntityMetadata
Manager value? $ref?
Markdown enabled?=boolean
MatchShiftTradeRequest receivingScheduleId receivingShiftId? metadata=WfmVersionedEntityMetadata
MatchShiftTradeResponse trade?=ShiftTradeResponse violations?=ShiftTradeMatchViolation[] adminReviewViolations?=ShiftTradeMatchViolation[]
MaxLength min=int max=int
MaxParticipants maxParticipants?=int
MediaParticipantRequest wrapup?=ExtendedWrapup state?=@CallState recording?=boolean muted?=boolean confined?=boolean held?=boolean wrapupSkipped?=boolean
MediaPolicies callPolicy?=CallMediaPolicy chatPolicy?=ChatMediaPolicy emailPolicy?=EmailMediaPolicy messagePolicy?=MessageMediaPolicy
MediaResult mediaUri? waveformData?=number[]
MediaSetting enableAutoAnswer?=boolean alertingTimeoutSeconds?=int serviceLevel?=ServiceLevel subTypeSettings?=BaseMediaSettings{}
MediaSummary contactCenter?=MediaSummaryDetail enterprise?=MediaSummaryDetail
MediaSummaryDetail active?=int acw?=int
MediaTranscription displayName? transcriptionProvider?=(VOCI|CALLJOURNEY) integrationId?
MediaType type?
MediaTypeAccess inbound?=MediaType[] outbound?=MediaType[]
MediaTypes allow?=MediaTypeAccess
MediaUtilization maximumCapacity?=int interruptableMediaTypes?=string[] includeNonAcd?=boolean
Member id selfUri?
MemberEntity id?
MemberGroup id? name? division?=WritableDivision type?=(TEAM|GROUP|SKILLGROUP) memberCount?=int selfUri?
MemberListing entities=Member[]
MergeOperation sourceContact?=AddressableEntityRef targetContact?=AddressableEntityRef resultingContact?=AddressableEntityRef
Message state?=@Values90 id? held?=boolean segments?=Segment[] direction?=(inbound|outbound) recordingId? errorInfo?=ErrorBody disconnectType?=@DisconnectType startHoldTime?=date startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? authenticated?=boolean type?=@MessageType recipientCountry? recipientType? scriptId? peerId? toAddress?=Address fromAddress?=Address messages?=MessageDetails[] journeyContext?=JourneyContext wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean agentAssistantId? initialState?=@Values90
MessageContent contentType=(Attachment|Location|QuickReply|Notification|GenericTemplate|ListTemplate|Postback|Reactions|Mention|ButtonResponse|Story|Card|Carousel) location?=ContentLocation attachment?=ContentAttachment quickReply?=ContentQuickReply buttonResponse?=ContentButtonResponse generic?=ContentGeneric list?=ContentList template?=ContentNotificationTemplate reactions?=ContentReaction[] mention?=MessagingRecipient postback?=ContentPostback story?=ContentStory card?=ContentCard carousel?=ContentCarousel
MessageConversation id name? participants?=MessageMediaParticipant[] otherMediaUris?=string[] selfUri?
MessageConversationEntityListing entities=EmailConversation[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessageData id? name? providerMessageId? timestamp=date fromAddress? toAddress? direction?=(inbound|outbound) messengerType?=@ThreadingMessengerType textBody status=@MessageStatus media?=MessageMedia[] stickers?=MessageSticker[] normalizedMessage?=ConversationNormalizedMessage normalizedReceipts?=ConversationNormalizedMessage[] createdBy?=User conversationId? selfUri?
MessageDetails messageId? messageURI? messageStatus?=@MessageStatus messageSegmentCount?=int messageTime?=date media?=MessageMedia[] stickers?=MessageSticker[] messageMetadata?=ConversationMessageMetadata errorInfo?=ErrorBody
MessageEvaluation contactColumn? contactAddress? messageType?=(Sms|Email) wrapupCodeId? timestamp?=date
MessageInfo localizableMessageCode? message? messageWithParams? messageParams?=string{}
MessageMedia url? mediaType? contentLengthBytes?=int name? id?
MessageMediaAttachment url? mediaType?=(image/png|image/jpeg|image/gif) contentLength?=int name? id?
MessageMediaData id name? url? mediaType? contentLengthBytes?=int uploadUrl? status?=(uploading|valid|invalid) selfUri?
MessageMediaParticipant id? name? address? startTime?=date connectedTime?=date endTime?=date startHoldTime?=date purpose? state?=@CallState direction?=(inbound|outbound) disconnectType?=@HistoryDisconnectType held?=boolean wrapupRequired?=boolean wrapupPrompt? user?=DomainEntityRef queue?=DomainEntityRef team?=DomainEntityRef attributes?=string{} errorInfo?=ErrorInfo script?=DomainEntityRef wrapupTimeoutMs?=int wrapupSkipped?=boolean alertingTimeoutMs?=int provider? externalContact?=DomainEntityRef externalOrganization?=DomainEntityRef wrapup?=Wrapup peer? flaggedReason?=(general) journeyContext?=JourneyContext conversationRoutingData?=ConversationRoutingData startAcwTime?=date endAcwTime?=date toAddress?=Address fromAddress?=Address messages?=MessageDetails[] type?=@MessageType recipientCountry? recipientType? authenticated?=boolean
MessageMediaPolicy actions?=PolicyActions conditions?=EmailMediaPolicyConditions
MessageSticker url? id?
MessageStickerAttachment url? id?
MessagingCampaign id? name? dateCreated?=date dateModified?=date version?=int division?=DomainEntityRef campaignStatus?=@CampaignStatus callableTimeSet?=DomainEntityRef contactList=DomainEntityRef dncLists?=DomainEntityRef[] alwaysRunning?=boolean contactSorts?=ContactSort[] messagesPerMinute=int contactListFilters?=DomainEntityRef[] errors?=RestErrorDetail[] smsConfig?=SmsConfig selfUri?
MessagingCampaignDivisionView id name? division?=Division selfUri?
MessagingCampaignDivisionViewEntityListing entities=MessagingCampaignDivisionView[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessagingCampaignEntityListing entities=MessagingCampaign[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessagingCampaignSchedule id? name? dateCreated?=date dateModified?=date version?=int intervals=ScheduleInterval[] timeZone? messagingCampaign=DomainEntityRef selfUri?
MessagingCampaignScheduleEntityListing entities=MessagingCampaignSchedule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessagingIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference status?=@MessagingIntegrationStatus messengerType=@ThreadingMessengerType recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=int selfUri?
MessagingIntegrationEntityListing entities=MessagingIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessagingRecipient nickname? id idType?=(Email|Phone|Opaque) image? firstName? lastName? email? additionalIds?=RecipientAdditionalIdentifier[]
MessagingSettingReference id name? selfUri? dateCreated?=date dateModified?=date version? createdBy?=DomainEntityRef updatedBy?=DomainEntityRef content?=ContentSetting event?=EventSetting
MessagingSticker id? name? providerStickerId=int providerPackageId?=int packageName? messengerType=@ThreadingMessengerType stickerType=(standard|free|paid) providerVersion?=int uriLocation? selfUri?
MessagingStickerEntityListing entities=MessagingSticker[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
MessagingTemplate whatsApp?=WhatsAppDefinition
MessagingTemplateRequest responseId? parameters?=TemplateParameter[]
MessengerApps conversations?=ConversationAppSettings knowledge?=Knowledge
MessengerHomeScreen enabled?=boolean logoUrl?
MessengerSettings enabled?=boolean styles?=MessengerStyles launcherButton?=LauncherButtonSettings fileUpload?=FileUploadSettings apps?=MessengerApps homeScreen?=MessengerHomeScreen
MessengerStyles primaryColor?
MetaData pairing-token? pairing-trust?=string[] pairing-url?
Metabase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? type?=(EXTERNAL|EXTERNAL_PCV|EXTERNAL_PCV_AWS|EXTERNAL_BYOC_CARRIER|EXTERNAL_BYOC_PBX|STATION_CDM|STATION_CDM_WEBRTC|STATION|TIE|TIE_DIRECT|TIE_INDIRECT|TIE_CLOUD_PROXY) selfUri?
MeteredAssignmentByAgent evaluationContextId? evaluators?=User[] maxNumberEvaluations?=int evaluationForm?=EvaluationForm timeInterval?=TimeInterval timeZone?
MeteredEvaluationAssignment evaluationContextId? evaluators?=User[] maxNumberEvaluations?=int evaluationForm?=EvaluationForm assignToActiveUser?=boolean timeInterval?=TimeInterval
Metric id name metricDefinitionId? externalMetricDefinitionId? objective?=Objective performanceProfileId? linkedMetric?=AddressableEntityRef dateCreated?=date dateUnlinked?=day sourcePerformanceProfile?=PerformanceProfile selfUri?
MetricDefinition id? name? unitType?=@MetricUnitType shortName? dividendMetrics?=string[] divisorMetrics?=string[] defaultObjective?=DefaultObjective lockTemplateId? mediaTypeFilteringAllowed?=boolean queueFilteringAllowed?=boolean selfUri?
MetricValueTrendAverage dateStartWorkday?=day dateEndWorkday?=day dateReferenceWorkday?=day division?=Division user?=UserReference timezone? result?=WorkdayValuesMetricItem performanceProfile?=AddressableEntityRef metric?=AddressableEntityRef
Metrics id name? order?=int metricDefinitionName? metricDefinitionId? externalMetricDefinitionId? unitType?=@MetricUnitType enabled?=boolean templateName? maxPoints?=int performanceProfileId? linkedMetric?=AddressableEntityRef dateCreated?=date dateUnlinked?=day sourcePerformanceProfile?=PerformanceProfile unitDefinition? precision?=int selfUri?
MinLength min=int max=int
MinedIntentsListing entities=MinerIntent[] nextUri? selfUri? previousUri?
Miner id? name language?=(en-us|en-gb|en-au|en-in|en-za|es-us|es-es|fr-fr) dateCreated?=date status?=(NotStarted|FetchingConversationIds|ConversationIdsFetched|ConversationIdsFetchError|FetchingConversations|ConversationsFetched|ConversationsFetchError|Queued|QueuingError|MiningStarted|MaskingUtterances|MaskingError|ComputingAnalytics|ComputingAnalyticsError|MiningCompleted|MiningError|ModelValidationError|Deleted) conversationsDateRangeStart?=day conversationsDateRangeEnd?=day dateCompleted?=date message? conversationDataUploaded?=boolean mediaType?=(Chat|Call|Message) queueIds?=string[] dateTriggered?=date dateModified?=date latestDraftVersion?=Draft selfUri?
MinerExecuteRequest dateStart?=day dateEnd?=day uploadKey? mediaType?=(Chat|Call|Message) queueIds?=string[]
MinerIntent id? name? miner?=Miner utterances?=Utterance[] analyticVolumePercent?=number selfUri?
MinerListing entities=Miner[] nextUri? selfUri? previousUri?
ModelingProcessingError internalErrorCode?=(ModelInputMissing|ModelInputInvalid|ModelFailed) description?
ModelingStatusResponse id? status?=@SchedulingStatus errorDetails?=ModelingProcessingError[] modelingResultUri?
MoveManagementUnitRequest businessUnitId
MoveManagementUnitResponse businessUnit?=BusinessUnitReference status?=@Values60
MuRescheduleResultWrapper agentSchedules?=BuAgentScheduleRescheduleResponse[]
NTPSettings servers?=string[]
NamedEntity id? name?
NamedEntityAnnotation name
NamedEntityDefinition name type
NamedEntityTypeBinding entityType entityName
NamedEntityTypeDefinition name description? mechanism=NamedEntityTypeMechanism
NamedEntityTypeItem value synonyms?=string[]
NamedEntityTypeMechanism items=NamedEntityTypeItem[] restricted?=boolean type=(DynamicList|List|Regex|Unknown)
NluConfusionMatrixColumn name value=number
NluConfusionMatrixRow name columns=NluConfusionMatrixColumn[]
NluDetectionContext intent?=ContextIntent entity?=ContextEntity
NluDetectionInput text
NluDetectionOutput intents?=DetectedIntent[] dialogActs?=DetectedDialogAct[]
NluDetectionRequest input=NluDetectionInput context?=NluDetectionContext
NluDetectionResponse version?=NluDomainVersion output?=NluDetectionOutput input?=NluDetectionInput
NluDomain id? name language? draftVersion?=NluDomainVersion lastPublishedVersion?=NluDomainVersion dateCreated?=date dateModified?=date engineVersion? selfUri?
NluDomainListing entities=NluDomain[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
NluDomainVersion id? domain?=NluDomain description? language published?=boolean dateCreated?=date dateModified?=date dateTrained?=date datePublished?=date trainingStatus?=(Untrained|Training|Trained|Error|Unknown) evaluationStatus?=(Unevaluated|Evaluating|Evaluated|Error) intents?=IntentDefinition[] entityTypes?=NamedEntityTypeDefinition[] entities?=NamedEntityDefinition[] selfUri?
NluDomainVersionListing entities=NluDomainVersion[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
NluDomainVersionQualityReport version=NluDomainVersion confusionMatrix=NluConfusionMatrixRow[] summary=NluQualityReportSummary
NluDomainVersionTrainingResponse message? version?=NluDomainVersion
NluFeedbackListing entities=NluFeedbackResponse[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
NluFeedbackRequest text intents=IntentFeedback[] versionId
NluFeedbackResponse id text? intents?=IntentFeedback[] version?=NluDomainVersion dateCreated?=date selfUri?
NluInfo domain?=AddressableEntityRef version?=NluDomainVersion intents?=Intent[] engineVersion?
NluQualityReportSummary metrics=NluQualityReportSummaryMetric[]
NluQualityReportSummaryMetric name value=number
NluUtterance segments=NluUtteranceSegment[]
NluUtteranceSegment text entity?=NamedEntityAnnotation
Note id? entityId? entityType?=(contact|organization) noteText? modifyDate?=date createDate?=date createdBy=User externalDataSources?=ExternalDataSource[] selfUri?
NoteListing entities=Note[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
NotificationTemplateBody text? parameters=NotificationTemplateParameter[]
NotificationTemplateFooter text?
NotificationTemplateHeader type=(Text|Media) text? media?=ContentAttachment parameters?=NotificationTemplateParameter[]
NotificationTemplateParameter name? text
NotificationsResponse entities=WfmUserNotification[]
NuanceMixDlgSettings channelId? inputParameters?=any{}
Number start? end?
NumberPlan id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? match? normalizedFormat? priority?=int numbers?=Number[] digitLength?=DigitLength classification? matchType? selfUri?
NumericRange gt?=number gte?=number lt?=number lte?=number
OAuthAuthorization client?=OAuthClient scope?=string[] roles?=string[] resourceOwner?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef pending?=boolean state?=(Unauthorized|Requested|Authorized|Revoked) selfUri?
OAuthAuthorizationListing total?=int entities=OAuthAuthorization[] selfUri?
OAuthClient id name accessTokenValiditySeconds?=int description? registeredRedirectUri?=string[] secret? roleIds?=string[] dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef authorizedGrantType=@AuthorizedGrantType scope?=string[] roleDivisions?=RoleDivision[] state?=@Values86 dateToDelete?=date selfUri?
OAuthClientEntityListing entities=OAuthClientListing[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OAuthClientListing id name accessTokenValiditySeconds?=int description? registeredRedirectUri?=string[] secret? roleIds?=string[] dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef scope?=string[] roleDivisions?=RoleDivision[] state?=@Values86 dateToDelete?=date selfUri?
OAuthClientRequest name accessTokenValiditySeconds?=int description? registeredRedirectUri?=string[] roleIds?=string[] authorizedGrantType=@AuthorizedGrantType scope?=string[] roleDivisions?=RoleDivision[] state?=@Values86 dateToDelete?=date
OAuthLastTokenIssued dateIssued?=date
OAuthProvider id? name? disabled?=boolean selfUri?
OAuthProviderEntityListing entities=OAuthProvider[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OAuthScope id? description? selfUri?
OAuthScopeListing total?=int entities=OAuthScope[] selfUri?
Objective id? templateId? zones?=ObjectiveZone[] enabled?=boolean mediaTypes?=@AnalyticsMediaType[] queues?=AddressableEntityRef[] topics?=AddressableEntityRef[] topicIdsFilterType?=(and|or) dateStart?=day
ObjectiveTemplate id? name? zones?=ObjectiveZone[] selfUri?
ObjectiveZone label directionType=(Up|Down|Flat) zoneType=(Good|Target|Great|Out) upperLimitPoints=int lowerLimitPoints=int upperLimitValue?=int lowerLimitValue?=int
ObservationMetricData metric? qualifier? stats?=StatisticalSummary truncated?=boolean observations?=ObservationValue[]
ObservationValue observationDate=date conversationId? sessionId? requestedRoutingSkillIds?=string[] requestedLanguageId? routingPriority?=int participantName? userId? direction?=(inbound|outbound) convertedFrom? convertedTo? addressFrom? addressTo? ani? dnis? teamId? requestedRoutings?=string[] usedRouting?=@RoutingType scoredAgents?=AnalyticsScoredAgent[]
Okta id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
OneLogin id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
OpenActionFields openAction=DomainEntityRef configurationFields?=any{}
OpenIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference outboundNotificationWebhookUrl outboundNotificationWebhookSignatureSecretToken webhookHeaders?=string{} status? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef createStatus?=@Values36 createError?=ErrorBody selfUri?
OpenIntegrationEntityListing entities=OpenIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OpenIntegrationRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference outboundNotificationWebhookUrl outboundNotificationWebhookSignatureSecretToken webhookHeaders?=string{} selfUri?
OpenIntegrationUpdateRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference outboundNotificationWebhookUrl? outboundNotificationWebhookSignatureSecretToken? webhookHeaders?=string{} selfUri?
OpenMessageContent contentType=(Attachment) attachment?=ContentAttachment
OpenMessagingChannel id? platform?=(Open) type?=(Private) messageId to=OpenMessagingToRecipient from=OpenMessagingFromRecipient time=date metadata?=object
OpenMessagingFromRecipient nickname? id idType=(Email|Phone|Opaque) firstName? lastName? image? email?
OpenMessagingToRecipient nickname? id idType?=(Email|Phone|Opaque) firstName? lastName? image? email?
OpenNormalizedMessage id? channel=OpenMessagingChannel type=(Text|Receipt) text? content?=OpenMessageContent[] status?=@NormalizedMessageStatus reasons?=Reason[] isFinalReceipt?=boolean direction?=(Inbound|Outbound) metadata?=string{}
Operation id? complete?=boolean user?=User client?=DomainEntityRef errorMessage? errorCode? errorDetails?=Detail[] errorMessageParams?=string{} actionName?=@ArchitectActionName actionStatus?=@ArchitectActionStatus
OrgOAuthClient id? name dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef authorizedGrantType=@AuthorizedGrantType scope?=string[] roleDivisions?=RoleDivision[] state?=@Values86 dateToDelete?=date organization?=NamedEntity
OrgUser id? name? division?=Division chat?=Chat department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=@Values87 title? username? manager?=User images?=UserImage[] version=int certifications?=string[] biography?=Biography employerInfo?=EmployerInfo routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=UserConversationSummary outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=OAuthLastTokenIssued dateLastLogin?=date organization?=Organization
OrgWhitelistSettings enableWhitelist?=boolean domainWhitelist?=string[]
Organization id? name? defaultLanguage? defaultCountryCode? thirdPartyOrgName? thirdPartyURI? domain? version=int state?=@Values87 defaultSiteId? supportURI? voicemailEnabled?=boolean productPlatform?=(GenesysCloud|PureCloud|PureEngage|PureEngageCloud|PureConnect|PureConnectCloud|Unknown) selfUri? features?=boolean{}
OrganizationFeatures realtimeCIC?=boolean purecloud?=boolean hipaa?=boolean ucEnabled?=boolean pci?=boolean purecloudVoice?=boolean xmppFederation?=boolean chat?=boolean informalPhotos?=boolean directory?=boolean contactCenter?=boolean unifiedCommunications?=boolean custserv?=boolean
OrganizationPresence id? name? languageLabels=string{} systemPresence? deactivated?=boolean primary?=boolean createdBy?=User createdDate?=date modifiedBy?=User modifiedDate?=date selfUri?
OrganizationPresenceEntityListing entities=OrganizationPresence[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OrganizationProductEntityListing entities=DomainOrganizationProduct[] pageSize?=int pageNumber?=int total?=int pageCount?=int
OrganizationRoleEntityListing entities=DomainOrganizationRole[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OrphanRecording id? name? createdTime?=date recoveredTime?=date providerType?=(EDGE|CHAT|EMAIL|SCREEN_RECORDING|PUREENGAGE|PURECONNECT) mediaSizeBytes?=int mediaType?=(CALL|CHAT|EMAIL|SCREEN) fileState?=(ARCHIVED|AVAILABLE|DELETED|RESTORED|RESTORING|UPLOADING) providerEndpoint?=Endpoint recording?=Recording orphanStatus?=(NO_CONVERSATION|UNKNOWN_CONVERSATION|CONVERSATION_NOT_COMPLETE|CONVERSATION_NOT_EVALUATED|EVALUATED) sourceOrphaningId? selfUri?
OrphanRecordingListing entities=OrphanRecording[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OrphanUpdateRequest archiveDate?=date deleteDate?=date exportDate?=date integrationId? conversationId?
OtherProfileAssignment id? currentProfile?=DomainEntityRef selfUri?
OutOfOffice id? name? user?=User startDate?=date endDate?=date active?=boolean indefinite?=boolean selfUri?
OutboundRoute id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? classificationTypes=string[] enabled?=boolean distribution?=(SEQUENTIAL|RANDOM) externalTrunkBases?=DomainEntityRef[] site?=Site managed?=boolean selfUri?
OutboundRouteBase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? classificationTypes=string[] enabled?=boolean distribution?=(SEQUENTIAL|RANDOM) externalTrunkBases?=DomainEntityRef[] selfUri?
OutboundRouteBaseEntityListing entities=OutboundRouteBase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OutboundRouteEntityListing entities=OutboundRoute[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OutboundSettings id? name? dateCreated?=date dateModified?=date version?=int maxCallsPerAgent?=int maxConfigurableCallsPerAgent?=int maxLineUtilization?=number abandonSeconds?=number complianceAbandonRateDenominator?=(ALL_CALLS|CALLS_THAT_REACHED_QUEUE) automaticTimeZoneMapping?=AutomaticTimeZoneMappingSettings selfUri?
Outcome id? isActive?=boolean displayName version?=int description? isPositive?=boolean context?=Context journey?=Journey associatedValueField?=AssociatedValueField selfUri? createdDate?=date modifiedDate?=date
OutcomeAchievement outcome?=AchievedOutcome achievedDate?=date
OutcomeEventScore outcome?=AddressableEntityRef sessionMaxProbability?=number probability?=number
OutcomeListing entities=Outcome[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
OutcomeProbabilityCondition outcomeId maximumProbability=number probability?=number
OutcomeScoresResult outcomeScores?=OutcomeEventScore[] modifiedDate?=date
OverallBestPoints division?=Division bestPoints?=OverallBestPointsItem[] performanceProfile?=AddressableEntityRef
OverallBestPointsItem granularityType?=@Values43 users?=UserReference[] count?=int points?=int dateStartWorkday?=day dateEndWorkday?=day
PINConfiguration minimumLength?=int maximumLength?=int
Page id? name? versionId? createdDate?=date modifiedDate?=date rootContainer?=any{} properties?=any{} selfUri?
PagingSpec pageSize=int pageNumber=int
Parameter name? parameterType?=(UUID|STRING|UUIDLIST|STRINGLIST) domain?=(USERID|QUEUEID|MEDIATYPE|DIALERCAMPAIGNID|QMEVALFORMID|UNKNOWN) required?=boolean
ParsedCertificate certificateDetails?=CertificateDetails[]
Participant id? startTime?=date endTime?=date connectedTime?=date name? userUri? userId? externalContactId? externalOrganizationId? queueId? groupId? teamId? queueName? purpose? participantType? consultParticipantId? address? ani? aniName? dnis? locale? wrapupRequired?=boolean wrapupPrompt?=@ParticipantWrapupPrompt wrapupTimeoutMs?=int wrapupSkipped?=boolean wrapup?=Wrapup conversationRoutingData?=ConversationRoutingData alertingTimeoutMs?=int monitoredParticipantId? coachedParticipantId? attributes?=string{} calls?=Call[] callbacks?=Callback[] chats?=ConversationChat[] cobrowsesessions?=Cobrowsesession[] emails?=Email[] messages?=Message[] screenshares?=Screenshare[] socialExpressions?=SocialExpression[] videos?=Video[] evaluations?=Evaluation[] screenRecordingState?=@ScreenRecordingState flaggedReason?=(general) startAcwTime?=date endAcwTime?=date bargedParticipantId?
ParticipantAttributes attributes?=string{}
ParticipantBasic id? startTime?=date endTime?=date connectedTime?=date name? userUri? userId? externalContactId? externalOrganizationId? queueId? groupId? teamId? queueName? purpose? participantType? consultParticipantId? address? ani? aniName? dnis? locale? wrapupRequired?=boolean wrapupPrompt?=@ParticipantWrapupPrompt wrapupTimeoutMs?=int wrapupSkipped?=boolean wrapup?=Wrapup conversationRoutingData?=ConversationRoutingData alertingTimeoutMs?=int monitoredParticipantId? coachedParticipantId? attributes?=string{} calls?=Call[] callbacks?=Callback[] chats?=ConversationChat[] cobrowsesessions?=Cobrowsesession[] emails?=Email[] messages?=Message[] screenshares?=Screenshare[] socialExpressions?=SocialExpression[] videos?=Video[] evaluations?=Evaluation[] screenRecordingState?=@ScreenRecordingState flaggedReason?=(general) startAcwTime?=date endAcwTime?=date bargedParticipantId?
ParticipantMetrics agentDurationPercentage?=number customerDurationPercentage?=number silenceDurationPercentage?=number ivrDurationPercentage?=number acdDurationPercentage?=number overtalkDurationPercentage?=number otherDurationPercentage?=number overtalkCount?=int
PatchAction mediaType=@ActionMediaType actionTemplate?=ActionMapActionTemplate architectFlowFields?=ArchitectFlowFields webMessagingOfferFields?=WebMessagingOfferFields openActionFields?=OpenActionFields
PatchActionMap id? version?=int isActive?=boolean displayName triggerWithSegments=string[] triggerWithEventConditions?=EventCondition[] triggerWithOutcomeProbabilityConditions?=OutcomeProbabilityCondition[] pageUrlConditions=UrlCondition[] activation?=Activation weight?=int action?=PatchAction actionMapScheduleGroups?=PatchActionMapScheduleGroups ignoreFrequencyCap?=boolean selfUri? createdDate?=date modifiedDate?=date startDate?=date endDate?=date
PatchActionMapScheduleGroups actionMapScheduleGroup=ActionMapScheduleGroup emergencyActionMapScheduleGroup?=ActionMapScheduleGroup
PatchActionTarget id? name? serviceLevel?=ServiceLevel shortAbandonThreshold?=int selfUri?
PatchActionTemplate name description? mediaType?=@ActionMediaType state?=@Values4 contentOffer?=PatchContentOffer
PatchBuReschedulingOptionsManagementUnitRequest managementUnitId applied?=boolean
PatchBuReschedulingOptionsRequest managementUnits?=PatchBuReschedulingOptionsManagementUnitRequest[]
PatchBuScheduleRunRequest reschedulingOptions?=PatchBuReschedulingOptionsRequest
PatchCallToAction text? url? target?=(Blank|Self)
PatchCallbackRequest conversationId queueId? agentId callbackScheduledTime?=date
PatchCallbackResponse conversation=DomainEntityRef callbackIdentifiers=CallbackIdentifier[]
PatchContentOffer imageUrl? displayMode?=@Values42 layoutMode?=@ContentOfferLayoutMode title? headline? body? callToAction?=PatchCallToAction style?=PatchContentOfferStylingConfiguration
PatchContentOfferStylingConfiguration position?=ContentPositionProperties offer?=ContentOfferStyleProperties closeButton?=CloseButtonStyleProperties ctaButton?=CtaButtonStyleProperties title?=TextStyleProperties headline?=TextStyleProperties body?=TextStyleProperties
PatchExternalSegment name
PatchOutcome id? isActive?=boolean displayName version?=int description? isPositive?=boolean context?=Context journey?=Journey associatedValueField?=AssociatedValueField selfUri? createdDate?=date modifiedDate?=date
PatchPredictorRequest routingTimeoutSeconds?=int schedule?=PredictorSchedule workloadBalancingConfig?=PredictorWorkloadBalancing
PatchSegment id? isActive?=boolean displayName version?=int description? color? shouldDisplayToAgent?=boolean context?=Context journey?=Journey externalSegment?=PatchExternalSegment assignmentExpirationDays?=int selfUri? createdDate?=date modifiedDate?=date
PatchShiftTradeRequest receivingUserId?=ValueWrapperString expiration?=ValueWrapperDate acceptableIntervals?=ListWrapperInterval metadata=WfmVersionedEntityMetadata
PatchUser id? acdAutoAnswer?=boolean
PerformanceProfile id? name division?=Division description metricOrders=string[] dateCreated?=date reportingIntervals?=ReportingInterval[] active?=boolean memberCount?=int maxLeaderboardRankSize?=int selfUri?
PermissionCollectionEntityListing entities=DomainPermissionCollection[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PermissionDetails type?=(requiresCurrentUser|requiresPermissions|requiresDivisionPermissions|requiresAnyDivisionPermissions|requiresUserBeConversationParticipant) permissions?=string[] allowsCurrentUser?=boolean enforced?=boolean
Permissions ids=string[]
Phone id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? site=DomainEntityRef phoneBaseSettings=DomainEntityRef lineBaseSettings?=DomainEntityRef phoneMetaBase?=DomainEntityRef lines=Line[] status?=PhoneStatus secondaryStatus?=PhoneStatus userAgentInfo?=UserAgentInfo properties?=any{} capabilities?=PhoneCapabilities webRtcUser?=DomainEntityRef primaryEdge?=Edge secondaryEdge?=Edge selfUri?
PhoneBase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? phoneMetaBase=DomainEntityRef lines=LineBase[] properties?=any{} capabilities?=PhoneCapabilities selfUri?
PhoneBaseEntityListing entities=PhoneBase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PhoneCapabilities provisions?=boolean registers?=boolean dualRegisters?=boolean hardwareIdType? allowReboot?=boolean noRebalance?=boolean noCloudProvisioning?=boolean mediaCodecs?=(audio/opus|audio/pcmu|audio/pcma|audio/g729|audio/g722)[] cdm?=boolean
PhoneColumn columnName type
PhoneEntityListing entities=Phone[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PhoneMetaBaseEntityListing entities=Metabase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PhoneNumber display? extension?=int acceptsSMS?=boolean userInput? e164? countryCode?
PhoneNumberColumn columnName? type?
PhoneNumberStatus callable?=boolean
PhoneStatus id? name? operationalStatus?=(OPERATIONAL|DEGRADED|OFFLINE|UNKNOWN) edgesStatus?=(IN_SERVICE|MIXED_SERVICE|OUT_OF_SERVICE|NO_EDGES) eventCreationTime? provision?=ProvisionInfo lineStatuses?=LineStatus[] phoneAssignmentToEdgeType?=(PRIMARY|SECONDARY) edge?=DomainEntityRef selfUri?
PhonesReboot phoneIds?=string[] siteId?
Phrase text strictness?=(1|55|65|72|85|90) sentiment?=(Unspecified|Positive|Neutral|Negative)
PhysicalInterfaceEntityListing entities=DomainPhysicalInterface[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PingIdentity id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
PlanningGroup id name? serviceGoalTemplate?=ServiceGoalTemplateReference routePaths?=RoutePathResponse[] metadata?=WfmVersionedEntityMetadata selfUri?
PlanningGroupList entities=PlanningGroup[]
PlanningGroupReference id? selfUri?
PlanningPeriodSettings weekCount=int startDate=day
Policy id? name? modifiedDate?=date createdDate?=date order?=int description? enabled?=boolean mediaPolicies?=MediaPolicies conditions?=PolicyConditions actions?=PolicyActions policyErrors?=PolicyErrors selfUri?
PolicyActions retainRecording?=boolean deleteRecording?=boolean alwaysDelete?=boolean assignEvaluations?=EvaluationAssignment[] assignMeteredEvaluations?=MeteredEvaluationAssignment[] assignMeteredAssignmentByAgent?=MeteredAssignmentByAgent[] assignCalibrations?=CalibrationAssignment[] assignSurveys?=SurveyAssignment[] retentionDuration?=RetentionDuration initiateScreenRecording?=InitiateScreenRecording mediaTranscriptions?=MediaTranscription[] integrationExport?=IntegrationExport
PolicyConditions forUsers?=User[] directions?=(INBOUND|OUTBOUND)[] dateRanges?=string[] mediaTypes?=(CALL|CHAT)[] forQueues?=Queue[] duration?=DurationCondition wrapupCodes?=WrapupCode[] timeAllowed?=TimeAllowed customerParticipation?=(YES|NO)
PolicyCreate id? name modifiedDate?=date createdDate?=date order?=int description? enabled?=boolean mediaPolicies?=MediaPolicies conditions?=PolicyConditions actions?=PolicyActions policyErrors?=PolicyErrors selfUri?
PolicyEntityListing entities=Policy[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PolicyErrorMessage statusCode?=int userMessage?=object userParamsMessage? errorCode? correlationId? userParams?=UserParam[] insertDate?=date
PolicyErrors policyErrorMessages?=PolicyErrorMessage[]
PolicyUpdate enabled?=boolean
PositionSettings alignment?=(Auto|Left|Right) sideSpace?=int bottomSpace?=int
PostActionInput category name integrationId config=ActionConfig contract=ActionContractInput secure?=boolean
PostInputContract inputSchema=JsonSchemaDocument
PostOutputContract successSchema=JsonSchemaDocument
PostTextMessage type=(Text|Structured|Receipt) text? content?=MessageContent[]
PostTextRequest botId botAlias? integrationId botSessionId postTextMessage=PostTextMessage languageCode? botSessionTimeoutMinutes?=int botChannels?=(Call|Callback|Messaging|Webchat)[] botCorrelationId? messagingPlatformType?=@MessagingPlatformType amazonLexRequest?=AmazonLexRequest googleDialogflow?=GoogleDialogflowCustomSettings genesysBotConnector?=GenesysBotConnector nuanceMixDlg?=NuanceMixDlgSettings
PostTextResponse botState=(Complete|Failed|MoreData) replyMessages?=PostTextMessage[] intentName? slots?=string{} botCorrelationId? amazonLex?=any{} googleDialogFlow?=any{} genesysDialogEngine?=any{} genesysBotConnector?=any{} nuanceMixDlg?=any{}
PredictionResults intent?=(ALL|CALL|CALLBACK|CHAT|EMAIL|SOCIALEXPRESSION|VIDEOCOMM|MESSAGE) formula=(BEST|SIMPLE|ABANDON|PATIENCE_ABANDON) estimatedWaitTimeSeconds=int
Predictor id queues=AddressableEntityRef[] kpi routingTimeoutSeconds?=int schedule?=PredictorSchedule state?=(Created|Error|Active) dateCreated?=date dateModified?=date workloadBalancingConfig?=PredictorWorkloadBalancing errorCode? selfUri?
PredictorListing entities=Predictor[] nextUri? selfUri? previousUri?
PredictorSchedule scheduleType=(HourOnHourOff|OngoingValueMonitoring) dateStarted?=date
PredictorWorkloadBalancing enabled=boolean
PresenceDefinition id? systemPresence? selfUri?
PresenceDetailQueryClause type=(and|or) predicates=PresenceDetailQueryPredicate[]
PresenceDetailQueryFilter type=(and|or) clauses?=PresenceDetailQueryClause[] predicates?=PresenceDetailQueryPredicate[]
PresenceDetailQueryPredicate type?=@Values110 dimension?=(organizationPresenceId|systemPresence) operator?=@Values118 value? range?=NumericRange
PresenceSetting join?=SettingDirection
ProcessScheduleUpdateUploadRequest uploadKey teamIds?=string[] managementUnitIdsForAddedTeamUsers?=string[]
Program id name? description? published?=boolean topics?=BaseTopicEntitiy[] tags?=string[] modifiedBy?=AddressableEntityRef dateModified?=date publishedBy?=AddressableEntityRef datePublished?=date selfUri?
ProgramJob id state?=@Values63 programs?=BaseProgramEntity[] createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
ProgramJobRequest programIds=string[]
ProgramMappings program?=BaseProgramEntity queues?=AddressableEntityRef[] flows?=AddressableEntityRef[] modifiedBy?=AddressableEntityRef dateModified?=date
ProgramMappingsRequest queueIds=string[] flowIds=string[]
ProgramRequest name description? topicIds?=string[] tags?=string[]
ProgramsEntityListing entities=ListedProgram[] pageSize?=int selfUri? nextUri? pageCount?=int
ProgramsMappingsEntityListing entities=ProgramMappings[] pageSize?=int selfUri? nextUri? pageCount?=int
Prompt id? name description? resources?=PromptAsset[] currentOperation?=Operation selfUri?
PromptAsset id? name? promptId? language? mediaUri? ttsString? text? uploadStatus?=@Values109 uploadUri? languageDefault?=boolean tags?=string[]{} durationSeconds?=number selfUri?
PromptAssetCreate id? name? promptId? language mediaUri? ttsString? text? uploadStatus?=@Values109 uploadUri? languageDefault?=boolean tags?=string[]{} durationSeconds?=number selfUri?
PromptAssetEntityListing entities=PromptAsset[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PromptEntityListing entities=Prompt[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
PropertyChange property? oldValues?=string[] newValues?=string[]
PropertyIndexRequest sessionId targetDate=date properties=AnalyticsProperty[]
ProvisionInfo time?=date source? errorInfo?
PublishDraftInput version=int
PublishForm published=boolean id
PublishedSurveyFormReference id? name? contextId? selfUri?
PunctualityEvent dateScheduleStart?=date dateStart?=date lengthMinutes?=int description? activityCodeId? activityCode? activityName? category? points?=int delta?=number bullseye?=boolean
PureCloud id? name? disabled?=boolean selfUri?
PureEngage id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] autoProvisionUsers?=boolean selfUri?
QMAuditQueryRequest interval filters=QualityAuditQueryFilter[] sort?=AuditQuerySort[]
QualityAuditLogMessage id? userHomeOrgId? userTrusteeOrgId? user?=DomainEntityRef client?=AddressableEntityRef remoteIps?=string[] serviceName?=(RecordingService|RecordingPlaybackService|QualityService) level?=(User|System) status?=(Success|Failure|Warning) eventDate?=date messageInfo?=MessageInfo action?=(Read|Create|Update|Delete|Abandon|Archive|Export|RestoreRequest|RestoreComplete|ApplyProtection|RevokeProtection|UpdateRetention) entity?=DomainEntityRef entityType?=(Recording|Evaluation|Calibration|Annotation|ScreenRecording|Survey) propertyChanges?=PropertyChange[] context?=string{}
QualityAuditQueryExecutionResultsResponse id pageSize?=int cursor? entities?=QualityAuditLogMessage[]
QualityAuditQueryExecutionStatusResponse id state?=@AuditQueryState dateStart?=date interval? filters?=QualityAuditQueryFilter[] sort?=AuditQuerySort[]
QualityAuditQueryFilter property=(UserId|TrusteeOrganizationId|TrusteeOnlyAudits|ClientId|Action|EntityType|EntityId|ConversationId|ServiceName) value
QueryFacetInfo attributes?=FacetKeyAttribute[] facets?=FacetEntry[]
QueryRequest queryPhrase? pageNumber?=int pageSize?=int facetNameRequests?=string[] sort?=SortItem[] filters?=ContentFilterItem[] attributeFilters?=AttributeFilterItem[] includeShares?=boolean
QueryRequestClause type=(And|Or) predicates=QueryRequestPredicate[]
QueryRequestFilter type=(And|Or) clauses=QueryRequestClause[]
QueryRequestPredicate dimension=(attendeeId|facilitatorId|status) value
QueryResponseData interval? metrics?=QueryResponseMetric[]
QueryResponseGroupedData group?=string{} data?=QueryResponseData[]
QueryResponseMetric metric?=@CoachingAppointmentMetric stats?=QueryResponseStats
QueryResponseStats count?=int
QueryResult id? name? body?=DomainEntity selfUri?
QueryResults results?=DomainEntityListingQueryResult facetInfo?=QueryFacetInfo
QueryTimeOffLimitValuesRequest timeOffLimitId? activityCodeId? dateRanges=LocalDateRange[]
QueryTimeOffLimitValuesResponse values?=TimeOffLimitValueRange[]
QueryWaitlistPositionsRequest timeOffRequests=UserTimeOffRequestReference[]
Queue id name? division?=Division description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=int userMemberCount?=int joinedMemberCount?=int mediaSettings?=MediaSetting{} routingRules?=RoutingRule[] bullseye?=Bullseye acwSettings?=AcwSettings skillEvaluationMethod?=(NONE|BEST|ALL) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef autoAnswerOnly?=boolean enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=AgentOwnedRouting callingPartyName? callingPartyNumber? defaultScripts?=Script{} outboundMessagingAddresses?=QueueMessagingAddresses outboundEmailAddress?=QueueEmailAddress peerId? selfUri?
QueueEmailAddress domain?=DomainEntityRef route?=InboundRoute
QueueEntityListing entities=Queue[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
QueueMember id? name? user?=User ringNumber?=int joined?=boolean memberBy? routingStatus?=RoutingStatus selfUri?
QueueMemberEntityListing entities=QueueMember[] pageNumber?=int pageSize?=int firstUri? selfUri? nextUri? previousUri?
QueueMemberEntityListingV1 entities=QueueMember[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
QueueMessagingAddresses smsAddress?=DomainEntityRef
QueueObservationDataContainer group?=string{} data?=ObservationMetricData[]
QueueObservationQuery filter=QueueObservationQueryFilter metrics=@QueueObservationMetric[] detailMetrics?=@QueueObservationMetric[]
QueueObservationQueryClause type=(and|or) predicates=QueueObservationQueryPredicate[]
QueueObservationQueryFilter type=(and|or) clauses?=QueueObservationQueryClause[] predicates?=QueueObservationQueryPredicate[]
QueueObservationQueryPredicate type?=@Values110 dimension?=(mediaType|queueId) operator?=@Values118 value? range?=NumericRange
QueueObservationQueryResponse systemToOrganizationMappings?=string[]{} results?=QueueObservationDataContainer[]
QueueReference id? selfUri?
QueueRequest id? name division?=WritableDivision description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=int userMemberCount?=int joinedMemberCount?=int mediaSettings?=MediaSetting{} routingRules?=RoutingRule[] bullseye?=Bullseye acwSettings?=AcwSettings skillEvaluationMethod?=(NONE|BEST|ALL) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef autoAnswerOnly?=boolean enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=AgentOwnedRouting callingPartyName? callingPartyNumber? defaultScripts?=Script{} outboundMessagingAddresses?=QueueMessagingAddresses outboundEmailAddress?=QueueEmailAddress peerId? selfUri?
QueueUtilizationDiagnostic queue?=DomainEntityRef usersInQueue?=int activeUsersInQueue?=int usersOnQueue?=int usersNotUtilized?=int usersOnQueueWithStation?=int usersOnACampaignCall?=int usersOnDifferentEdgeGroup?=int usersOnANonCampaignCall?=int
QuickReply text? payload? url? action?=(Message) isSelected?=boolean
Reaction data? name? reactionType=(hangup|transfer|transfer_flow|play_file)
Reason code?=@ConversationReasonCode message
RecallEntry nbrAttempts?=int minutesBetweenAttempts?=int
Recipient id? name? flow?=Flow dateCreated?=date dateModified?=date createdBy?=User modifiedBy?=User messengerType?=@ThreadingMessengerType selfUri?
RecipientAdditionalIdentifier type=(Deployment|Subject) value
RecipientListing entities=Recipient[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Record name type value
Recording id? name? conversationId? path? startTime? endTime? media? annotations?=Annotation[] transcript?=ChatMessage[] emailTranscript?=RecordingEmailMessage[] messagingTranscript?=RecordingMessagingMessage[] fileState?=@RecordingFileState restoreExpirationTime?=date mediaUris?=MediaResult{} estimatedTranscodeTimeMs?=int actualTranscodeTimeMs?=int archiveDate?=date archiveMedium?=(CLOUDARCHIVE) deleteDate?=date exportDate?=date exportedDate?=date outputDurationMs?=int outputSizeInBytes?=int maxAllowedRestorationsForOrg?=int remainingRestorationsAllowedForOrg?=int sessionId? users?=User[] recordingFileRole?=(CUSTOMER_EXPERIENCE|ADHOC) recordingErrorStatus?=(EMAIL_TRANSCRIPT_TOO_LARGE) originalRecordingStartTime?=date creationTime?=date selfUri?
RecordingContentStory type?=(Mention|Reply) url? replyToId?
RecordingEmailMessage htmlBody? textBody? id? to?=EmailAddress[] cc?=EmailAddress[] bcc?=EmailAddress[] from?=EmailAddress subject? attachments?=EmailAttachment[] time?=date
RecordingEncryptionConfiguration id? url apiId? apiKey? keyConfigurationType=@Values37 lastError?=ErrorBody selfUri?
RecordingEncryptionConfigurationListing total?=int entities=RecordingEncryptionConfiguration[] selfUri?
RecordingJob id state=(FULFILLED|PENDING|READY|PROCESSING|CANCELLED|FAILED) recordingJobsQuery?=RecordingJobsQuery dateCreated?=date totalConversations?=int totalRecordings?=int totalSkippedRecordings?=int totalFailedRecordings?=int totalProcessedRecordings?=int percentProgress?=int errorMessage? failedRecordings? selfUri? user?=AddressableEntityRef
RecordingJobEntityListing entities=RecordingJob[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
RecordingJobFailedRecording conversation?=AddressableEntityRef recording?=AddressableEntityRef
RecordingJobsQuery action=(DELETE|EXPORT) actionDate=date integrationId? includeScreenRecordings?=boolean conversationQuery=AsyncConversationQuery
RecordingMessagingMessage from? fromUser?=User fromExternalContact?=ExternalContact to? timestamp?=date id? messageText? messageMediaAttachments?=MessageMediaAttachment[] messageStickerAttachments?=MessageStickerAttachment[] quickReplies?=QuickReply[] buttonResponse?=ButtonResponse story?=RecordingContentStory
RecordingMetadata id? name? conversationId? path? startTime? endTime? media? annotations?=Annotation[] fileState?=@RecordingFileState restoreExpirationTime?=date archiveDate?=date archiveMedium?=(CLOUDARCHIVE) deleteDate?=date exportDate?=date exportedDate?=date maxAllowedRestorationsForOrg?=int remainingRestorationsAllowedForOrg?=int sessionId? selfUri?
RecordingSettings maxSimultaneousStreams?=int maxConfigurableScreenRecordingStreams?=int
Referrer url domain hostname keywords? pathname queryString? fragment? name? medium?=(internal|search|social|email|unknown|paid)
RegionTimeZone id name? offset?=int selfUri?
RegisterArchitectJobResponse id presignedUrl? headers?=string{} selfUri?
Relationship id? user=User externalOrganization=ExternalOrganization relationship externalDataSources?=ExternalDataSource[] selfUri?
RelationshipListing entities=Relationship[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReplaceRequest changeNumber?=int name? authToken?
ReplaceResponse id? name? changeNumber?=int uploadStatus?=DomainEntityRef uploadDestinationUri? uploadMethod?=@Values65
ReplacementTerm type?=(NAME|ADDRESS|PHONE|EMAIL|TWITTER) existingValue? updatedValue?
ReportMetaData id name? title? description? keywords?=string[] availableLocales?=string[] parameters?=Parameter[] exampleUrl? selfUri?
ReportMetaDataEntityListing entities=ReportMetaData[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReportRunEntry id? name? reportId? runTime?=date runStatus?=(RUNNING|COMPLETED|COMPLETED_WITH_ERRORS|FAILED|FAILED_TIMEOUT|FAILED_DATALIMIT|UNABLE_TO_COMPLETE) errorMessage? runDurationMsec?=int reportUrl? reportFormat? scheduleUri? selfUri?
ReportRunEntryEntityDomainListing entities=ReportRunEntry[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReportSchedule id? name? quartzCronExpression nextFireTime?=date dateCreated?=date dateModified?=date description? timeZone? timePeriod? interval reportFormat? locale? enabled?=boolean reportId parameters?=any{} lastRun?=ReportRunEntry selfUri?
ReportScheduleEntityListing entities=ReportSchedule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReportingExportJobListing entities=ReportingExportJobResponse[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReportingExportJobRequest name timeZone exportFormat=(CSV|PDF) interval period viewType=@ReportingViewType filter=ViewFilter read?=boolean locale hasFormatDurations?=boolean hasSplitFilters?=boolean excludeEmptyRows?=boolean hasSplitByMedia?=boolean hasSummaryRow?=boolean csvDelimiter?=(SEMICOLON|COMMA) selectedColumns?=SelectedColumns[] hasCustomParticipantAttributes?=boolean recipientEmails?=string[]
ReportingExportJobResponse id name? runId status=(SUBMITTED|RUNNING|CANCELLING|CANCELLED|COMPLETED|COMPLETED_WITH_PARTIAL_RESULTS|FAILED) timeZone exportFormat=(CSV|PDF) interval downloadUrl? viewType=@ReportingViewType exportErrorMessagesType?=(FAILED_CONVERTING_EXPORT_JOB|FAILED_NO_DATA_EXPORT_JOB_FOUND|FAILED_GETTING_DATA_FROM_SERVICE|FAILED_GENERATING_TEMP_FILE|FAILED_SAVING_FILE_TO_S3|FAILED_NOTIFYING_SKYWALKER_OF_DOWNLOAD|FAILED_BUILDING_DOWNLOAD_URL_FROM_SKYWALKER_RESPONSE|FAILED_CONVERTING_EXPORT_JOB_TO_QUEUE_PERFORMANCE_JOB|EXPORT_TYPE_NOT_IMPLEMENTED|REACHED_MAXIMUM_ATTEMPT_OF_RETRY|FAILED_LONG_RUNNING_EXPORT|TOO_MANY_REQUESTS_FROM_AN_ORGANIZATION|FAILED_AS_EXPORT_FILE_SIZE_IS_GREATER_THAN_10MB|NOT_AUTHORIZED_TO_VIEW_EXPORT) period filter=ViewFilter read=boolean createdDateTime=date modifiedDateTime=date locale percentageComplete=number hasFormatDurations?=boolean hasSplitFilters?=boolean excludeEmptyRows?=boolean hasSplitByMedia?=boolean hasSummaryRow?=boolean csvDelimiter?=(SEMICOLON|COMMA) selectedColumns?=SelectedColumns[] hasCustomParticipantAttributes?=boolean recipientEmails?=string[] emailStatuses?=string{} emailErrorDescription? enabled?=boolean selfUri?
ReportingExportMetadataJobListing entities=ReportingExportMetadataJobResponse[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ReportingExportMetadataJobResponse id? name? viewType?=@ReportingViewType dateLimitations? requiredFilters?=string[] supportedFilters?=string[] requiredColumnIds?=string[] dependentColumnIds?=string[]{} availableColumnIds?=string[] selfUri?
ReportingInterval intervalType=(Day|Week|Month) intervalValue=int
ReportingTurn userInput? botPrompts?=string[] sessionId? askAction?=ReportingTurnAction intent?=ReportingTurnIntent knowledge?=ReportingTurnKnowledge dateCreated?=date askActionResult?=(SuccessCollection|SuccessConfirmationYes|SuccessConfirmationNo|NoMatchCollection|NoMatchConfirmation|AgentRequestedByUser|ConfirmationRequired|Error|ExpressionError|NoInputCollection|NoInputConfirmation|DisambiguationRequired|SuccessDisambiguation|SuccessDisambiguationNone|NoMatchDisambiguation|NoInputDisambiguation) sessionEndDetails?=SessionEndDetails conversation?=AddressableEntityRef
ReportingTurnAction actionId? actionName? actionNumber?=int actionType?=(AskForNLUIntentAction|AskForBooleanAction|AskForSlotAction|AskForNLUNextIntentAction|BotState|DisconnectAction|ExitBotFlowAction|CallTaskAction|EndTaskAction|UpdateVariableAction|CommunicateAction|DecisionAction|SwitchAction|DataAction|DataTableLookupAction|GetExternalContactAction|GetExternalOrganizationAction|LoopAction|ExitLoopAction|NextLoopAction|LoopUntilAction|SetActiveIntentAction|ClearSlotAction|SetFlowOutcomeAction|InitializeFlowOutcomeAction|AddFlowMilestoneAction|AskForStringAction|SendResponseAction|GetResponseAction|ExtractSecureDataAction|SecureAction|TransferTaskAction|DigitalMenuAction|WaitForInputAction|ShowKnowledgeArticleAction|FindSystemPromptAction|FindUserPromptAction|Unknown)
ReportingTurnIntent name? confidence?=number slots?=ReportingTurnIntentSlot[]
ReportingTurnIntentSlot name? value? type? confidence?=number
ReportingTurnKnowledge knowledgeBaseId? feedback?=ReportingTurnKnowledgeFeedback search?=ReportingTurnKnowledgeSearch
ReportingTurnKnowledgeDocument id? question? answer? confidence?=number
ReportingTurnKnowledgeFeedback searchId? rating?=int documents?=ReportingTurnKnowledgeDocument[]
ReportingTurnKnowledgeSearch searchId? documents?=ReportingTurnKnowledgeDocument[] query?
ReportingTurnsResponse entities=ReportingTurn[] nextUri? selfUri? previousUri?
RequestConfig requestUrlTemplate? requestTemplate? requestTemplateUri? requestType? headers?=string{}
RequestMapping name? attributeType?=(String|Number|Integer|Boolean) mappingType?=(Lookup|HardCoded) value?
RequestScoredAgent id? score?=int
ReschedulingManagementUnitResponse managementUnit?=ManagementUnitReference applied?=boolean
ReschedulingOptionsRunResponse existingSchedule?=BuScheduleReference startDate?=date endDate?=date managementUnits?=ReschedulingManagementUnitResponse[] agentCount?=int activityCodeIds?=string[] doNotChangeWeeklyPaidTime?=boolean doNotChangeDailyPaidTime?=boolean doNotChangeShiftStartTimes?=boolean doNotChangeManuallyEditedShifts?=boolean
ResolutionDetailQueryClause type=(and|or) predicates=ResolutionDetailQueryPredicate[]
ResolutionDetailQueryFilter type=(and|or) clauses?=ResolutionDetailQueryClause[] predicates?=ResolutionDetailQueryPredicate[]
ResolutionDetailQueryPredicate type?=@Values110 metric?=(nNextContactAvoided) operator?=@Values118 value? range?=NumericRange
ResourceConditionNode variableName? conjunction?=(AND|OR) operator?=(EQ|IN|GE|GT|LE|LT) operands?=ResourceConditionValue[] terms?=ResourceConditionNode[]
ResourceConditionValue type?=@Values64 value?
ResourcePermissionPolicy id? domain? entityName? policyName? policyDescription? actionSetKey? allowConditions?=boolean resourceConditionNode?=ResourceConditionNode namedResources?=string[] resourceCondition? actionSet?=string[]
Response id? name? version?=int libraries=DomainEntityRef[] texts=ResponseText[] createdBy?=User dateCreated?=date interactionType?=(chat|email|twitter) substitutions?=ResponseSubstitution[] substitutionsSchema?=JsonSchemaDocument responseType?=@Values40 messagingTemplate?=MessagingTemplate assets?=AddressableEntityRef[] selfUri?
ResponseAsset id name? division?=Division contentLength?=int contentLocation? contentType? dateCreated?=date createdBy?=DomainEntityRef dateModified?=date modifiedBy?=DomainEntityRef responses?=DomainEntityRef[] selfUri?
ResponseAssetFilter endValue? values?=string[] startValue? fields?=string[] value? type?=(TERM|TERMS|STARTS_WITH|RANGE|GREATER_THAN_EQUAL_TO|LESS_THAN_EQUAL_TO|DATE_RANGE)
ResponseAssetRequest name divisionId?
ResponseAssetSearchRequest pageSize?=int pageNumber?=int sortOrder?=(ASC|DESC) sortBy? query=ResponseAssetFilter[]
ResponseAssetSearchResults total?=int pageCount?=int pageSize?=int pageNumber?=int results?=ResponseAsset[]
ResponseAssetStatus id? status?=(InProgress|Uploaded|Failed) errorCode? errorMessage?
ResponseConfig translationMap?=string{} translationMapDefaults?=string{} successTemplate? successTemplateUri?
ResponseEntityList entities?=Response[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ResponseEntityListing entities=Response[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ResponseFilter name operator=(IN|EQUALS|NOTEQUALS) values=string[]
ResponseQueryRequest queryPhrase? pageSize?=int filters?=ResponseFilter[]
ResponseQueryResults results=ResponseEntityList
ResponseSet id? name dateCreated?=date dateModified?=date version?=int responses=Reaction{} beepDetectionEnabled?=boolean selfUri?
ResponseSetEntityListing entities=ResponseSet[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ResponseSubstitution id description? defaultValue?
ResponseText content contentType?=(text/plain|text/html)
RestErrorDetail error details?
ResultCounters success?=int failure?=int
RetentionDuration archiveRetention?=ArchiveRetention deleteRetention?=DeleteRetention
ReverseWhitepagesLookupResult contacts?=ExternalContact[] externalOrganizations?=ExternalOrganization[]
Ring expansionCriteria?=ExpansionCriterium[] actions?=Actions memberGroups?=MemberGroup[]
RoleDivision roleId divisionId
RoleDivisionGrants grants=RoleDivisionPair[]
RoleDivisionPair roleId divisionId
RoutePathRequest queueId mediaType=@RoutePathMediaType languageId? skillIds?=string[] sourcePlanningGroup?=SourcePlanningGroupRequest
RoutePathResponse queue?=QueueReference mediaType?=@RoutePathMediaType language?=LanguageReference skills?=RoutingSkillReference[]
RoutingConversationAttributesRequest priority?=int skillIds?=string[] languageId? requestScoredAgents?=RequestScoredAgent[]
RoutingConversationAttributesResponse priority?=int skills?=RoutingSkill[] language?=Language scoredAgents?=ScoredAgent[]
RoutingData queueId languageId? priority?=int skillIds?=string[] preferredAgentIds?=string[] scoredAgents?=ScoredAgent[] routingFlags?=string[]
RoutingRule operator?=(MEETS_THRESHOLD|ANY) threshold?=int waitSeconds?=number
RoutingSettings resetAgentScoreOnPresenceChange?=boolean
RoutingSkill id? name dateModified?=date state?=@Values87 version? selfUri?
RoutingSkillReference id? selfUri?
RoutingStatus userId? status?=@AgentRoutingStatus startTime?=date
RoutingStatusDetailQueryClause type=(and|or) predicates=RoutingStatusDetailQueryPredicate[]
RoutingStatusDetailQueryFilter type=(and|or) clauses?=RoutingStatusDetailQueryClause[] predicates?=RoutingStatusDetailQueryPredicate[]
RoutingStatusDetailQueryPredicate type?=@Values110 dimension?=(routingStatus) operator?=@Values118 value? range?=NumericRange
RuleSet id? name dateCreated?=date dateModified?=date version?=int contactList?=DomainEntityRef queue?=DomainEntityRef rules=DialerRule[] selfUri?
RuleSetDiagnostic ruleSet?=DomainEntityRef warnings?=(WRAPUP_CODE_NOT_IN_QUEUE|CONTACT_ATTRIBUTE_NOT_IN_CONTACT_LIST|NO_DNC_LIST_FOR_APPEND|PHONE_CONDITIONS_WITH_MULTICOLUMN_PREVIEW)[]
RuleSetEntityListing entities=RuleSet[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
RunNowResponse id name? selfUri?
SIPSearchPublicRequest id? name? callId? toUser? fromUser? conversationId? participantId? dateStart=date dateEnd=date selfUri?
SMSAvailablePhoneNumberEntityListing entities=SmsAvailablePhoneNumber[]
Salesforce id? name? disabled?=boolean issuerURI? ssoTargetURI? sloURI? sloBinding? relyingPartyIdentifier? certificate? certificates?=string[] selfUri?
Schedule id? name division?=WritableDivision description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? start end rrule? selfUri?
ScheduleActivity dateStart?=date lengthMinutes?=int description? activityCodeId? paid?=boolean timeOffRequestId? externalActivityId? externalActivityType?=(Coaching)
ScheduleEntityListing entities=Schedule[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ScheduleGenerationMessage type?=@ScheduleMessageType arguments?=SchedulerMessageArgument[]
ScheduleGenerationResult failed?=boolean runId? messageCount?=int messages?=ScheduleGenerationMessage[] messageSeverities?=SchedulerMessageTypeSeverity[]
ScheduleGenerationResultSummary failed?=boolean runId? messageCount?=int messageSeverityCounts?=SchedulerMessageSeverityCount[]
ScheduleGenerationWarning userId? userNotLicensed?=boolean unableToMeetMaxDays?=boolean unableToScheduleRequiredDays?=string[] unableToMeetMinPaidForTheWeek?=boolean unableToMeetMaxPaidForTheWeek?=boolean noNeedDays?=string[] shiftsTooCloseTogether?=boolean
ScheduleGroup id? name division?=WritableDivision description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? timeZone? openSchedules?=DomainEntityRef[] closedSchedules?=DomainEntityRef[] holidaySchedules?=DomainEntityRef[] selfUri?
ScheduleGroupEntityListing entities=ScheduleGroup[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ScheduleInterval start end
ScheduleUploadProcessingResponse status?=@Values60 operationId? result?=BuScheduleMetadata
SchedulerMessageArgument type?=(AgentId|Date) value?
SchedulerMessageSeverityCount severity?=@Values32 count?=int
SchedulerMessageTypeSeverity type?=@ScheduleMessageType severity?=@Values32
SchedulingNoForecastOptionsRequest shiftLength?=(Shortest|Median|Longest|Random) shiftStart?=(Earliest|Median|Latest|Random)
SchedulingOptionsRequest noForecastOptions?=SchedulingNoForecastOptionsRequest
SchedulingProcessingError internalErrorCode?=(BadJson|NotFound|Fail) description?
SchedulingSettingsRequest maxOccupancyPercentForDeferredWork?=int defaultShrinkagePercent?=number shrinkageOverrides?=ShrinkageOverrides planningPeriod?=ValueWrapperPlanningPeriodSettings startDayOfWeekend?=@WeekDay
SchedulingSettingsResponse maxOccupancyPercentForDeferredWork?=int defaultShrinkagePercent?=number shrinkageOverrides?=ShrinkageOverrides planningPeriod?=PlanningPeriodSettings startDayOfWeekend?=@WeekDay
SchedulingStatusResponse id? status?=@SchedulingStatus errorDetails?=SchedulingProcessingError[] schedulingResultUri? percentComplete?=int
Schema title? description? type?=string[] items?=Items pattern?
SchemaCategory id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? selfUri?
SchemaCategoryEntityListing entities=SchemaCategory[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SchemaQuantityLimits id? name? minFieldNameCharacters?=int maxFieldNameCharacters?=int minFieldDescriptionCharacters?=int maxFieldDescriptionCharacters?=int minSchemaNameCharacters?=int maxSchemaNameCharacters?=int minSchemaDescriptionCharacters?=int maxSchemaDescriptionCharacters?=int maxNumberOfSchemasPerOrg?=int maxNumberOfFieldsPerSchema?=int maxNumberOfFieldsPerOrg?=int selfUri?
SchemaReferenceEntityListing entities=DomainSchemaReference[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ScimConfigResourceType id? schemas?=string[] name? description? schema? schemaExtensions?=ScimConfigResourceTypeSchemaExtension[] endpoint? meta?=ScimMetadata
ScimConfigResourceTypeSchemaExtension schema? required?=boolean
ScimConfigResourceTypesListResponse schemas?=string[] totalResults?=int startIndex?=int itemsPerPage?=int Resources?=ScimConfigResourceType[]
ScimEmail value? type?=(work|other) primary?=boolean
ScimGenesysUserExternalId authority value
ScimGroupListResponse schemas?=string[] totalResults?=int startIndex?=int itemsPerPage?=int Resources?=ScimV2Group[]
ScimMetadata resourceType?=@ScimResourceKind lastModified?=date location? version?
ScimPhoneNumber value? type?=(work|work2|work3|work4|home|mobile|other|microsoftteams|zoomphone|eighbyeight) primary?=boolean
ScimServiceProviderConfig schemas?=string[] documentationUri? patch?=ScimServiceProviderConfigSimpleFeature filter?=ScimServiceProviderConfigFilterFeature etag?=ScimServiceProviderConfigSimpleFeature sort?=ScimServiceProviderConfigSimpleFeature bulk?=ScimServiceProviderConfigBulkFeature changePassword?=ScimServiceProviderConfigSimpleFeature authenticationSchemes?=ScimServiceProviderConfigAuthenticationScheme[] meta?=ScimMetadata
ScimServiceProviderConfigAuthenticationScheme name description specUri? documentationUri? type=(oauth|oauth2|oauthbearertoken|httpbasic|httpdigest) primary?=boolean
ScimServiceProviderConfigBulkFeature supported?=boolean maxOperations?=int maxPayloadSize?=int
ScimServiceProviderConfigFilterFeature supported?=boolean maxResults?=int
ScimServiceProviderConfigSimpleFeature supported?=boolean
ScimUserExtensions routingSkills?=ScimUserRoutingSkill[] routingLanguages?=ScimUserRoutingLanguage[] externalIds?=ScimGenesysUserExternalId[]
ScimUserListResponse schemas?=string[] totalResults?=int startIndex?=int itemsPerPage?=int Resources?=ScimV2User[]
ScimUserRole value?
ScimUserRoutingLanguage name proficiency?=number
ScimUserRoutingSkill name proficiency?=number
ScimV2CreateUser schemas?=string[] active?=boolean userName displayName password? title? phoneNumbers?=ScimPhoneNumber[] emails?=ScimEmail[] externalId? groups?=ScimV2GroupReference[] roles?=ScimUserRole[] urn:ietf:params:scim:schemas:extension:enterprise:2.0:User?=ScimV2EnterpriseUser urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User?=ScimUserExtensions
ScimV2EnterpriseUser division? department? manager?=Manager employeeNumber?
ScimV2Group id? schemas?=string[] displayName externalId? members?=ScimV2MemberReference[] meta?=ScimMetadata
ScimV2GroupReference type?=@ScimResourceKind value? $ref?
ScimV2MemberReference type?=@ScimResourceKind value? $ref?
ScimV2PatchOperation op=(add|replace|remove) path? value?=any
ScimV2PatchRequest schemas=string[] Operations?=ScimV2PatchOperation[]
ScimV2SchemaAttribute name? type?=(string|boolean|decimal|integer|dateTime|reference|complex) subAttributes?=ScimV2SchemaAttribute[] multiValued?=boolean description? required?=boolean canonicalValues?=string[] caseExact?=boolean mutability?=(readWrite|readOnly|immutable|writeOnly) returned?=(always|never|default|request) uniqueness?=(none|server|global) referenceTypes?=(User|Group|external|uri)[]
ScimV2SchemaDefinition id name? description? attributes?=ScimV2SchemaAttribute[] meta?=ScimMetadata
ScimV2SchemaListResponse schemas?=string[] totalResults?=int startIndex?=int itemsPerPage?=int Resources?=ScimV2SchemaDefinition[]
ScimV2User id? schemas?=string[] active?=boolean userName? displayName? password? title? phoneNumbers?=ScimPhoneNumber[] emails?=ScimEmail[] externalId? groups?=ScimV2GroupReference[] roles?=ScimUserRole[] urn:ietf:params:scim:schemas:extension:enterprise:2.0:User?=ScimV2EnterpriseUser urn:ietf:params:scim:schemas:extension:genesys:purecloud:2.0:User?=ScimUserExtensions meta?=ScimMetadata
ScorableSurvey id? name? surveyForm?=SurveyForm status?=@SurveyStatus answers?=SurveyScoringSet selfUri?
ScoredAgent agent?=DomainEntityRef score?=int
ScreenRecordingMetaData trackId? mediaId? screenId? originX?=int originY?=int primary?=boolean main?=boolean
ScreenRecordingMetaDataRequest participantJid? roomId? metaData?=ScreenRecordingMetaData[]
ScreenRecordingSession id? name? user?=User communicationId? conversation?=Conversation startTime?=date selfUri?
ScreenRecordingSessionListing entities=ScreenRecordingSession[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ScreenRecordingSessionRequest state?=(STOPPED) archiveDate?=date deleteDate?=date
Screenshare state?=@MediaState id? context? sharing?=boolean peerCount?=int disconnectType?=@DisconnectType startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? peerId? segments?=Segment[] wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean initialState?=@MediaState
Script id? name? division?=Division versionId? createdDate?=date modifiedDate?=date publishedDate?=date versionDate?=date startPageId? startPageName? features?=object variables?=object customActions?=object pages?=Page[] selfUri?
ScriptEntityListing entities=Script[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
ScrollPercentageEventTrigger percentage=int eventName
SearchAggregation field? name? type?=(COUNT|SUM|AVERAGE|TERM|CONTAINS|STARTS_WITH|ENDS_WITH) value? size?=int order?=(VALUE_DESC|VALUE_ASC|COUNT_DESC|COUNT_ASC)[]
SearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=SearchCriteria[] dateFormat? type?=(EXACT|CONTAINS|STARTS_WITH|REQUIRED_FIELDS|RANGE|DATE_RANGE|LESS_THAN|LESS_THAN_EQUAL_TO|GREATER_THAN|GREATER_THAN_EQUAL_TO|SIMPLE|TERM|TERMS|QUERY_STRING|MATCH_ALL)
SearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] returnFields?=string[] expand?=string[] types=string[] query?=SearchCriteria[] aggregations?=SearchAggregation[]
SearchShiftTradeResponse trade?=ShiftTradeResponse matchingReceivingShiftIds?=string[] preview?=ShiftTradePreviewResponse
SearchShiftTradesRequest receivingScheduleId receivingShiftIds?=string[]
SearchShiftTradesResponse trades?=SearchShiftTradeResponse[]
SearchSort sortOrder?=(ASC|DESC|SCORE) sortBy?
SecondaryPresence id selfUri?
Section fieldList?=FieldList[] instructionText? key? state?
SecureSession id flow=DomainEntityRef userData? state=(PENDING|COMPLETED|FAILED) sourceParticipantId? disconnect?=boolean selfUri?
SecureSessionEntityListing entities=SecureSession[]
SecurityProfile id? name? permissions?=string[] selfUri?
SecurityProfileEntityListing entities=SecurityProfile[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Segment startTime=date endTime=date type? howEnded? disconnectType?
SegmentDetailQueryClause type=(and|or) predicates=SegmentDetailQueryPredicate[]
SegmentDetailQueryFilter type=(and|or) clauses?=SegmentDetailQueryClause[] predicates?=SegmentDetailQueryPredicate[]
SegmentDetailQueryPredicate type?=@Values110 dimension?=(addressFrom|addressTo|agentAssistantId|agentOwned|ani|authenticated|callbackNumber|callbackScheduledTime|coachedParticipantId|conference|deliveryStatus|destinationAddress|destinationConversationId|direction|disconnectType|dnis|edgeId|errorCode|exitReason|extendedDeliveryStatus|externalContactId|externalOrganizationId|flaggedReason|flowId|flowName|flowOutType|flowOutcome|flowOutcomeId|flowOutcomeValue|flowVersion|groupId|journeyActionId|journeyActionMapId|journeyCustomerId|journeyCustomerIdType|journeyCustomerSessionId|mediaCount|mediaType|messageType|monitoredParticipantId|outboundCampaignId|outboundContactId|outboundContactListId|participantName|protocolCallId|provider|purpose|queueId|recording|remote|remoteNameDisplayable|requestedLanguageId|requestedRouting|requestedRoutingSkillId|scoredAgentId|scriptId|segmentEnd|segmentType|sessionDnis|sipResponseCode|subject|teamId|transferTargetAddress|transferTargetName|transferType|usedRouting|userId|wrapUpCode|wrapUpNote) propertyType?=@AnalyticsPropertyType property? metric?=(tSegmentDuration) operator?=@Values118 value? range?=NumericRange
SegmentListing entities=JourneySegment[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SelectedColumns columnOrder?=int columnName?
SelectorEventTrigger selector eventName
SendAgentlessOutboundMessageRequest fromAddress toAddress toAddressMessengerType=(sms|whatsapp|open) textBody? messagingTemplate?=MessagingTemplateRequest useExistingActiveConversation?=boolean
SendAgentlessOutboundMessageResponse id conversationId? fromAddress? toAddress? messengerType?=(sms|whatsapp|open) textBody? messagingTemplate?=MessagingTemplateRequest useExistingActiveConversation?=boolean timestamp?=date selfUri? user?=AddressableEntityRef
SentimentFeedback id? phrase dialect feedbackValue=(Neutral|Positive|Negative) dateCreated?=date createdBy?=AddressableEntityRef
SentimentFeedbackEntityListing entities=SentimentFeedback[]
SequenceSchedule id? name? dateCreated?=date dateModified?=date version?=int intervals=ScheduleInterval[] timeZone sequence=DomainEntityRef selfUri?
ServerDate currentDate?=date
ServiceContext name?
ServiceGoalTemplate id name? serviceLevel?=BuServiceLevel averageSpeedOfAnswer?=BuAverageSpeedOfAnswer abandonRate?=BuAbandonRate metadata?=WfmVersionedEntityMetadata selfUri?
ServiceGoalTemplateList entities=ServiceGoalTemplate[]
ServiceGoalTemplateReference id? selfUri?
ServiceLevel percentage?=number durationMs?=int
Session id? customerId? customerIdType? type? externalId? externalUrl? shortId? outcomeAchievements?=OutcomeAchievement[] segmentAssignments?=SessionSegmentAssignment[] attributes?=CustomEventAttribute{} attributeLists?=CustomEventAttributeList{} browser?=Browser device?=Device geolocation?=JourneyGeolocation ipAddress? ipOrganization? lastPage?=JourneyPage mktCampaign?=JourneyCampaign referrer?=Referrer searchTerms?=string[] userAgentString? durationInSeconds?=int eventCount?=int pageviewCount?=int screenviewCount?=int lastEvent?=SessionLastEvent lastConnectedQueue?=ConnectedQueue lastConnectedUser?=ConnectedUser lastUserDisposition?=ConversationUserDisposition conversationChannels?=ConversationChannel[] originatingDirection?=(Unknown|Inbound|Outbound) conversationSubject? lastUserDisconnectType?=(Unknown|Endpoint|Client|System|Transfer|Error|Peer|Other|Spam|Timeout|TransportFailure|ConferenceTransfer|ConsultTransfer|ForwardTransfer|NoAnswerTransfer|NotAvailableTransfer|Uncallable) lastAcdOutcome?=(Unknown|Abandon|Answered|FlowOut) authenticated?=boolean selfUri? createdDate?=date endedDate?=date externalContact?=AddressableEntityRef awayDate?=date idleDate?=date conversation?=AddressableEntityRef
SessionEndDetails type?=(Disconnect|Exit) reason?
SessionLastEvent id? eventName? createdDate?=date
SessionSegmentAssignment segment?=AssignedSegment assignedDate?=date
SetRecordingState recordingState?=(ACTIVE|PAUSED|NONE)
SetTimeOffLimitValuesRequest values?=TimeOffLimitRange[] metadata=WfmVersionedEntityMetadata
SetUuiDataRequest uuiData?
SetWrapperDayOfWeek values?=string[]
SetWrapperRoutePathRequest values?=RoutePathRequest[]
SetWrapperString values?=string[]
SettingDirection inbound?=(Enabled|Disabled) outbound?=(Enabled|Disabled)
Share id name? sharedEntityType?=(DOCUMENT) sharedEntity?=DomainEntityRef memberType?=(USER|GROUP|PUBLIC) member?=DomainEntityRef sharedBy?=DomainEntityRef workspace?=DomainEntityRef user?=User group?=Group selfUri?
ShareEntityListing entities=Share[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SharedEntity id?
SharedResponse id? downloadUri? viewUri? document?=Document share?=Share
ShiftStartVariance applicableDays=string[] maxShiftStartVarianceMinutes=int
ShiftTradeActivityPreviewResponse startDate?=date lengthMinutes?=int activityCodeId? countsAsPaidTime?=boolean
ShiftTradeActivityRule activityCategory=@ActivityCategory action=(Replace|DoNotAllowTrade|KeepWithSchedule) activityCodeIdReplacement?
ShiftTradeListResponse entities=ShiftTradeResponse[]
ShiftTradeMatchReviewResponse initiatingUser?=ShiftTradeMatchReviewUserResponse receivingUser?=ShiftTradeMatchReviewUserResponse violations?=ShiftTradeMatchViolation[] adminReviewViolations?=ShiftTradeMatchViolation[]
ShiftTradeMatchReviewUserResponse weeklyMinimumPaidMinutes?=int weeklyMaximumPaidMinutes?=int preTradeSchedulePaidMinutes?=int postTradeSchedulePaidMinutes?=int postTradeNewShift?=ShiftTradePreviewResponse
ShiftTradeMatchViolation type?=(AgentCapabilityMismatch|CannotTradeWithYourself|DirectTradeForOtherUser|InitiatingAgentScheduleDoesNotExist|InitiatingShiftDisallowedActivityCategory|InitiatingShiftDoesNotExist|InitiatingShiftHasExternalActivities|InitiatingShiftOverlapsExisting|InitiatingShiftStartTooClose|InitiatingShiftTimesChanged|InitiatingWeeklyMaxPaidTime|InitiatingWeeklyMinPaidTime|InvalidState|OneSidedTradeCreation|ReceivingAgentScheduleDoesNotExist|ReceivingShiftDisallowedActivityCategory|ReceivingShiftDoesNotExist|ReceivingShiftForOneSidedTrade|ReceivingShiftHasExternalActivities|ReceivingShiftMissingForTwoSidedTrade|ReceivingShiftOutsideAcceptableIntervals|ReceivingShiftOverlapsExisting|ReceivingShiftStartTooClose|ReceivingShiftTimesChanged|ReceivingWeeklyMaxPaidTime|ReceivingWeeklyMinPaidTime|ShiftTradingNotEnabled|UnequalPaidTime|WeekScheduleDifferent|WeekScheduleDoesNotExist|WeekScheduleUnpublished) params?=string{}
ShiftTradeMatchesSummaryResponse entities=WeekShiftTradeMatchesSummaryResponse[]
ShiftTradeNotification weekDate? tradeId? oneSided?=boolean newState?=@ShiftTradeState initiatingUser?=UserReference initiatingShiftDate?=date receivingUser?=UserReference receivingShiftDate?=date
ShiftTradePreviewResponse activities?=ShiftTradeActivityPreviewResponse[]
ShiftTradeResponse id weekDate?=day schedule?=BuScheduleReferenceForMuRoute state?=@ShiftTradeState initiatingUser?=UserReference initiatingShiftId? initiatingShiftStart?=date initiatingShiftEnd?=date receivingUser?=UserReference receivingShiftId? receivingShiftStart?=date receivingShiftEnd?=date expiration?=date oneSided?=boolean acceptableIntervals?=string[] reviewedBy?=UserReference reviewedDate?=date metadata?=WfmVersionedEntityMetadata
ShiftTradeSettings enabled?=boolean autoReview?=boolean allowDirectTrades?=boolean minHoursInFuture?=int unequalPaid?=@Values8 oneSided?=@Values8 weeklyMinPaidViolations?=@Values8 weeklyMaxPaidViolations?=@Values8 requiresMatchingQueues?=boolean requiresMatchingLanguages?=boolean requiresMatchingSkills?=boolean requiresMatchingPlanningGroups?=boolean activityCategoryRules?=ShiftTradeActivityRule[]
ShortTermForecastReference id? selfUri? weekDate description?
ShortTermForecastingSettings defaultHistoryWeeks?=int
ShrinkageOverride intervalIndex=int shrinkagePercent?=number
ShrinkageOverrides clear?=boolean values?=ShrinkageOverride[]
SignedUrlResponse id? name? url? selfUri?
SingleWorkdayAveragePoints dateWorkday?=day division?=Division averagePoints?=number performanceProfile?=AddressableEntityRef
SingleWorkdayAverageValues dateWorkday?=day division?=Division user?=UserReference timezone? results?=WorkdayValuesMetricItem[] performanceProfile?=AddressableEntityRef
SipDownloadResponse downloadId? documentId?
SipSearchResult id? status?=int sid? auth? message? data?=HomerRecord[] count?=int selfUri?
Site id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? primarySites?=DomainEntityRef[] secondarySites?=DomainEntityRef[] primaryEdges?=Edge[] secondaryEdges?=Edge[] addresses?=Contact[] edges?=Edge[] edgeAutoUpdateConfig?=EdgeAutoUpdateConfig mediaRegionsUseLatencyBased?=boolean location=LocationDefinition managed?=boolean ntpSettings?=NTPSettings mediaModel?=(Premises|Cloud) coreSite?=boolean siteConnections?=SiteConnection[] selfUri?
SiteConnection id? name? selfUri? managed?=boolean type?=(Direct|Indirect|CloudProxy) enabled?=boolean mediaModel?=(Premises|Cloud) edgeList?=ConnectedEdge[] coreSite?=boolean primaryCoreSites?=DomainEntityRef[] secondaryCoreSites?=DomainEntityRef[]
SiteEntityListing entities=Site[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SkillEntityListing entities=RoutingSkill[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SkillsToRemove id? name? selfUri?
SmsAddress id? name? street? city? region? postalCode? countryCode? validated?=boolean selfUri?
SmsAddressEntityListing entities=SmsAddress[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SmsAddressProvision id? name street city region postalCode countryCode autoCorrectAddress?=boolean selfUri?
SmsAvailablePhoneNumber id? name? phoneNumber? countryCode? region? city? capabilities?=(sms|mms|voice)[] phoneNumberType?=@Values116 addressRequirement?=(none|any|local|foreign) selfUri?
SmsConfig messageColumn phoneColumn senderSmsPhoneNumber=SmsPhoneNumberRef contentTemplate?=DomainEntityRef
SmsPhoneNumber id? name? phoneNumber phoneNumberType?=@Values116 provisionedThroughPureCloud?=boolean phoneNumberStatus?=(INVALID|ACTIVE|PORTING|PENDING|PENDING_CANCELLATION|INITIATED) capabilities?=(sms|mms|voice)[] countryCode? dateCreated?=date dateModified?=date createdBy?=User modifiedBy?=User version=int purchaseDate?=date cancellationDate?=date renewalDate?=date autoRenewable?=(Quarterly) addressId?=SmsAddress shortCodeBillingType?=(Basic|Vanity) provisioningStatus?=SmsProvisioningStatus country? supportsSms?=boolean supportsMms?=boolean supportsVoice?=boolean selfUri?
SmsPhoneNumberEntityListing entities=SmsPhoneNumber[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SmsPhoneNumberProvision id? name? phoneNumber phoneNumberType=@Values116 countryCode addressId? selfUri?
SmsPhoneNumberRef phoneNumber selfUri?
SmsProvisioningStatus action?=(Unknown|Create|Update|Delete) state?=@Values63 error?=ErrorBody version?=int
SocialExpression state?=@MediaState id? socialMediaId? socialMediaHub? socialUserName? previewText? recordingId? segments?=Segment[] held?=boolean disconnectType?=@DisconnectType startHoldTime?=date startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? scriptId? peerId? wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean
SocialHandle type?=(TWITTER) value?
SortItem name? ascending?=boolean
SourcePlanningGroupRequest id metadata=WfmVersionedEntityMetadata
SpeechTextAnalyticsSettingsRequest defaultProgramId? expectedDialects?=string[]
SpeechTextAnalyticsSettingsResponse defaultProgram?=AddressableEntityRef expectedDialects?=string[]
Station id name? description? status?=(AVAILABLE|ASSOCIATED) userId? webRtcUserId? primaryEdge?=DomainEntityRef secondaryEdge?=DomainEntityRef type? lineAppearanceId? webRtcMediaDscp?=int webRtcPersistentEnabled?=boolean webRtcForceTurn?=boolean webRtcCallAppearances?=int selfUri?
StationEntityListing entities=Station[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
StationSettings freeSeatingConfiguration?=FreeSeatingConfiguration
StatisticalResponse interval? metrics?=AggregateMetricData[] views?=AggregateViewData[]
StatisticalSummary max?=number min?=number count?=int countNegative?=int countPositive?=int sum?=number current?=number ratio?=number numerator?=number denominator?=number target?=number calculatedMetricValue?=int
StatusChange dateStatusChanged?=date status?=@LimitChangeRequestState previousStatus?=@LimitChangeRequestState message? changedBy? rejectReason?=@LimitChangeRejectReason
StorySetting mention?=InboundOnlySetting reply?=InboundOnlySetting
StreetAddress country A1 A3 RD HNO LOC? NAM? PC
SubjectDivisionGrants id? name? divisions?=Division[] type?=(PC_USER|PC_GROUP|PC_OAUTH_CLIENT|PC_TRUSTEE_USER|PC_TRUSTEE_GROUP|UNKNOWN) selfUri?
SubjectDivisionGrantsEntityListing entities=SubjectDivisionGrants[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SubjectDivisions subjectIds=string[] divisionIds=string[]
SubscriberResponse messageReturned?=string[] status
SubscriptionOverviewUsage name partNumber grouping unitOfMeasureType usageQuantity overagePrice? prepayQuantity prepayPrice? usageNotes? isCancellable?=boolean bundleQuantity? isThirdParty?=boolean
SuggestSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=SuggestSearchCriteria[] dateFormat?
SuggestSearchRequest expand?=string[] types=string[] query=SuggestSearchCriteria[]
SupportCenterCustomMessage defaultValue? type?=(Welcome|Fallback)
SupportCenterFeedbackSettings enabled?=boolean
SupportCenterGlobalStyle backgroundColor? primaryColor? primaryColorDark? primaryColorLight? textColor? fontFamily?
SupportCenterHeroStyle backgroundColor? textColor?
SupportCenterModuleSetting type?=(Search|Categories|FAQ|Contact|Results|Article) enabled?=boolean
SupportCenterScreen type?=(Home|Category|SearchResults|Article) moduleSettings?=SupportCenterModuleSetting[]
SupportCenterSettings enabled?=boolean knowledgeBase?=AddressableEntityRef customMessages?=SupportCenterCustomMessage[] routerType?=(Hash|Browser) screens?=SupportCenterScreen[] enabledCategories?=AddressableEntityRef[] styleSetting?=SupportCenterStyleSetting feedback?=SupportCenterFeedbackSettings
SupportCenterStyleSetting heroStyle?=SupportCenterHeroStyle globalStyle?=SupportCenterGlobalStyle
SupportedContent id name dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version?=int mediaTypes?=MediaTypes selfUri?
SupportedContentListing entities=SupportedContent[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SupportedContentReference id name? selfUri? mediaTypes?=MediaTypes
SupportedLanguage language? isDefault?=boolean
Survey id? name? conversation?=ConversationReference surveyForm?=SurveyForm agent?=DomainEntityRef status?=@SurveyStatus queue?=QueueReference answers?=SurveyScoringSet completedDate?=date surveyErrorDetails?=SurveyErrorDetails selfUri?
SurveyAggregateQueryClause type=(and|or) predicates=SurveyAggregateQueryPredicate[]
SurveyAggregateQueryFilter type=(and|or) clauses?=SurveyAggregateQueryClause[] predicates?=SurveyAggregateQueryPredicate[]
SurveyAggregateQueryPredicate type?=@Values110 dimension?=@SurveyDimension operator?=@Values118 value? range?=NumericRange
SurveyAggregateQueryResponse results?=ConversationAggregateDataContainer[]
SurveyAggregationQuery interval granularity? timeZone? groupBy?=@SurveyDimension[] filter?=SurveyAggregateQueryFilter metrics=@SurveyMetric[] flattenMultivaluedDimensions?=boolean views?=SurveyAggregationView[] alternateTimeDimension?=(eventTime|surveyCreatedDate)
SurveyAggregationView target=@SurveyMetric name function=(rangeBound) range?=AggregationRange
SurveyAssignment surveyForm?=PublishedSurveyFormReference flow?=DomainEntityRef inviteTimeInterval? sendingUser? sendingDomain
SurveyDetailQueryClause type=(and|or) predicates=SurveyDetailQueryPredicate[]
SurveyDetailQueryFilter type=(and|or) clauses?=SurveyDetailQueryClause[] predicates?=SurveyDetailQueryPredicate[]
SurveyDetailQueryPredicate type?=@Values110 dimension?=(eventTime|queueId|surveyCompletedDate|surveyFormContextId|surveyFormId|surveyId|surveyPromoterScore|surveyStatus|userId) metric?=(oSurveyTotalScore) operator?=@Values118 value? range?=NumericRange
SurveyErrorDetails flowDiagnosticInfo?=FlowDiagnosticInfo surveyErrorReason?
SurveyForm id? name modifiedDate?=date published?=boolean disabled?=boolean contextId language header? footer? questionGroups=SurveyQuestionGroup[] publishedVersions?=DomainEntityListingSurveyForm selfUri?
SurveyFormAndScoringSet surveyForm?=SurveyForm answers?=SurveyScoringSet
SurveyFormEntityListing entities=SurveyForm[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SurveyQuestion id? text? helpText? type?=@Values119 naEnabled?=boolean visibilityCondition?=VisibilityCondition answerOptions?=AnswerOption[] maxResponseCharacters?=int explanationPrompt?
SurveyQuestionGroup id? name? type? naEnabled?=boolean questions?=SurveyQuestion[] visibilityCondition?=VisibilityCondition
SurveyQuestionGroupScore questionGroupId? totalScore?=number maxTotalScore?=number markedNA?=boolean questionScores?=SurveyQuestionScore[]
SurveyQuestionScore questionId? answerId? score?=int markedNA?=boolean assistedAnswerId? npsScore?=int npsTextAnswer? freeTextAnswer?
SurveyScoringSet totalScore?=number npsScore?=int questionGroupScores?=SurveyQuestionGroupScore[]
SystemPresence id name? selfUri?
SystemPrompt id name? description? resources?=SystemPromptAsset[] selfUri?
SystemPromptAsset id? name? promptId? language durationSeconds?=number mediaUri? ttsString? text? uploadUri? uploadStatus?=@Values109 hasDefault?=boolean languageDefault?=boolean tags?=string[]{} selfUri?
SystemPromptAssetEntityListing entities=SystemPromptAsset[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
SystemPromptEntityListing entities=SystemPrompt[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TagQueryRequest query? pageNumber?=int pageSize?=int
TagValue id? name inUse?=boolean acl?=string[] selfUri?
TagValueEntityListing entities=TagValue[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TargetPerformanceProfile targetPerformanceProfileId
Team id? name division?=WritableDivision description? dateCreated?=date dateModified?=date memberCount?=int selfUri?
TeamEntityListing entities=Team[] nextUri? selfUri? previousUri?
TeamReference id? selfUri?
TeamSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=TeamSearchCriteria[] dateFormat? type=(EXACT|STARTS_WITH)
TeamSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] query=TeamSearchCriteria[]
TeamsSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=Team[]
TemplateParameter id? value?
TermAttribute id? name? type?=@ContentAttributeType
TestExecutionOperationResult step?=int name? success?=boolean result?=object error?=ErrorBody
TestExecutionResult operations?=TestExecutionOperationResult[] error?=ErrorBody finalResult?=object success?=boolean
TestMessage id? to=EmailAddress[] from=EmailAddress subject? textBody htmlBody? time?=date
TextBotChannel name=(Chat|Call|Messaging) inputModes=string[] outputModes=string[] userAgent=TextBotUserAgent
TextBotDisconnectAction reason=(TriggeredByUser|TriggeredByFlow|SessionExpired|Error|RecognitionFailure) reasonExtendedInfo? flowLocation?=TextBotFlowLocation flowOutcomes?=TextBotFlowOutcome[]
TextBotErrorInputEvent code message
TextBotExitAction reason=(TriggeredByUser|AgentRequestedByUser|TriggeredByFlow|Error|RecognitionFailure) reasonExtendedInfo? activeIntent? flowLocation?=TextBotFlowLocation outputData?=TextBotInputOutputData flowOutcomes?=TextBotFlowOutcome[]
TextBotFlow id
TextBotFlowLaunchRequest flow=TextBotFlow externalSessionId conversationId? inputData?=TextBotInputOutputData channel=TextBotChannel
TextBotFlowLaunchResponse id
TextBotFlowLocation actionName actionNumber=int sequenceName
TextBotFlowMilestone id dateReached=date sequence=int
TextBotFlowOutcome outcomeId? outcomeValue?=(SUCCESS|FAILURE) dateStart?=date dateEnd?=date milestones?=TextBotFlowMilestone[]
TextBotFlowTurnRequest previousTurn?=TextBotTurnReference inputEventType=(NoOp|UserInput|Error|NoMatch|NoInput|UserDisconnect) inputEventUserInput?=TextBotUserInputEvent inputEventError?=TextBotErrorInputEvent
TextBotFlowTurnResponse id previousTurn?=TextBotTurnReference prompts?=TextBotOutputPrompts nextActionType=(NoOp|Disconnect|WaitForInput|Exit) nextActionDisconnect?=TextBotDisconnectAction nextActionWaitForInput?=TextBotWaitForInputAction nextActionExit?=TextBotExitAction
TextBotInputOutputData variables=any{}
TextBotModeConstraints text?=TextBotTextModeConstraints
TextBotModeOutputPrompts segments=TextBotPromptSegment[]
TextBotOutputPrompts outputLanguage textPrompts?=TextBotModeOutputPrompts
TextBotPromptSegment text type=(Text|RichMedia) format?=Format content?=MessageContent[]
TextBotTextModeConstraints languagePreferences=string[]
TextBotTranscript text confidence?=number
TextBotTurnReference id
TextBotUserAgent name=@MessagingPlatformType
TextBotUserInputAlternative transcript=TextBotTranscript
TextBotUserInputEvent mode=(Text) alternatives=TextBotUserInputAlternative[]
TextBotWaitForInputAction modeConstraints=TextBotModeConstraints
TextMessageListing entities=MessageData[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TextStyleProperties color? font? fontSize? textAlign?=(Left|Right|Center)
Ticker symbol exchange
TimeAllowed timeSlots?=TimeSlot[] timeZoneId? empty?=boolean
TimeInterval months?=int weeks?=int days?=int hours?=int
TimeOffLimit id granularity?=(Daily) defaultLimitMinutes?=int metadata?=WfmVersionedEntityMetadata selfUri?
TimeOffLimitListing entities=TimeOffLimit[]
TimeOffLimitRange startDate=day granularity=(Daily) limitMinutesPerInterval=int[]
TimeOffLimitReference id? selfUri?
TimeOffLimitValueRange timeOffLimit?=TimeOffLimitReference startDate=day granularity=(Daily) limitMinutesPerInterval?=int[] allocatedMinutesPerInterval?=int[] waitlistedMinutesPerInterval?=int[] waitlistedRequestsPerInterval?=int[] metadata?=WfmVersionedEntityMetadata
TimeOffPlan id name? activityCodeIds?=string[] timeOffLimits?=TimeOffLimitReference[] autoApprovalRule?=@Values45 daysBeforeStartToExpireFromWaitlist?=int active?=boolean metadata?=WfmVersionedEntityMetadata selfUri?
TimeOffPlanListing entities=TimeOffPlan[]
TimeOffRequest id user=UserReference isFullDayRequest?=boolean markedAsRead?=boolean activityCodeId? paid?=boolean status?=@Values54 substatus?=@TimeOffRequestSubstatus partialDayStartDateTimes?=date[] fullDayManagementUnitDates?=string[] dailyDurationMinutes?=int notes? submittedBy?=UserReference submittedDate?=date reviewedBy?=UserReference reviewedDate?=date metadata?=WfmVersionedEntityMetadata selfUri?
TimeOffRequestList id? name? timeOffRequests?=TimeOffRequestResponse[] selfUri?
TimeOffRequestListing entities=TimeOffRequest[]
TimeOffRequestNotification timeOffRequestId? user?=UserReference isFullDayRequest?=boolean status?=@Values54 partialDayStartDateTimes?=date[] fullDayManagementUnitDates?=string[]
TimeOffRequestQueryBody ids?=string[] userIds?=string[] statuses?=string[] substatuses?=string[] dateRange?=DateRange
TimeOffRequestReference id? selfUri?
TimeOffRequestResponse id user?=UserReference isFullDayRequest?=boolean markedAsRead?=boolean activityCodeId? paid?=boolean status?=@Values54 substatus?=@TimeOffRequestSubstatus partialDayStartDateTimes?=date[] fullDayManagementUnitDates?=string[] dailyDurationMinutes?=int notes? submittedBy?=UserReference submittedDate?=date reviewedBy?=UserReference reviewedDate?=date modifiedBy?=UserReference modifiedDate?=date metadata?=WfmVersionedEntityMetadata selfUri?
TimeOffRequestSettings submissionRangeEnforced?=boolean submissionEarliestDaysFromNow?=int submissionLatestDaysFromNow?=int
TimeSlot startTime? stopTime? day?=int
TimeZoneEntityListing entities=RegionTimeZone[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TimeZoneMappingPreview contactList?=DomainEntityRef contactsPerTimeZone?=number{} contactsMappedUsingZipCode?=number{} contactsMappedToASingleZone?=int contactsMappedToASingleZoneUsingZipCode?=int contactsMappedToMultipleZones?=int contactsMappedToMultipleZonesUsingZipCode?=int contactsInDefaultWindow?=int contactListSize?=int
TokenInfo organization?=NamedEntity homeOrganization?=NamedEntity authorizedScope?=string[] clonedUser?=TokenInfoClonedUser OAuthClient?=OrgOAuthClient
TokenInfoClonedUser id? organization?=Entity
Topic id name? description? published?=boolean strictness?=(1|55|65|72|85|90) programs?=BaseProgramEntity[] tags?=string[] dialect? participants?=@Values28 phrases?=Phrase[] modifiedBy?=AddressableEntityRef dateModified?=date publishedBy?=AddressableEntityRef datePublished?=date selfUri?
TopicDuration totalMilliseconds?=int
TopicJob id state?=@Values63 topics?=BaseTopicEntitiy[] createdBy?=AddressableEntityRef dateCreated?=date dateModified?=date selfUri?
TopicJobRequest topicIds=string[]
TopicRequest name description? strictness?=(1|55|65|72|85|90) programIds?=string[] tags?=string[] dialect participants?=@Values28 phrases?=Phrase[]
TopicsEntityListing entities=ListedTopic[] pageSize?=int total?=int selfUri? nextUri? pageCount?=int
TrainingListing entities=KnowledgeTraining[] nextUri? selfUri? previousUri?
TranscriptAggregateQueryClause type=(and|or) predicates=TranscriptAggregateQueryPredicate[]
TranscriptAggregateQueryFilter type=(and|or) clauses?=TranscriptAggregateQueryClause[] predicates?=TranscriptAggregateQueryPredicate[]
TranscriptAggregateQueryPredicate type?=@Values110 dimension?=(addressFrom|addressTo|ani|channel|conversationId|direction|divisionId|dnis|flowId|flowVersion|mediaType|messageType|queueId|resultsBy|teamId|topicId|userId) operator?=@Values118 value? range?=NumericRange
TranscriptAggregateQueryResponse results?=ConversationAggregateDataContainer[]
TranscriptAggregationQuery interval granularity? timeZone? groupBy?=(addressFrom|addressTo|ani|channel|conversationId|direction|divisionId|dnis|flowId|flowVersion|mediaType|messageType|queueId|teamId|topicId|userId)[] filter?=TranscriptAggregateQueryFilter metrics=@Values129[] flattenMultivaluedDimensions?=boolean views?=TranscriptAggregationView[] alternateTimeDimension?=(eventTime)
TranscriptAggregationView target=@Values129 name function=(rangeBound) range?=AggregationRange
TranscriptConversationDetailSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=TranscriptConversationDetailSearchCriteria[] dateFormat? type?=(EXACT|EXACT_PHRASE|PHRASE|DATE_RANGE)
TranscriptConversationDetailSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] types=string[] query?=TranscriptConversationDetailSearchCriteria[]
TranscriptSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=TranscriptSearchCriteria[] dateFormat? type?=(EXACT|EXACT_PHRASE|PHRASE|DATE_RANGE|RANGE|GREATER_THAN|LESS_THAN)
TranscriptSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] returnFields?=string[] types=string[] query?=TranscriptSearchCriteria[]
TranscriptTopic id? name? topicPhrase? transcriptPhrase? confidence?=int startTimeMilliseconds?=int duration?=TopicDuration
TranscriptTopics includes?=string[] excludes?=string[]
TranscriptUrl url?
TranscriptionSettings transcription=(Disabled|EnabledGlobally|EnabledQueueFlow) transcriptionConfidenceThreshold=int lowLatencyTranscriptionEnabled?=boolean contentSearchEnabled?=boolean
Transcripts exactMatch?=string[] contains?=string[] doesNotContain?=string[]
TransferRequest userId? address? userName? queueId? voicemail?=boolean
Trunk id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? trunkType?=@Values27 edge?=DomainEntityRef trunkBase?=DomainEntityRef trunkMetabase?=DomainEntityRef edgeGroup?=DomainEntityRef inService?=boolean enabled?=boolean logicalInterface?=DomainEntityRef connectedStatus?=TrunkConnectedStatus optionsStatus?=TrunkMetricsOptions[] registersStatus?=TrunkMetricsRegisters[] ipStatus?=TrunkMetricsNetworkTypeIp optionsEnabledStatus?=@Values25 registersEnabledStatus?=@Values25 family?=int proxyAddressList?=string[] selfUri?
TrunkBase id? name division?=Division description? version?=int dateCreated?=date dateModified?=date modifiedBy? createdBy? state?=@Values87 modifiedByApp? createdByApp? trunkMetabase=DomainEntityRef properties?=any{} trunkType=@Values27 managed?=boolean selfUri?
TrunkBaseAssignment family?=int trunkBase?=TrunkBase
TrunkBaseEntityListing entities=TrunkBase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TrunkConnectedStatus connected?=boolean connectedStateTime?=date
TrunkEntityListing entities=Trunk[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TrunkErrorInfo text? code? details?=TrunkErrorInfoDetails
TrunkErrorInfoDetails code? message? hostname?
TrunkMetabaseEntityListing entities=Metabase[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TrunkMetrics eventTime?=date logicalInterface?=DomainEntityRef trunk?=DomainEntityRef calls?=TrunkMetricsCalls qos?=TrunkMetricsQoS
TrunkMetricsCalls inboundCallCount?=int outboundCallCount?=int
TrunkMetricsNetworkTypeIp address? errorInfo?=TrunkErrorInfo
TrunkMetricsOptions proxyAddress? optionState?=boolean optionStateTime?=date errorInfo?=TrunkErrorInfo
TrunkMetricsQoS mismatchCount=int
TrunkMetricsRegisters proxyAddress? registerState?=boolean registerStateTime?=date errorInfo?=TrunkErrorInfo
TrunkRecordingEnabledCount enabledCount?=int disabledCount?=int
TrustCreate pairingId? enabled=boolean users?=TrustMemberCreate[] groups?=TrustMemberCreate[] dateExpired?=date
TrustEntityListing entities=Trustee[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TrustGroup id? name description? dateModified?=date memberCount?=int state?=@Values87 version?=int type=(official|social) images?=UserImage[] addresses?=GroupContact[] rulesVisible=boolean visibility=@Values134 owners?=User[] dateCreated?=date createdBy?=OrgUser
TrustMemberCreate id roleIds?=string[] roleDivisions?=RoleDivisionGrants
TrustRequest id createdBy?=OrgUser dateCreated?=date trustee=Organization users?=OrgUser[] groups?=TrustGroup[] selfUri?
TrustRequestCreate userIds?=string[] groupIds?=string[]
TrustUpdate enabled=boolean dateExpired?=date
TrustUser id name? division?=Division chat?=Chat department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=@Values87 title? username? manager?=User images?=UserImage[] version=int certifications?=string[] biography?=Biography employerInfo?=EmployerInfo routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=UserConversationSummary outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=OAuthLastTokenIssued dateLastLogin?=date trustUserDetails?=TrustUserDetails
TrustUserDetails dateCreated?=date createdBy?=OrgUser
TrustUserEntityListing entities=TrustUser[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
Trustee id? enabled=boolean usesDefaultRole?=boolean dateCreated?=date dateExpired?=date createdBy?=OrgUser organization?=Organization selfUri?
TrusteeAuditQueryRequest trusteeOrganizationIds=string[] trusteeUserIds=string[] startDate?=date endDate?=date queryPhrase? facets?=Facet[] filters?=Filter[]
TrusteeAuthorization permissions?=string[]
TrusteeBillingOverview id? name? organization=NamedEntity currency enabledProducts=string[] subscriptionType=(ININ|MONTH_TO_MONTH|FREE_TRIAL_MONTH_TO_MONTH|PREPAY_MONTHLY_COMMITMENT|PREPAY|DEV_ORG_MONTH_TO_MONTH|DEV_ORG_PREPAY_MONTHLY_COMMITMENT|DEV_ORG_PREPAY) rampPeriodStartDate?=date rampPeriodEndDate?=date billingPeriodStartDate?=date billingPeriodEndDate?=date usages=SubscriptionOverviewUsage[] contractAmendmentDate?=date contractEffectiveDate?=date contractEndDate?=date minimumMonthlyAmount? inRampPeriod?=boolean selfUri?
Trustor id? enabled=boolean dateCreated?=date createdBy?=OrgUser organization?=Organization authorization?=TrusteeAuthorization selfUri?
TrustorAuditQueryRequest trustorOrganizationId trusteeUserIds=string[] startDate?=date endDate?=date queryPhrase? facets?=Facet[] filters?=Filter[]
TrustorEntityListing entities=Trustor[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TtsEngineEntity id? name? languages=string[] outputFormats=string[] voices?=TtsVoiceEntity[] isDefault?=boolean isSecure?=boolean selfUri?
TtsEngineEntityListing entities=TtsEngineEntity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TtsSettings defaultEngine languageOverrides=LanguageOverride[]
TtsVoiceEntity id? name? gender language engine=TtsEngineEntity isDefault?=boolean selfUri?
TtsVoiceEntityListing entities?=TtsVoiceEntity[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TwitterId id? name? screenName? verified?=boolean profileUrl?
TwitterIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference accessTokenKey consumerKey username? userId? status? tier=(premium|enterprise) envName? recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=int createStatus?=@Values36 createError?=ErrorBody selfUri?
TwitterIntegrationEntityListing entities=TwitterIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
TwitterIntegrationRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference accessTokenKey accessTokenSecret consumerKey consumerSecret tier=(premium|enterprise) envName? selfUri?
TypingSetting on?=SettingDirection
UCI10n name?
UCIcon vector
UCIntegration id? name? ucIntegrationKey integrationPresenceSource=@Values41 pbxPermission icon=UCIcon badgeIcons=UCIcon{} i10n=UCI10n{} polledPresence=boolean userPermissions=string[] selfUri?
UCIntegrationListing entities=UCIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UnpublishedProgramsEntityListing entities=Program[] pageSize?=int selfUri? nextUri? pageCount?=int
UnreadMetric count?=int
UnreadStatus unread?=boolean
UpdateActionInput category? name? config?=ActionConfig version=int
UpdateActivityCodeRequest name? category?=@ActivityCategory lengthInMinutes?=int countsAsPaidTime?=boolean countsAsWorkTime?=boolean agentTimeOffSelectable?=boolean countsTowardShrinkage?=boolean plannedShrinkage?=boolean interruptible?=boolean secondaryPresences?=ListWrapperSecondaryPresence metadata=WfmVersionedEntityMetadata
UpdateBusinessUnitRequest name? divisionId? settings?=UpdateBusinessUnitSettings
UpdateBusinessUnitSettings startDayOfWeek?=@WeekDay timeZone? shortTermForecasting?=BuShortTermForecastingSettings scheduling?=BuSchedulingSettings metadata=WfmVersionedEntityMetadata
UpdateCoachingAppointmentRequest name? description? dateStart?=date lengthInMinutes?=int conversationIds?=string[] documentIds?=string[] status?=@Values67 wfmSchedule?=WfmScheduleReference externalLinks?=string[]
UpdateDraftInput category? name? config?=ActionConfig contract?=ActionContractInput secure?=boolean version=int
UpdateManagementUnitRequest name? divisionId? settings?=ManagementUnitSettingsRequest
UpdateNotificationResponse mutableGroupId? id?
UpdateNotificationsRequest entities=WfmUserNotification[]
UpdateNotificationsResponse entities=UpdateNotificationResponse[]
UpdatePlanningGroupRequest name? routePaths?=SetWrapperRoutePathRequest serviceGoalTemplateId? metadata=WfmVersionedEntityMetadata
UpdateScheduleUploadResponse uploadKey? url? headers?=string{} uploadBodySchema?=UpdateScheduleUploadSchema
UpdateScheduleUploadSchema description? published?=boolean shortTermForecast?=BuShortTermForecastReference headcountForecast?=BuHeadcountForecast agentSchedules?=BuUpdateAgentScheduleUploadSchema[] metadata=WfmVersionedEntityMetadata
UpdateServiceGoalTemplate name? serviceLevel?=BuServiceLevel averageSpeedOfAnswer?=BuAverageSpeedOfAnswer abandonRate?=BuAbandonRate metadata=WfmVersionedEntityMetadata
UpdateTimeOffLimitRequest defaultLimitMinutes?=int metadata=WfmVersionedEntityMetadata
UpdateTimeOffPlanRequest name? activityCodeIds?=SetWrapperString timeOffLimitIds?=SetWrapperString autoApprovalRule?=@Values45 daysBeforeStartToExpireFromWaitlist?=int active?=boolean metadata=WfmVersionedEntityMetadata
UpdateUser id? name? chat?=Chat department? email? primaryContactInfo?=Contact[] addresses?=Contact[] title? username? manager? images?=UserImage[] version=int profileSkills?=string[] locations?=Location[] groups?=Group[] state?=@Values87 acdAutoAnswer?=boolean certifications?=string[] biography?=Biography employerInfo?=EmployerInfo selfUri?
UpdateWorkPlanRotationAgentRequest userId dateRange?=DateRangeWithOptionalEnd position?=int delete?=boolean
UpdateWorkPlanRotationRequest name? enabled?=boolean dateRange?=DateRangeWithOptionalEnd agents?=UpdateWorkPlanRotationAgentRequest[] pattern?=WorkPlanPatternRequest metadata=WfmVersionedEntityMetadata
UploadUrlRequest fileName? contentMd5? signedUrlTimeoutSeconds?=int contentType? serverSideEncryption?=(AES256)
UploadUrlRequestBody contentLengthBytes=int
UploadUrlResponse url? uploadKey? headers?=string{}
UrlCondition values=string[] operator=@JourneyCriteriaOperator
UrlResponse url?
Usage types?=UsageItem[]
UsageExecutionResult executionId? resultsUri?
UsageItem type?=(RECORDING|FAX|DOCUMENT|ALL) totalDocumentByteCount?=int totalDocumentCount?=int
User id name? division?=Division chat?=Chat department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=@Values87 title? username? manager?=User images?=UserImage[] version=int certifications?=string[] biography?=Biography employerInfo?=EmployerInfo routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=UserConversationSummary outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=OAuthLastTokenIssued dateLastLogin?=date selfUri?
UserActionCategory id? name? selfUri?
UserActionCategoryEntityListing entities=UserActionCategory[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserAgentInfo firmwareVersion? manufacturer? model?
UserAggregateDataContainer group?=string{} data?=StatisticalResponse[]
UserAggregateQueryFilter type=(and|or) clauses?=UserDetailQueryClause[] predicates?=UserDetailQueryPredicate[]
UserAggregateQueryResponse systemToOrganizationMappings?=string[]{} results?=UserAggregateDataContainer[]
UserAggregationQuery interval granularity? timeZone? groupBy?=(userId)[] filter?=UserAggregateQueryFilter metrics=@Values141[] flattenMultivaluedDimensions?=boolean views?=UserAggregationView[] alternateTimeDimension?=(eventTime)
UserAggregationView target=@Values141 name function=(rangeBound) range?=AggregationRange
UserApp id? name? integrationType?=IntegrationType config?=UserAppConfigurationInfo selfUri?
UserAppConfigurationInfo current?=IntegrationConfiguration effective?=EffectiveConfiguration
UserAppEntityListing entities=UserApp[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserAuthorization roles?=DomainRole[] unusedRoles?=DomainRole[] permissions?=string[] permissionPolicies?=ResourcePermissionPolicy[]
UserAvailableTimes user?=UserReference availableTimes?=AvailableTime[]
UserBestPoints user?=UserReference bestPoints?=UserBestPointsItem[]
UserBestPointsItem granularityType?=@Values43 points?=int dateStartWorkday?=day dateEndWorkday?=day rank?=int
UserConversationSummary userId? call?=MediaSummary callback?=MediaSummary email?=MediaSummary message?=MediaSummary chat?=MediaSummary socialExpression?=MediaSummary video?=MediaSummary
UserDetailQueryClause type=(and|or) predicates=UserDetailQueryPredicate[]
UserDetailQueryFilter type=(and|or) clauses?=UserDetailQueryClause[] predicates?=UserDetailQueryPredicate[]
UserDetailQueryPredicate type?=@Values110 dimension?=(userId) operator?=@Values118 value? range?=NumericRange
UserDetailsQuery interval userFilters?=UserDetailQueryFilter[] presenceFilters?=PresenceDetailQueryFilter[] routingStatusFilters?=RoutingStatusDetailQueryFilter[] order?=(asc|desc) presenceAggregations?=AnalyticsQueryAggregation[] routingStatusAggregations?=AnalyticsQueryAggregation[] paging?=PagingSpec
UserDevice id? name? deviceToken notificationId make model acceptNotifications=boolean type=(android|ios) sessionHash? selfUri?
UserEntityListing entities=User[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserExpands routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=UserConversationSummary outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization
UserImage resolution? imageUri?
UserLanguageEntityListing entities=UserRoutingLanguage[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserLicenses id? licenses?=string[] selfUri?
UserLicensesEntityListing entities=UserLicenses[] pageSize?=int pageNumber?=int total?=int pageCount?=int
UserListScheduleRequestBody userIds=string[] startDate=date endDate=date loadFullWeeks?=boolean
UserMe id name? division?=Division chat?=Chat department? email? primaryContactInfo?=Contact[] addresses?=Contact[] state?=@Values87 title? username? manager?=User images?=UserImage[] version=int certifications?=string[] biography?=Biography employerInfo?=EmployerInfo routingStatus?=RoutingStatus presence?=UserPresence integrationPresence?=UserPresence conversationSummary?=UserConversationSummary outOfOffice?=OutOfOffice geolocation?=Geolocation station?=UserStations authorization?=UserAuthorization profileSkills?=string[] locations?=Location[] groups?=Group[] team?=Team skills?=UserRoutingSkill[] languages?=UserRoutingLanguage[] acdAutoAnswer?=boolean languagePreference? lastTokenIssued?=OAuthLastTokenIssued dateLastLogin?=date date?=ServerDate geolocationSettings?=GeolocationSettings organization?=Organization presenceDefinitions?=OrganizationPresence[] locationDefinitions?=LocationDefinition[] orgAuthorization?=DomainOrganizationRole[] favorites?=User[] superiors?=User[] directReports?=User[] adjacents?=Adjacents routingSkills?=RoutingSkill[] fieldConfigs?=FieldConfigs token?=TokenInfo trustors?=Trustor[] orgProducts?=DomainOrganizationProduct[] selfUri?
UserObservationQuery filter=UserObservationQueryFilter metrics=@Values130[] detailMetrics?=@Values130[]
UserObservationQueryFilter type=(and|or) clauses?=UserDetailQueryClause[] predicates?=UserDetailQueryPredicate[]
UserObservationQueryResponse results?=FlowObservationDataContainer[]
UserParam key? value?
UserPresence id? name? source? primary?=boolean presenceDefinition?=PresenceDefinition message? modifiedDate?=date selfUri?
UserProfile id name? state?=@Values87 dateModified?=date version=int expands?=UserExpands selfUri?
UserProfileEntityListing entities=UserProfile[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserQueue id? name? division?=Division description? dateCreated?=date dateModified?=date modifiedBy? createdBy? memberCount?=int userMemberCount?=int joinedMemberCount?=int mediaSettings?=MediaSetting{} routingRules?=RoutingRule[] bullseye?=Bullseye acwSettings?=AcwSettings skillEvaluationMethod?=(NONE|BEST|ALL) memberGroups?=MemberGroup[] queueFlow?=DomainEntityRef emailInQueueFlow?=DomainEntityRef messageInQueueFlow?=DomainEntityRef whisperPrompt?=DomainEntityRef onHoldPrompt?=DomainEntityRef enableTranscription?=boolean enableManualAssignment?=boolean agentOwnedRouting?=AgentOwnedRouting callingPartyName? callingPartyNumber? defaultScripts?=Script{} outboundMessagingAddresses?=QueueMessagingAddresses outboundEmailAddress?=QueueEmailAddress peerId? joined?=boolean selfUri?
UserQueueEntityListing entities=UserQueue[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserRecording id? name? dateCreated?=date dateModified?=date contentUri? workspace?=DomainEntityRef createdBy?=DomainEntityRef conversation?=Conversation contentLength?=int durationMilliseconds?=int thumbnails?=DocumentThumbnail[] read?=boolean selfUri?
UserRecordingEntityListing entities=UserRecording[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserReference id? selfUri?
UserRoutingLanguage id? name? proficiency?=number state?=@Values87 languageUri? selfUri?
UserRoutingLanguagePost id proficiency=number languageUri? selfUri?
UserRoutingSkill id? name? proficiency?=number state?=@Values87 skillUri? selfUri?
UserRoutingSkillPost id proficiency=number skillUri? selfUri?
UserSchedule shifts?=UserScheduleShift[] fullDayTimeOffMarkers?=UserScheduleFullDayTimeOffMarker[] delete?=boolean metadata=WfmVersionedEntityMetadata workPlanId?
UserScheduleActivity activityCodeId? startDate?=date lengthInMinutes?=int description? countsAsPaidTime?=boolean isDstFallback?=boolean timeOffRequestId?
UserScheduleAdherence id? name? user?=UserReference businessUnit?=BusinessUnitReference managementUnit?=ManagementUnitReference team?=TeamReference scheduledActivityCategory?=@ActivityCategory scheduledActivityCode?=ActivityCodeReference systemPresence?=@AdherenceSystemPresence organizationSecondaryPresenceId? routingStatus?=@AgentRoutingStatus actualActivityCategory?=@ActivityCategory isOutOfOffice?=boolean adherenceState?=(InAdherence|OutOfAdherence|Unscheduled|Unknown|Ignored|Explained) impact?=@Values59 timeOfAdherenceChange?=date presenceUpdateTime?=date activeQueues?=QueueReference[] activeQueuesModifiedTime?=date removedFromManagementUnit?=boolean selfUri?
UserScheduleAdherenceListing entities=UserScheduleAdherence[] downloadUrl?
UserScheduleContainer managementUnitTimeZone? publishedSchedules?=WeekScheduleReference[] userSchedules?=UserSchedule{}
UserScheduleFullDayTimeOffMarker managementUnitDate? activityCodeId? isPaid?=boolean lengthInMinutes?=int description? delete?=boolean
UserScheduleShift weekSchedule?=WeekScheduleReference id? startDate?=date lengthInMinutes?=int activities?=UserScheduleActivity[] delete?=boolean manuallyEdited?=boolean
UserSearchCriteria endValue? values?=string[] startValue? fields?=string[] value? operator?=(AND|OR|NOT) group?=UserSearchCriteria[] dateFormat? type=(EXACT|STARTS_WITH|CONTAINS|REGEX|TERM|TERMS|REQUIRED_FIELDS|MATCH_ALL|QUERY_STRING)
UserSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] expand?=string[] query?=UserSearchCriteria[] integrationPresenceSource?=@Values41 enforcePermissions?=boolean
UserSkillEntityListing entities=UserRoutingSkill[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
UserState state?=@Values87 version?=int stateChangeReason?=(Voluntary|Seasonal|Leave|Performance|Conduct|Unknown) stateChangeDate?=date
UserStation id? name? type? associatedUser?=User associatedDate?=date defaultUser?=User providerInfo?=string{} webRtcCallAppearances?=int
UserStations associatedStation?=UserStation effectiveStation?=UserStation defaultStation?=UserStation lastAssociatedStation?=UserStation
UserTimeOffRequestReference id? user=UserReference selfUri?
UsersSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=User[]
Utilization utilization?=MediaUtilization{}
Utterance utteranceText?
ValidateAddressRequest address?=StreetAddress
ValidateAddressResponse valid=boolean response?=SubscriberResponse
ValidateAssignUsers membersToAssign=string[]
ValidateWorkPlanMessages violationMessages?=WorkPlanConfigurationViolationMessage[] constraintConflictMessage?=ConstraintConflictMessage
ValidateWorkPlanResponse workPlan?=WorkPlanReference valid?=boolean messages?=ValidateWorkPlanMessages
ValidationLimits minLength?=MinLength maxLength?=MaxLength minItems?=MinLength maxItems?=MaxLength minimum?=MinLength maximum?=MaxLength
ValidationServiceRequest dateImportEnded=date uploadKey
ValueWrapperDate value?=date
ValueWrapperPlanningPeriodSettings value?=PlanningPeriodSettings
ValueWrapperString value?
VendorConnectionRequest publisher type name
Video state?=@MediaState id? context? audioMuted?=boolean videoMuted?=boolean sharingScreen?=boolean peerCount?=int disconnectType?=@DisconnectType startAlertingTime?=date connectedTime?=date disconnectedTime?=date provider? peerId? msids?=string[] self?=Address wrapup?=Wrapup afterCallWork?=AfterCallWork afterCallWorkRequired?=boolean initialState?=@MediaState
ViewFilter mediaTypes?=@AnalyticsMediaType[] queueIds?=string[] skillIds?=string[] skillGroups?=string[] languageIds?=string[] languageGroups?=string[] directions?=(inbound|outbound)[] originatingDirections?=(inbound|outbound)[] wrapUpCodes?=string[] dnisList?=string[] sessionDnisList?=string[] filterQueuesByUserIds?=string[] filterUsersByQueueIds?=string[] userIds?=string[] managementUnitIds?=string[] addressTos?=string[] addressFroms?=string[] outboundCampaignIds?=string[] outboundContactListIds?=string[] contactIds?=string[] externalContactIds?=string[] externalOrgIds?=string[] aniList?=string[] durationsMilliseconds?=NumericRange[] acdDurationsMilliseconds?=NumericRange[] talkDurationsMilliseconds?=NumericRange[] acwDurationsMilliseconds?=NumericRange[] handleDurationsMilliseconds?=NumericRange[] holdDurationsMilliseconds?=NumericRange[] abandonDurationsMilliseconds?=NumericRange[] evaluationScore?=NumericRange evaluationCriticalScore?=NumericRange evaluationFormIds?=string[] evaluatedAgentIds?=string[] evaluatorIds?=string[] transferred?=boolean abandoned?=boolean answered?=boolean messageTypes?=@ThreadingMessengerType[] divisionIds?=string[] surveyFormIds?=string[] surveyTotalScore?=NumericRange surveyNpsScore?=NumericRange mos?=NumericRange surveyQuestionGroupScore?=NumericRange surveyPromoterScore?=NumericRange surveyFormContextIds?=string[] conversationIds?=string[] sipCallIds?=string[] isEnded?=boolean isSurveyed?=boolean surveyScores?=NumericRange[] promoterScores?=NumericRange[] isCampaign?=boolean surveyStatuses?=string[] conversationProperties?=ConversationProperties isBlindTransferred?=boolean isConsulted?=boolean isConsultTransferred?=boolean remoteParticipants?=string[] flowIds?=string[] flowOutcomeIds?=string[] flowOutcomeValues?=(SUCCESS|FAILURE)[] flowDestinationTypes?=(ACD|USER|GROUP|NUMBER|FLOW|SECURE_FLOW|ACD_VOICEMAIL|USER_VOICEMAIL|GROUP_VOICEMAIL|RETURN_TO_AGENT)[] flowDisconnectReasons?=(FLOW_DISCONNECT|FLOW_ERROR_DISCONNECT|DISCONNECT)[] flowTypes?=(bot|commonmodule|digitalbot|inboundcall|inboundchat|inboundemail|inboundshortmessage|inqueuecall|inqueueshortmessage|inqueueemail|outboundcall|securecall|surveyinvite|voice|voicemail|workflow|workitem)[] flowEntryTypes?=@FlowEntryType[] flowEntryReasons?=string[] flowVersions?=string[] groupIds?=string[] hasJourneyCustomerId?=boolean hasJourneyActionMapId?=boolean hasJourneyVisitId?=boolean hasMedia?=boolean roleIds?=string[] reportsTos?=string[] locationIds?=string[] flowOutTypes?=string[] providerList?=string[] callbackNumberList?=string[] callbackInterval? usedRoutingTypes?=@RoutingType[] requestedRoutingTypes?=@RoutingType[] hasAgentAssistId?=boolean transcripts?=Transcripts[] transcriptLanguages?=string[] participantPurposes?=(internal|external)[] showFirstQueue?=boolean teamIds?=string[] filterUsersByTeamIds?=string[] journeyActionMapIds?=string[] journeyOutcomeIds?=string[] journeySegmentIds?=string[] journeyActionMapTypes?=@ActionMediaType[] developmentRoleList?=(Creator|Facilitator|Attendee)[] developmentTypeList?=(Informational|Coaching|Assessment|AssessedContent)[] developmentStatusList?=(Planned|Scheduled|InvalidSchedule|InProgress|Completed|NotCompleted)[] developmentModuleIds?=string[] developmentActivityOverdue?=boolean customerSentimentScore?=NumericRange customerSentimentTrend?=NumericRange flowTransferTargets?=string[] developmentName? topicIds?=string[] externalTags?=string[] isNotResponding?=boolean isAuthenticated?=boolean botIds?=string[] botVersions?=string[] botMessageTypes?=(Unknown|Phone|SMS|GenesysChatWidget|FacebookMessenger|WeChat|Whatsapp|AppleBusinessChat|Telegram|Slack|Signal|Line|Discord|TwitterDirectMessage|Other)[] botProviderList?=(Unknown|Genesys|Amazon|Google|Nuance)[] botProductList?=(Unknown|GenesysDialogEngine|AmazonLex|GoogleDialogFlow|GoogleDialogFlowResell|GenesysBotFlow|NuanceDlg|GoogleDialogFlowCx|GenesysByob|AmazonLexV2|GoogleDialogFlowCxResell|MicrosoftSttBotFlow)[] botRecognitionFailureReasonList?=(Unknown|NoInputCollection|NoInputConfirmation|NoMatchCollection|NoMatchConfirmation|MaxWrongMatch)[] botIntentList?=string[] botFinalIntentList?=string[] botSlotList?=string[] botResultList?=(Unknown|ExitRequestedByUser|ExitRequestedByBot|ExitError|ExitRecognitionFailure|DisconnectRequestedByUser|DisconnectRequestedByBot|DisconnectSessionExpired|DisconnectError|DisconnectRecognitionFailure)[] blockedReasons?=(PageUrlConditionsNotMatching|AlreadyExistingOffer|TriggerDateInFuture|MultipleSimultaneousOffers|FrequencyCapping|OfferedOutsideSchedule|ServiceLevelThrottling|NoAvailableAgents)[] isRecorded?=boolean hasEvaluation?=boolean hasScoredEvaluation?=boolean emailDeliveryStatusList?=@DeliveryStatus[] isAgentOwnedCallback?=boolean agentCallbackOwnerIds?=string[] transcriptTopics?=TranscriptTopics[] journeyFrequencyCapReasons?=string[] journeyBlockingActionMapIds?=string[] journeyActionTargetIds?=string[] journeyBlockingScheduleGroupIds?=string[] journeyBlockingEmergencyScheduleGroupIds?=string[] journeyUrlEqualConditions?=string[] journeyUrlNotEqualConditions?=string[] journeyUrlStartsWithConditions?=string[] journeyUrlEndsWithConditions?=string[] journeyUrlContainsAnyConditions?=string[] journeyUrlNotContainsAnyConditions?=string[] journeyUrlContainsAllConditions?=string[] journeyUrlNotContainsAllConditions?=string[] flowMilestoneIds?=string[] isAssessmentPassed?=boolean conversationInitiators?=string[] hasCustomerParticipated?=boolean isAcdInteraction?=boolean hasFax?=boolean dataActionIds?=string[] actionCategoryName? responseStatuses?=string[] availableDashboard?=(Public|Private) favouriteDashboard?=boolean myDashboard?=boolean
VisibilityCondition combiningOperation?=(AND|OR) predicates?=object[]
VmPairingInfo meta-data?=MetaData edge-id? auth-token? org-id?
Voicemail id? uploadStatus?=@VoicemailUploadStatus
VoicemailCopyRecord user?=User group?=Group date?=date
VoicemailGroupPolicy name? group?=Group enabled?=boolean sendEmailNotifications?=boolean disableEmailPii?=boolean rotateCallsSecs?=int stopRingingAfterRotations?=int overflowGroupId? groupAlertType?=(RANDOM|ROUND_ROBIN|SEQUENTIAL) interactiveResponsePromptId?
VoicemailMailboxInfo usageSizeBytes?=int totalCount?=int unreadCount?=int deletedCount?=int createdDate?=date modifiedDate?=date
VoicemailMediaInfo id? mediaFileUri? mediaImageUri? waveformData?=number[]
VoicemailMessage id? conversation?=Conversation read?=boolean audioRecordingDurationSeconds?=int audioRecordingSizeBytes?=int createdDate?=date modifiedDate?=date deletedDate?=date callerAddress? callerName? callerUser?=User deleted?=boolean note? user?=User group?=Group queue?=Queue copiedFrom?=VoicemailCopyRecord copiedTo?=VoicemailCopyRecord[] deleteRetentionPolicy?=VoicemailRetentionPolicy selfUri?
VoicemailMessageEntityListing entities=VoicemailMessage[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
VoicemailOrganizationPolicy enabled?=boolean alertTimeoutSeconds?=int pinConfiguration?=PINConfiguration voicemailExtension? pinRequired?=boolean interactiveResponseRequired?=boolean sendEmailNotifications?=boolean disableEmailPii?=boolean modifiedDate?=date
VoicemailRetentionPolicy voicemailRetentionPolicyType?=(RETAIN_INDEFINITELY|RETAIN_WITH_TTL|IMMEDIATE_DELETE) numberOfDays?=int
VoicemailSearchRequest sortOrder?=(ASC|DESC|SCORE) sortBy? pageSize?=int pageNumber?=int sort?=SearchSort[] expand?=string[] query?=LocationSearchCriteria[]
VoicemailUserPolicy enabled?=boolean alertTimeoutSeconds?=int pin? modifiedDate?=date sendEmailNotifications?=boolean
VoicemailsSearchResponse total=int pageCount=int pageSize=int pageNumber=int previousPage? currentPage? nextPage? types=string[] results=VoicemailMessage[]
WaitlistPosition timeOffRequest?=TimeOffRequestReference timeOffLimit?=TimeOffLimitReference date?=day waitlistPosition?=int
WaitlistPositionListing entities=WaitlistPosition[]
WebChatConfig webChatSkin?=@Values98
WebChatConversation id? name? member?=WebChatMemberInfo selfUri?
WebChatDeployment id? name? description? authenticationRequired?=boolean authenticationUrl? disabled?=boolean webChatConfig?=WebChatConfig allowedDomains?=string[] flow?=DomainEntityRef selfUri?
WebChatDeploymentEntityListing total?=int entities=WebChatDeployment[] selfUri?
WebChatGuestMediaRequest id? name? types=(COBROWSE|SCREENSHARE)[] state=(PENDING|ACCEPTED|DECLINED|TIMEDOUT|CANCELLED|ERRORED) communicationId? securityKey? selfUri?
WebChatGuestMediaRequestEntityList entities=WebChatGuestMediaRequest[]
WebChatMemberInfo id? displayName? firstName? lastName? email? phoneNumber? avatarImageUrl? role=(AGENT|CUSTOMER|WORKFLOW|ACD) joinDate?=date leaveDate?=date authenticatedGuest?=boolean customFields?=string{} state?=(CONNECTED|DISCONNECTED|ALERTING)
WebChatMemberInfoEntityList entities=WebChatMemberInfo[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
WebChatMessage id name? conversation=WebChatConversation sender=WebChatMemberInfo body bodyType=@WebChatBodyType timestamp=date selfUri?
WebChatMessageEntityList pageSize?=int entities=WebChatMessage[] previousPage? next? selfUri?
WebChatRoutingTarget targetType=(QUEUE) targetAddress skills?=string[] language? priority?=int
WebChatSettings requireDeployment?=boolean
WebChatTyping id conversation=WebChatConversation sender=WebChatMemberInfo timestamp=date
WebDeployment id? name description? configuration=WebDeploymentConfigurationVersionEntityRef allowAllDomains?=boolean allowedDomains?=string[] snippet? dateCreated?=date dateModified?=date lastModifiedUser?=AddressableEntityRef flow?=DomainEntityRef status?=@WebDeploymentStatus selfUri?
WebDeploymentConfigurationVersion id? name version? description? languages?=string[] defaultLanguage? customI18nLabels?=CustomI18nLabels[] messenger?=MessengerSettings position?=PositionSettings supportCenter?=SupportCenterSettings cobrowse?=CobrowseSettings journeyEvents?=JourneyEventsSettings authenticationSettings?=AuthenticationSettings dateCreated?=date dateModified?=date datePublished?=date lastModifiedUser?=AddressableEntityRef createdUser?=AddressableEntityRef publishedUser?=AddressableEntityRef status?=@WebDeploymentStatus selfUri?
WebDeploymentConfigurationVersionEntityListing total?=int entities=WebDeploymentConfigurationVersion[] selfUri?
WebDeploymentConfigurationVersionEntityRef id name? selfUri? version
WebDeploymentEntityListing total?=int entities=WebDeployment[] selfUri?
WebMessagingAttachment id? mediaType?=(Image|Video|Audio|File) url? mime? text? sha256? filename? fileSize?=int
WebMessagingButtonResponse id? type?=(Button|QuickReply) text payload
WebMessagingChannel from?=WebMessagingRecipient to?=WebMessagingRecipient time?=date messageId?
WebMessagingContent contentType?=(Attachment|QuickReply|ButtonResponse|GenericTemplate|Card|Carousel) attachment?=WebMessagingAttachment quickReply?=WebMessagingQuickReply buttonResponse?=WebMessagingButtonResponse generic?=WebMessagingGeneric card?=ContentCard carousel?=ContentCarousel
WebMessagingEvent eventType=(CoBrowse|Presence) coBrowse?=WebMessagingEventCoBrowse presence?=WebMessagingEventPresence
WebMessagingEventCoBrowse type=@Values51 sessionId? sessionJoinToken?
WebMessagingEventPresence type=(Join|Disconnect)
WebMessagingGeneric title? description? image? actions?=ContentActions components?=ButtonComponent[]
WebMessagingMessage id? channel?=WebMessagingChannel type?=(Text|Structured|Receipt|Event) text? content?=WebMessagingContent[] events?=WebMessagingEvent[] direction?=(Inbound|Outbound) originatingEntity?=(Human|Bot) metadata?=string{}
WebMessagingMessageEntityList entities=WebMessagingMessage[] pageSize?=int pageNumber?=int total?=int pageCount?=int
WebMessagingOfferFields offerText? architectFlow?=AddressableEntityRef
WebMessagingQuickReply text payload image? action?=(Message)
WebMessagingRecipient firstName? lastName? nickname? additionalIds?=RecipientAdditionalIdentifier[]
WeekSchedule id? selfUri? weekDate? description? published?=boolean generationResults?=WeekScheduleGenerationResult shortTermForecast?=ShortTermForecastReference metadata?=WfmVersionedEntityMetadata userSchedules?=UserSchedule{} headcountForecast?=HeadcountForecast agentSchedulesVersion?=int
WeekScheduleGenerationResult failed?=boolean runId? agentWarnings?=ScheduleGenerationWarning[] agentWarningCount?=int
WeekScheduleListItemResponse id? selfUri? weekDate? description? published?=boolean generationResults?=WeekScheduleGenerationResult shortTermForecast?=ShortTermForecastReference metadata?=WfmVersionedEntityMetadata
WeekScheduleListResponse entities=WeekScheduleListItemResponse[]
WeekScheduleReference id? selfUri? weekDate?
WeekScheduleResponse result?=WeekSchedule downloadUrl?
WeekShiftTradeListResponse entities=WeekShiftTradeResponse[]
WeekShiftTradeMatchesSummaryResponse weekDate?=day count?=int
WeekShiftTradeResponse trade?=ShiftTradeResponse matchReview?=ShiftTradeMatchReviewResponse
WfmAgent id? user?=UserReference workPlan?=WorkPlanReference workPlanRotation?=WorkPlanRotationReference acceptDirectShiftTrades?=boolean queues?=QueueReference[] languages?=LanguageReference[] skills?=RoutingSkillReference[] schedulable?=boolean metadata?=WfmVersionedEntityMetadata selfUri?
WfmBusinessUnitReference id selfUri?
WfmForecastModificationIntervalOffsetValue intervalIndex=int value=number
WfmHistoricalAdherenceQuery startDate=date endDate?=date timeZone? userIds?=string[] includeExceptions?=boolean teamIds?=string[]
WfmHistoricalAdherenceQueryForUsers startDate=date endDate?=date timeZone? userIds=string[] includeExceptions?=boolean
WfmHistoricalAdherenceResponse id downloadUrl? downloadResult?=WfmHistoricalAdherenceResultWrapper downloadUrls?=string[] queryState?=(Processing|Complete|Error)
WfmHistoricalAdherenceResultWrapper entityId? data?=HistoricalAdherenceQueryResult[] lookupIdToSecondaryPresenceId?=string{}
WfmIntradayPlanningGroupListing entities=ForecastPlanningGroupResponse[] noDataReason?=@Values47
WfmProcessUploadRequest uploadKey
WfmScheduleActivity userReference?=UserReference activities?=ScheduleActivity[] fullDayTimeOffMarkers?=FullDayTimeOffMarker[]
WfmScheduleReference id businessUnit=WfmBusinessUnitReference weekDate=day selfUri?
WfmUserEntityListing entities=User[]
WfmUserNotification id mutableGroupId timestamp?=date type?=(AdherenceExplanation|ShiftTrade|TimeOffRequest) shiftTrade?=ShiftTradeNotification timeOffRequest?=TimeOffRequestNotification adherenceExplanation?=AdherenceExplanationNotification markedAsRead=boolean agentNotification?=boolean otherNotificationIdsInGroup?=string[]
WfmVersionedEntityMetadata version=int modifiedBy?=UserReference dateModified?=date createdBy?=UserReference dateCreated?=date
WhatsAppAvailablePhoneNumberDetails name phoneNumber? status
WhatsAppAvailablePhoneNumberDetailsListing entities?=WhatsAppAvailablePhoneNumberDetails[]
WhatsAppDefinition name namespace language
WhatsAppId phoneNumber?=PhoneNumber displayName?
WhatsAppIntegration id name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference phoneNumber availablePhoneNumbers?=WhatsAppAvailablePhoneNumberDetailsListing status?=@MessagingIntegrationStatus recipient?=DomainEntityRef dateCreated?=date dateModified?=date createdBy?=DomainEntityRef modifiedBy?=DomainEntityRef version=int activationStatusCode?=(CodeSent|WaitRequired|ActivationFailed|CodeConfirmed|ConfirmationFailed|ResendCode) activationErrorInfo?=ErrorBody createStatus?=@Values36 createError?=ErrorBody selfUri?
WhatsAppIntegrationEntityListing entities=WhatsAppIntegration[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
WhatsAppIntegrationRequest id? name supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference phoneNumber wabaCertificate selfUri?
WhatsAppIntegrationUpdateRequest id? name? supportedContent?=SupportedContentReference messagingSetting?=MessagingSettingReference action?=(Activate|Confirm) authenticationMethod?=(Sms|Voice) confirmationCode? phoneNumber? selfUri?
WidgetClientConfig v1?=WidgetClientConfigV1 v2?=object v1-http?=WidgetClientConfigV1Http third-party?=object
WidgetClientConfigV1 webChatSkin?=@Values98 authenticationUrl?
WidgetClientConfigV1Http webChatSkin?=@Values98 authenticationUrl?
WidgetDeployment id? name? description? authenticationRequired?=boolean disabled?=boolean flow?=DomainEntityRef allowedDomains?=string[] clientType?=(v1|v2|v1-http|third-party) clientConfig?=WidgetClientConfig selfUri?
WidgetDeploymentEntityListing total?=int entities=WidgetDeployment[] selfUri?
WorkPlan id? name? enabled?=boolean valid?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=int weeklyMinimumPaidMinutes?=int weeklyMaximumPaidMinutes?=int constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=int constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=int maximumDays?=int minimumConsecutiveNonWorkingMinutesPerWeek?=int constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=int minimumWorkingDaysPerWeek?=int constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=int minimumShiftStartDistanceMinutes?=int minimumDaysOffPerPlanningPeriod?=int maximumDaysOffPerPlanningPeriod?=int minimumPaidMinutesPerPlanningPeriod?=int maximumPaidMinutesPerPlanningPeriod?=int optionalDays?=SetWrapperDayOfWeek shiftStartVarianceType?=@Values71 shiftStartVariances?=ListWrapperShiftStartVariance shifts?=WorkPlanShift[] agents?=DeletableUserReference[] agentCount?=int metadata=WfmVersionedEntityMetadata selfUri?
WorkPlanActivity activityCodeId? description? lengthMinutes?=int startTimeIsRelativeToShiftStart?=boolean flexibleStartTime?=boolean earliestStartTimeMinutes?=int latestStartTimeMinutes?=int exactStartTimeMinutes?=int startTimeIncrementMinutes?=int countsAsPaidTime?=boolean countsAsContiguousWorkTime?=boolean minimumLengthFromShiftStartMinutes?=int minimumLengthFromShiftEndMinutes?=int id? delete?=boolean validationId?
WorkPlanConfigurationViolationMessage type?=(ActivitiesOverlap|ActivityEndGreaterThanShiftStop|ActivityPaidTimeGreaterThanShiftPaidTime|ActivityStartBeforeShiftStart|ActivityStartGreaterThanEqualToShiftStop|ActivityStartIncrementMinutesNotDivisibleByScheduleIntervalMinutes|DailyExactPaidMinutes|DailyMaxTotalLessThanWeeklyMin|DailyMaxTotalLessThanWeeklyMinWithOptional|DailyMaxTotalLessThanWeeklyMinWithoutOptional|DailyMinTotalGreaterThanWeeklyMax|DailyMinTotalGreaterThanWeeklyMaxWithOptional|DailyMinTotalGreaterThanWeeklyMaxWithoutOptional|DailyRequiredDaysGreaterThanWeeklyMaxDays|DailyShiftHasNoDaysSelected|DailyShiftMaxPossibilitiesViolated|EarliestShiftStopIsTooLate|ExactPaidTimeNotDivisibleByGranularity|MaxConsecutiveWorkingDaysNoMoreThanDoubleMaxWorkingDaysPerWeek|MaxDaysOffPerPlanningPeriodNotCorrect|MaxPaidTimeIsMoreThanShiftLength|MaxPaidTimeNotDivisibleByGranularity|MaxPaidTimePerPlanningPeriod|MaxShifts|MinPaidTimeNotDivisibleByGranularity|MinPaidTimePerPlanningPeriod|NoShifts|PaidTimeGreaterThanMaxWorkTime|PaidTimeLessThanMinWorkTime|PaidTimeNotMetByShiftStartStop|ShiftDaysSelectMoreThanMinWorkingDays|ShiftStopEarlierThanStart|ShiftVarianceCannotBeMet|WeeklyExactPaidMinutes) arguments?=WorkPlanValidationMessageArgument[] severity?=(Information|Warning|Error)
WorkPlanConstraintConflictMessage type?=(UnknownFix|WithPotentialFixes) arguments?=WorkPlanValidationMessageArgument[]
WorkPlanConstraintMessage type?=(ActivityEarliestStartTimeMinutesFromMidnight|ActivityEarliestStartTimeMinutesFromShiftStart|ActivityLatestStartTimeMinutesFromMidnight|ActivityLatestStartTimeMinutesFromShiftStart|ActivityMinimumLengthFromShiftEndMinutes|ActivityMinimumLengthFromShiftStartMinutes|ActivityStartTimeIncrementInMinutes|PlanningPeriodMaximumDaysOff|PlanningPeriodMaximumPaidTimeMinutes|PlanningPeriodMinimumDaysOff|PlanningPeriodMinimumPaidTimeMinutes|ShiftDayOffRule|ShiftEarliestStartTimeMinutesFromMidnight|ShiftEarliestStopTimeMinutesFromMidnight|ShiftLatestStartTimeMinutesFromMidnight|ShiftLatestStopTimeMinutesFromMidnight|ShiftMaximumContiguousTimeMinutes|ShiftMaximumPaidTimeMinutes|ShiftMinimumContiguousTimeMinutes|ShiftMinimumPaidTimeMinutes|ShiftStartTimeIncrementInMinutes|ShiftStartVarianceMaximumVarianceMinutes|ShiftStartVariancePaidDuration|WorkPlanMaximumConsecutiveWorkingDays|WorkPlanMaximumConsecutiveWorkingWeekends|WorkPlanMaximumWeeklyPaidTimeMinutes|WorkPlanMaximumWorkingDaysPerWeek|WorkPlanMinimumConsecutiveNonWorkingTimePerWeekMinutes|WorkPlanMinimumInterShiftTimeMinutes|WorkPlanMinimumShiftStartDistanceMinutes|WorkPlanMinimumWeeklyPaidTimeMinutes|WorkPlanMinimumWorkingDaysPerWeek|WorkPlanOptionalDays|WorkPlanPaidTimeGranularityMinutes) arguments?=WorkPlanValidationMessageArgument[]
WorkPlanListItemResponse id name? enabled?=boolean valid?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=int weeklyMinimumPaidMinutes?=int weeklyMaximumPaidMinutes?=int constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=int constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=int maximumDays?=int minimumConsecutiveNonWorkingMinutesPerWeek?=int constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=int minimumWorkingDaysPerWeek?=int constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=int minimumShiftStartDistanceMinutes?=int minimumDaysOffPerPlanningPeriod?=int maximumDaysOffPerPlanningPeriod?=int minimumPaidMinutesPerPlanningPeriod?=int maximumPaidMinutesPerPlanningPeriod?=int optionalDays?=SetWrapperDayOfWeek shiftStartVarianceType?=@Values71 shiftStartVariances?=ListWrapperShiftStartVariance shifts?=WorkPlanShift[] agents?=DeletableUserReference[] agentCount?=int metadata=WfmVersionedEntityMetadata selfUri?
WorkPlanListResponse entities=WorkPlanListItemResponse[]
WorkPlanPatternRequest workPlanIds=string[]
WorkPlanPatternResponse workPlans?=WorkPlanReference[]
WorkPlanReference id? managementUnit?=ManagementUnitReference selfUri?
WorkPlanRotationAgentResponse user?=UserReference dateRange?=DateRangeWithOptionalEnd position?=int
WorkPlanRotationListResponse entities=WorkPlanRotationResponse[]
WorkPlanRotationReference id? selfUri?
WorkPlanRotationResponse id name? enabled?=boolean dateRange?=DateRangeWithOptionalEnd pattern?=WorkPlanPatternResponse agentCount?=int agents?=WorkPlanRotationAgentResponse[] metadata?=WfmVersionedEntityMetadata selfUri?
WorkPlanShift name days?=SetWrapperDayOfWeek flexibleStartTime?=boolean exactStartTimeMinutesFromMidnight?=int earliestStartTimeMinutesFromMidnight?=int latestStartTimeMinutesFromMidnight?=int constrainStopTime?=boolean constrainLatestStopTime?=boolean latestStopTimeMinutesFromMidnight?=int constrainEarliestStopTime?=boolean earliestStopTimeMinutesFromMidnight?=int startIncrementMinutes?=int flexiblePaidTime?=boolean exactPaidTimeMinutes?=int minimumPaidTimeMinutes?=int maximumPaidTimeMinutes?=int constrainContiguousWorkTime?=boolean minimumContiguousWorkTimeMinutes?=int maximumContiguousWorkTimeMinutes?=int constrainDayOff?=boolean dayOffRule?=@Values46 activities?=WorkPlanActivity[] id? delete?=boolean validationId?
WorkPlanValidationMessageArgument type?=(ActivityId|ActivityId2|ActivityPaidTimeMinutes|ActivityStartTimeMinutes|ActivityValidationId|ActivityValidationId2|ApplicableDays|Count|DailyPaidTimeMinutes|MaximumDays|MaxShiftCount|Minutes|PaidTimeGranularityMinutes|RequiredDays|ShiftId|ShiftPaidTimeMinutes|ShiftStartTimeMinutes|ShiftStopTimeMinutes|ShiftValidationId|WeeklyPaidTimeMinutes|Weeks|WorkTimeMinutes) value?
WorkPlanValidationRequest id? name? enabled?=boolean valid?=boolean constrainWeeklyPaidTime?=boolean flexibleWeeklyPaidTime?=boolean weeklyExactPaidMinutes?=int weeklyMinimumPaidMinutes?=int weeklyMaximumPaidMinutes?=int constrainPaidTimeGranularity?=boolean paidTimeGranularityMinutes?=int constrainMinimumTimeBetweenShifts?=boolean minimumTimeBetweenShiftsMinutes?=int maximumDays?=int minimumConsecutiveNonWorkingMinutesPerWeek?=int constrainMaximumConsecutiveWorkingWeekends?=boolean maximumConsecutiveWorkingWeekends?=int minimumWorkingDaysPerWeek?=int constrainMaximumConsecutiveWorkingDays?=boolean maximumConsecutiveWorkingDays?=int minimumShiftStartDistanceMinutes?=int minimumDaysOffPerPlanningPeriod?=int maximumDaysOffPerPlanningPeriod?=int minimumPaidMinutesPerPlanningPeriod?=int maximumPaidMinutesPerPlanningPeriod?=int optionalDays?=SetWrapperDayOfWeek shiftStartVarianceType?=@Values71 shiftStartVariances?=ListWrapperShiftStartVariance shifts?=WorkPlanShift[] agents?=DeletableUserReference[] agentCount?=int selfUri?
WorkdayMetric metric?=Metric objective?=Objective points?=int value?=number punctualityEvents?=PunctualityEvent[]
WorkdayMetricListing entities=WorkdayMetric[]
WorkdayPointsTrend dateStartWorkday?=day dateEndWorkday?=day user?=UserReference dayOfWeek?=@WeekDay averagePoints?=number trend?=WorkdayPointsTrendItem[]
WorkdayPointsTrendItem dateWorkday?=day points?=number
WorkdayValuesMetricItem metric?=AddressableEntityRef metricDefinition?=DomainEntityRef average?=number unitType?=@MetricUnitType trend?=WorkdayValuesTrendItem[]
WorkdayValuesTrend dateStartWorkday?=day dateEndWorkday?=day dateReferenceWorkday?=day division?=Division user?=UserReference timezone? results?=WorkdayValuesMetricItem[] performanceProfile?=AddressableEntityRef metric?=AddressableEntityRef
WorkdayValuesTrendItem dateWorkday?=day value?=number
Workspace id? name type?=(USER|GROUP) isCurrentUserWorkspace?=boolean user?=DomainEntityRef bucket? dateCreated?=date dateModified?=date summary?=WorkspaceSummary acl?=string[] description? selfUri?
WorkspaceCreate name bucket? description?
WorkspaceEntityListing entities=Workspace[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
WorkspaceMember id? name? workspace?=DomainEntityRef memberType=(USER|GROUP) member?=DomainEntityRef user?=User group?=Group securityProfile?=SecurityProfile selfUri?
WorkspaceMemberEntityListing entities=WorkspaceMember[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
WorkspaceSummary totalDocumentCount?=int totalDocumentByteCount?=int
WrapUpCodeConfig values=string[]
WrapUpCodeMapping id? name? dateCreated?=date dateModified?=date version?=int defaultSet?=string[] mapping?=string[]{} selfUri?
WrapUpCodeReference id?
Wrapup code? name? notes? tags?=string[] durationSeconds?=int endTime?=date provisional?=boolean
WrapupCode id? name dateCreated?=date dateModified?=date modifiedBy? createdBy? selfUri?
WrapupCodeEntityListing entities=WrapupCode[] pageSize?=int pageNumber?=int total?=int firstUri? selfUri? nextUri? previousUri? lastUri? pageCount?=int
WritableDialerContact id? contactListId data=any{} latestSmsEvaluations?=MessageEvaluation{} callable?=boolean phoneNumberStatus?=PhoneNumberStatus{}
WritableDivision id? name? selfUri?
WritableEntity id?
`;
