/** A call that another one needs before it. */
export interface Step {
  /** The method, with its example body. */
  readonly method: string;
  /** The placeholder of the other call that becomes the id of what the step creates. */
  readonly creates?: string;
}

const draft: readonly Step[] = [{ method: 'postIntegrationsActionDraft' }];
const openIntegration: readonly Step[] = [{ method: 'postConversationsMessagingIntegrationsOpen', creates: 'integrationId' }];

const contact: readonly Step[] = [{ method: 'postExternalcontactsContactsEnrich' }];

/** What comes before an operation, by its name. */
export const steps: Readonly<Record<string, readonly Step[]>> = {
  patchConversationsCallParticipantConsult: [{ method: 'postConversationsCallParticipantConsult' }],
  patchIntegrationsActionDraft: draft,
  patchUserCustomattributes: [{ method: 'postUsersCustomattributesSchemas' }],
  postBusinessrulesDecisiontableExecute: [{ method: 'putBusinessrulesDecisiontableVersionPublish' }],
  postChatsRoomMessagesPins: [{ method: 'postChatsRoomMessages' }],
  postChatsUserMessagesPins: [{ method: 'postChatsUserMessages' }],
  postConversationsMessageInboundOpenEvent: openIntegration,
  postConversationsMessageInboundOpenMessage: openIntegration,
  postExternalcontactsIdentifierlookup: contact,
  postExternalcontactsIdentifierlookupContacts: contact,
  postExternalcontactsIdentifierlookupOrganizations: [{ method: 'postExternalcontactsOrganizationsEnrich' }],
  postIntegrationsActionDraftFunctionUpload: draft,
  postIntegrationsActionDraftPublish: draft,
  postIntegrationsActionDraftTest: draft,
  postSpeechandtextanalyticsTopicsPublishjobs: [{ method: 'postSpeechandtextanalyticsTopics' }],
  postWebmessagingDeploymentPushdevice: [{ method: 'postWebdeploymentsDeployments', creates: 'deploymentId' }],
  putChatsMessageReactions: [{ method: 'postChatsUserMessages', creates: 'messageId' }],
  putIntegrationsActionDraftFunction: draft,
};
