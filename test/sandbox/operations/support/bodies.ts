import { shapeOf } from '../../../../src/sandbox/operations/shapes.js';

/** Entities that exist initially. */
export interface Seeded {
  homeDivisionId: string;
  organizationId: string;
  /** An integration with data actions. */
  integrationId: string;
  /** A published form. */
  formId: string;
  conversationId: string;
  /** The configuration of a web deployment; its version 1 is published. */
  configurationId: string;
  businessUnitId: string;
  externalOrganizationId: string;
  voicemailMessageId: string;
  userId: string;
  /** The unit in which the user is an agent. */
  managementUnitId: string;
  /** A trade of one of the user's shifts. */
  tradeId: string;
  /** The key for a gzipped object. */
  uploadKey: string;
  /** The key of a file with changes of a schedule. */
  scheduleUpdateKey: string;
  queueId: string;
  queueName: string;
  siteId: string;
  phoneBaseId: string;
  workbinId: string;
  worktypeId: string;
  wrapupCodeId: string;
  /** A published module. */
  moduleId: string;
  /** Fields of some body types that refer to existing entities. */
  records: Readonly<Record<string, Fields>>;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Creates bodies with all required fields of their types, with invented values where any value is accepted. */
export class Bodies {
  #counter = 0;
  /** Values for fields by name, in any type. */
  readonly #fields: Fields;
  /** Required query values that name a user. */
  readonly queryValues: Fields;
  /** For workforce management: placeholders for the caller's unit. */
  readonly crew: Readonly<Record<string, string>>;
  /** Required fields that the models do not declare as required. */
  readonly #also: Readonly<Record<string, Fields>>;

