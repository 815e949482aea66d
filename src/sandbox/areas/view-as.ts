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
  EmailOutboundDomainResult,
  GenericDataIngestionRuleResponse,
  JourneyViewChart,
  LogCaptureUserConfiguration,
  SkillGroup,
  SocialTopicWithDataIngestionRuleMetadataResponse,
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
  EmailOutboundDomainResult: EmailOutboundDomainResult;
  GenericDataIngestionRuleResponse: GenericDataIngestionRuleResponse;
  JourneyViewChart: JourneyViewChart;
  LogCaptureUserConfiguration: LogCaptureUserConfiguration;
  SkillGroup: SkillGroup;
  SocialTopicWithDataIngestionRuleMetadataResponse: SocialTopicWithDataIngestionRuleMetadataResponse;
  UserApp: UserApp;
  WorkbinDelta: WorkbinDelta;
  WorkitemDelta: WorkitemDelta;
  WorktypeDelta: WorktypeDelta;
}

/** Returns the fields of an entity that another type declares. */
export function viewAs<N extends keyof ViewTypes>(world: World, type: N, entity: object): ViewTypes[N] {
  return toShape(world, type, { ...entity }) as unknown as ViewTypes[N];
}
