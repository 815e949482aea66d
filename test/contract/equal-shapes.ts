import ts from 'typescript';
import type { DeclaredTypes } from './source-check.js';
import { interfaceOf } from './source-check.js';

/**
 * Interfaces that have the same fields and stay interfaces of their own, in lines of `One: Another Another`. All else of equal shape is
 * one interface, and its other names are aliases: two interfaces can drift apart, and the compiler compares them field by field.
 */
export const keptApart = {
  /** Things of different kinds, which have the same fields by chance today, or the same field with another meaning. */
  kinds: `
ActiveAlertCount: UnreadMetric QueryResponseStats
AddressableEntityRef: AddressableLicenseDefinition
AfterBeforeOptions: Cursors
BatchDownloadJobSubmissionResult: EdgeNetworkDiagnostic Member SecondaryPresence WfmBusinessUnitReference
CampaignDivisionView: MessagingCampaignDivisionView
Chat: ChatBadgeTopicBadgeEntity
ConversationEventTopicJourneyCustomerSession: GDPRJourneyCustomer
CreateCallResponse: RunNowResponse SystemPresence
DigitLength: Number DialerCampaignScheduleConfigChangeScheduleInterval
DomainOrganizationProduct: ActionMapScheduleGroup ConversationUser DocumentCategoryInput FacebookAppCredentials LearningModuleCoverArtRequest TextBotFlow TextBotFlowLaunchResponse TextBotTurnReference
EmbeddedIntegration: OrgWhitelistSettings
FeatureState: AutoStart Markdown SupportCenterFeedbackSettings PolicyUpdate
FlowOutcomeDivisionView: FlowMilestoneDivisionView
Intent: Category GeneralTopic ServiceContext UCI10n
Language: RoutingSkill
NamedEntityAnnotation: ContextEntity ContextIntent CopyWorkPlan PatchExternalSegment
NamedEntityDefinition: AuditFacet BotSlot DialogflowParameter Facet
NluConfusionMatrixColumn: NluQualityReportSummaryMetric
NotificationsResponse: UpdateNotificationsRequest
PhoneColumn: EmailColumn
PhoneNumberColumn: DialerContactlistConfigChangeEmailColumn
SchemaCategory: DomainSchemaReference
ScimUserRoutingLanguage: ScimUserRoutingSkill
ScimV2GroupReference: ScimV2MemberReference
UrlResponse: ExportScriptResponse TranscriptUrl
ValueWrapperString: ScimUserRole
`,
  /** Areas that load nothing of each other: an alias would make one of them load the other's types, or both load more than they use. */
  areas: `
BuFullDayTimeOffMarker: FullDayTimeOffMarker
ContentActions: ConversationContentActions
ConversationContentLocation: ContentLocation
ConversationContentQuickReply: WebMessagingQuickReply
ConversationContentStory: RecordingContentStory
ConversationEventCoBrowse: WebMessagingEventCoBrowse
ConversationEventPresence: WebMessagingEventPresence
ConversationNotificationTemplateBody: NotificationTemplateBody
ConversationNotificationTemplateFooter: NotificationTemplateFooter
ConversationNotificationTemplateHeader: NotificationTemplateHeader
ConversationNotificationTemplateParameter: NotificationTemplateParameter
DomainEntityListing: UserActionCategoryEntityListing
Filter: AuditFilter
LearningAssignmentAggregateQueryRequestPredicate: DevelopmentActivityAggregateQueryRequestPredicate
LearningAssignmentAggregateQueryResponseStats: DevelopmentActivityAggregateQueryResponseStatistics
`,
};

/** Those that stand first, and what is kept apart from each. */
export function apart(list: string): Map<string, string[]> {
  const lines = list.trim().split('\n');
  return new Map(
    lines.map((line): [string, string[]] => {
      const [first = '', others = ''] = line.split(': ');
      return [first, others.split(' ')];
    }),
  );
}

/**
 * The interfaces that are equal in shape: the same fields, all as optional, as deprecated and of the same format as in the other, and
 * with types that are equal in turn. What is `distinct` equals nothing else.
 */
export function equalShapes(types: DeclaredTypes, distinct: ReadonlySet<string> = new Set()): string[][] {
  const interfaces = [...types].flatMap(([name, declaration]): [string, ts.InterfaceDeclaration][] =>
    ts.isInterfaceDeclaration(declaration) && !declaration.typeParameters && !declaration.heritageClauses
      ? [[name, declaration]]
      : [],
  );
  // All are taken for equal until something in them differs: so types that hold themselves can be equal, too.
  let classes = new Map(interfaces.map(([name]) => [name, distinct.has(name) ? name : '']));
  for (;;) {
    const spelled = interfaces.map(([name, declaration]): [string, string] => [
      name,
      `${distinct.has(name) ? name : ''} ${fields(declaration, types, classes)}`,
    ]);
    const numbers = new Map([...new Set(spelled.map(([, text]) => text))].map((text, index) => [text, `#${index}`]));
    const isSettled = numbers.size === new Set(classes.values()).size;
    classes = new Map(spelled.map(([name, text]) => [name, numbers.get(text) ?? '']));
    if (isSettled) break;
  }
  const groups = new Map<string, string[]>();
  for (const [name, found] of classes) groups.set(found, [...(groups.get(found) ?? []), name]);
  return [...groups.values()].filter((names) => names.length > 1);
}

function fields({ members }: ts.InterfaceDeclaration, types: DeclaredTypes, classes: ReadonlyMap<string, string>): string {
  const spelled = members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return member.getText();
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
    const facts = ts.getJSDocTags(member).flatMap(({ tagName: { text }, comment }) => {
      if (text === 'deprecated') return [text];
      return text === 'format' ? [`${text} ${ts.getTextOfJSDocComment(comment) ?? ''}`] : [];
    });
    return [`${name}${member.questionToken ? '?' : ''}: ${spelling(member.type, types, classes)}`, ...facts].join(' ');
  });
  return spelled.sort().join('; ');
}

function spelling(node: ts.TypeNode, types: DeclaredTypes, classes: ReadonlyMap<string, string>): string {
  const again = (inner: ts.TypeNode): string => spelling(inner, types, classes);
  if (ts.isParenthesizedTypeNode(node)) return again(node.type);
  if (ts.isArrayTypeNode(node)) return `(${again(node.elementType)})[]`;
  if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map(again))].sort().join(' | ');
  if (!ts.isTypeReferenceNode(node)) return node.getText().replace(/\s+/g, ' ');
  const name = node.typeName.getText();
  const declaration = types.get(name);
  const known = classes.get(interfaceOf(name, types)?.name.text ?? name);
  if (known !== undefined) return known;
  if (declaration && ts.isTypeAliasDeclaration(declaration) && !declaration.typeParameters) return again(declaration.type);
  return `${name}<${node.typeArguments?.map(again).join(', ') ?? ''}>`;
}