  constructor({ homeDivisionId, organizationId, integrationId, formId, conversationId, ...seeded }: Seeded) {
    const { configurationId, businessUnitId, externalOrganizationId, voicemailMessageId, userId, uploadKey, queueId, queueName } =
      seeded;
    this.crew = { businessUnitId, managementUnitId: seeded.managementUnitId, agentId: userId, userId, tradeId: seeded.tradeId };
    const { siteId, phoneBaseId, workbinId, worktypeId, wrapupCodeId, moduleId } = seeded;
    this.queryValues = { calibratorId: userId, divisionId: homeDivisionId };
    this.#fields = {
      divisionId: homeDivisionId,
      organizationId,
      queueId,
      businessUnitId,
      managementUnitId: seeded.managementUnitId,
      systemPresence: 'Busy',
      languageLabels: { en_US: 'Busy' },
      proficiency: 3,
      interval: '2024-05-06T00:00:00.000Z/2024-05-07T00:00:00.000Z',
      routingTarget: { targetType: 'QUEUE', targetAddress: queueName },
    };
    this.#also = {
      ...seeded.records,
      AuthzDivision: { name: 'Division' },
      KnowledgeImport: { uploadKey, fileType: 'Csv' },
      ValidationServiceRequest: { uploadKey },
      WfmProcessUploadRequest: { uploadKey },
      ProcessScheduleUpdateUploadRequest: { uploadKey: seeded.scheduleUpdateKey },
      MinerExecuteRequest: { dateStart: '2024-05-06', dateEnd: '2024-05-07' },
      ImportStatusRequest: { status: 'Started' },
      ContactList: { name: 'List', columnNames: ['Phone'], phoneColumns: [{ columnName: 'Phone', type: 'cell' }] },
      CreateCallRequest: { phoneNumber: '+441632960001' },
      CreateCallbackCommand: { queueId, callbackNumbers: ['+441632960001'] },
      CalibrationCreate: { calibrator: { id: userId }, conversation: { id: conversationId }, evaluationForm: { id: formId } },
      CopyVoicemailMessage: { voicemailMessageId, userId },
      Greeting: { type: 'VOICEMAIL', ownerType: 'USER', owner: { id: userId } },
      ChangePasswordRequest: { newPassword: 'harbour 1' },
      Note: { noteText: 'Text' },
      Relationship: { user: { id: userId }, externalOrganization: { id: externalOrganizationId } },
      CampaignSequence: { name: 'Sequence', status: 'off' },
      WebDeployment: { name: 'Deployment', configuration: { id: configurationId, version: '1' } },
      WebDeploymentConfigurationVersion: { name: 'Configuration' },
      Evaluation: { evaluationForm: { id: formId } },
      EvaluationCreateBody: { evaluationForm: { id: formId } },
      Phone: { site: { id: siteId }, phoneBaseSettings: { id: phoneBaseId }, lines: [] },
      CreateAgentTimeOffRequest: { activityCodeId: '5', fullDayManagementUnitDates: ['2024-05-06'] },
      CreateAdminTimeOffRequest: { activityCodeId: '5', users: [{ id: userId }], fullDayManagementUnitDates: ['2024-05-06'] },
      QueryOpportunityEnrollmentsRequest: {
        range: { startDate: '2024-05-06T07:08:09.000Z', endDate: '2024-05-07T07:08:09.000Z' },
      },
      EstimateAvailableTimeOffRequest: { activityCodeId: '5' },
      WorktypeCreate: { name: 'Type', defaultWorkbinId: workbinId },
      WorkitemCreate: { name: 'Item', typeId: worktypeId },
      LearningAssignmentCreate: { moduleId, userId },
      WorkitemUpdate: { priority: 3 },
      AlertRequest: { type: 'Unread', unread: { state: false } },
      CommonAllAlertUpdateRequest: { type: 'Close' },
      CommonAlertBulkUpdateRequest: { type: 'Close', alertIds: [] },
      // Its query values and placeholders need the same value.
      EmergencyLocation: { did: 'text' },
      JourneyView: { charts: [{ id: 'some-id', metrics: [] }] },
      WorkitemManualAssign: { id: userId },
      WorkitemWrapupUpdate: { action: 'Add', wrapupCode: wrapupCodeId },
      BulkJobUpdate: { state: 'Terminated' },
      EvaluationFormAndScoringSet: { evaluationForm: { id: formId } },
      SurveyFormAndScoringSet: { surveyForm: { language: 'en', header: '', contextId: '', questionGroups: [] } },
      EvaluationForm: { name: 'Form', questionGroups: [{ name: 'All' }] },
      SurveyForm: { questionGroups: [{ name: 'All' }] },
      CreateIntegrationRequest: { name: 'Integration', integrationType: { id: 'custom-rest-actions' } },
      Credential: { type: { id: 'userDefined' } },
      PostActionInput: {
        name: 'Action',
        integrationId,
        config: { request: { requestUrlTemplate: '/api/v2/users/me', requestType: 'GET' } },
      },
      CreateEmailRequest: { toAddress: 'somebody@example.com', queueId },
      OAuthClientRequest: { authorizedGrantType: 'CODE', registeredRedirectUri: ['https://app.example/callback'] },
      DataTable: { name: 'Table', schema: { properties: { key: { type: 'string' } }, required: ['key'] } },
      OrganizationPresence: { systemPresence: 'Busy' },
      RoutingStatus: { status: 'OFF_QUEUE' },
      UpdateUser: { version: 1 },
      UserQueue: { joined: true },
      UserRoutingSkill: { proficiency: 3 },
      UserState: { state: 'active' },
    };
  }

  /** A name that no other call uses. */
  fresh(prefix: string): string {
    this.#counter += 1;
    return `${prefix} ${this.#counter}`;
  }

  of(type: string): unknown {
    if (type.endsWith('[]')) return [];
    return type === 'string' ? 'text' : this.#object(type, 0);
  }

  #object(type: string, depth: number): Record<string, unknown> {
    const body: Record<string, unknown> = { ...this.#also[type], ...this.#range(type) };
    // The caller chooses the ID of a domain.
    if (type === 'OutboundDomainCreateRequest') body['id'] = this.fresh('domain').replace(' ', '-');
    if (typeof body['name'] === 'string') body['name'] = this.fresh(body['name']);
    const shape = shapeOf(type);
    for (const { name, optional, kind, list, values, type: declared } of shape.values()) {
      if (optional || depth > 4 || name in body) continue;
      // A type that is both read and written has more fields than a write needs; entities in it are named by ID.
      const isRead =
        shape.has('selfUri') && (['version', 'metadata', 'selfUri'].includes(name) || (name === 'id' && depth === 0));
      if (isRead) continue;
      body[name] = list
        ? []
        : (this.#fields[name] ?? values[0] ?? this.#value(name, declared.endsWith('{}') ? 'object' : kind, depth));
    }
    return body;
  }

  /** Pools of numbers must not overlap. */
  #range(type: string): Fields {
    if (type !== 'DIDPool' && type !== 'ExtensionPool') return {};
    this.#counter += 1;
    if (type === 'ExtensionPool') return { startNumber: `${1000 + this.#counter}`, endNumber: `${1000 + this.#counter}` };
    const number = `+${441632000000 + this.#counter}`;
    return { startPhoneNumber: number, endPhoneNumber: number };
  }

  #value(name: string, kind: string, depth: number): unknown {
    switch (kind) {
      case 'string':
        return name === 'email' ? `${this.fresh('person').replace(' ', '.')}@example.com` : this.fresh('Text');
      case 'number':
        return 1;
      case 'boolean':
        return true;
      case 'date':
        // The end must be after the start.
        return name === 'endDate' ? '2024-05-07T07:08:09.000Z' : '2024-05-06T07:08:09.000Z';
      case 'day':
        return '2024-05-06';
      case 'any':
      case 'object':
        return {};
      default:
        return this.#object(kind, depth + 1);
    }
  }
}
