import { toShape } from '../engine/values.js';
import type {
  ActivityCode,
  AgentWorkPlan,
  AssignedLearningModule,
  BuShortTermForecastListItem,
  ClientApp,
  ContestsEssentials,
  CredentialInfo,
  DncList,
  DncListDivisionView,
  DocumentVariationAnswer,
  EmailOutboundDomainResult,
  GenericDataIngestionRuleResponse,
  Group,
  JourneyViewChart,
  KnowledgeDocumentQueryResult,
  KnowledgeGuestDocumentFeedback,
  KnowledgeGuestDocumentResponse,
  KnowledgeGuestDocumentVariationAnswer,
  KnowledgeGuestSearchDocumentResponse,
  KnowledgeSearchDocumentResponse,
  LocationDefinition,
  LogCaptureUserConfiguration,
  ResponseDivisionView,
  SkillGroup,
  SocialTopicWithDataIngestionRuleMetadataResponse,
  Team,
  UserApp,
  WorkbinDelta,
  WorkitemDelta,
  WorktypeDelta,
} from '../../models/index.js';
import type { World } from '../store/world.js';

/** The types that entities of another type are shown as, by their names in the contract. */
interface ViewTypes {
  ActivityCode: ActivityCode;
  AgentWorkPlan: AgentWorkPlan;
  AssignedLearningModule: AssignedLearningModule;
  BuShortTermForecastListItem: BuShortTermForecastListItem;
  ClientApp: ClientApp;
  ContestsEssentials: ContestsEssentials;
  CredentialInfo: CredentialInfo;
  DncList: DncList;
  DncListDivisionView: DncListDivisionView;
  DocumentVariationAnswer: DocumentVariationAnswer;
  EmailOutboundDomainResult: EmailOutboundDomainResult;
  GenericDataIngestionRuleResponse: GenericDataIngestionRuleResponse;
  Group: Group;
  JourneyViewChart: JourneyViewChart;
  KnowledgeDocumentQueryResult: KnowledgeDocumentQueryResult;
  KnowledgeGuestDocumentFeedback: KnowledgeGuestDocumentFeedback;
  KnowledgeGuestDocumentResponse: KnowledgeGuestDocumentResponse;
  KnowledgeGuestDocumentVariationAnswer: KnowledgeGuestDocumentVariationAnswer;
  KnowledgeGuestSearchDocumentResponse: KnowledgeGuestSearchDocumentResponse;
  KnowledgeSearchDocumentResponse: KnowledgeSearchDocumentResponse;
  LocationDefinition: LocationDefinition;
  LogCaptureUserConfiguration: LogCaptureUserConfiguration;
  ResponseDivisionView: ResponseDivisionView;
  SkillGroup: SkillGroup;
  SocialTopicWithDataIngestionRuleMetadataResponse: SocialTopicWithDataIngestionRuleMetadataResponse;
  Team: Team;
  UserApp: UserApp;
  WorkbinDelta: WorkbinDelta;
  WorkitemDelta: WorkitemDelta;
  WorktypeDelta: WorktypeDelta;
}

/** Returns the fields of an entity that another type declares. An entity inside another one has the depth 1, and no empty lists. */
export function viewAs<N extends keyof ViewTypes>(world: World, type: N, entity: object, depth = 0): ViewTypes[N] {
  return toShape(world, type, { ...entity }, depth) as unknown as ViewTypes[N];
}
