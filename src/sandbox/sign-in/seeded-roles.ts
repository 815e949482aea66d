/** A role that the organisation begins with. */
export interface SeededRole {
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

export const EMPLOYEE = 'Employee';
export const AGENT = 'Agent';
export const SUPERVISOR = 'Supervisor';
export const ADMIN = 'Admin';

export const seededRoles: readonly SeededRole[] = [
  {
    name: EMPLOYEE,
    description: 'What everybody may do',
    permissions: ['directory:user:view', 'directory:userProfile:view', 'directory:userProfile:edit'],
  },
  {
    name: AGENT,
    description: 'Takes interactions',
    permissions: [
      ...['routing:queue:join', 'routing:queue:search', 'routing:queue:view', 'routing:wrapupCode:view'],
      ...['conversation:communication:view', 'conversation:communication:disconnect', 'conversation:conference:add'],
      ...['conversation:communication:blindTransfer', 'conversation:communication:consultTransfer'],
      ...['conversation:communication:reconnect', 'conversation:email:park', 'conversation:message:park'],
      'conversation:participant:wrapup',
      ...['conversation:callback:create', 'conversation:callback:edit', 'conversation:callForwarding:edit'],
      ...['conversation:email:create', 'conversation:email:send', 'conversation:message:create', 'conversation:message:view'],
      ...['conversation:webchat:create', 'conversation:webmessaging:create', 'conversation:webmessaging:view'],
      ...['externalContacts:contact:view', 'externalContacts:contact:add', 'externalContacts:contact:edit'],
      ...['knowledge:document:view', 'scripter:publishedScript:view', 'learning:assignment:view'],
      ...['coaching:appointment:view', 'coaching:notification:view'],
      ...['gamification:contest:view', 'gamification:leaderboard:view', 'gamification:scorecard:view'],
      ...['telephony:selfStationAssociation:edit', 'telephony:station:disassociateSelf'],
      ...['wfm:agentSchedule:view', 'wfm:agentTimeOffRequest:submit'],
    ],
  },
  {
    name: SUPERVISOR,
    description: 'Looks after queues and those who work on them',
    permissions: [
      ...['routing:queue:*', 'routing:queueMember:manage', 'routing:wrapupCode:*', 'routing:conversation:edit'],
      ...['routing:skill:assign', 'routing:language:assign', 'routing:utilization:*', 'routing:predictor:view'],
      ...['analytics:*:*', 'reporting:*:view', 'conversation:*:*', 'presence:userPresence:edit'],
      ...['directory:userStateChange:view', 'recording:recording:view', 'recording:recordingSegment:view'],
      ...['recording:annotation:*', 'recording:screenRecording:*', 'quality:*:*', 'speechAndTextAnalytics:*:view'],
      ...['coaching:*:*', 'learning:assignment:*', 'learning:module:view', 'gamification:*:view', 'wfm:*:view'],
      ...['externalContacts:contact:*', 'scripter:publishedScript:view', 'knowledge:*:view', 'architect:flow:view'],
      ...['outbound:campaign:view', 'outbound:campaign:search', 'outbound:contactList:view', 'outbound:contactList:search'],
    ],
  },
  { name: ADMIN, description: 'May do everything', permissions: ['*:*:*'] },
];
