import { toShape } from '../engine/values.js';
import type {
  ActivityCode,
  AssignedLearningModule,
  BuShortTermForecastListItem,
  ContestsEssentials,
  CredentialInfo,
  EmailOutboundDomainResult,
  GenericDataIngestionRuleResponse,
  JourneyViewChart,
  LogCaptureUserConfiguration,
  SkillGroup,
  SocialTopicWithDataIngestionRuleMetadataResponse,
} from '../../models/index.js';
import type { World } from '../store/world.js';

/** The types that entities of another type are shown as, by their names in the contract. */
interface ViewTypes {
  ActivityCode: ActivityCode;
  AssignedLearningModule: AssignedLearningModule;
  BuShortTermForecastListItem: BuShortTermForecastListItem;
  ContestsEssentials: ContestsEssentials;
  CredentialInfo: CredentialInfo;
  EmailOutboundDomainResult: EmailOutboundDomainResult;
  GenericDataIngestionRuleResponse: GenericDataIngestionRuleResponse;
  JourneyViewChart: JourneyViewChart;
  LogCaptureUserConfiguration: LogCaptureUserConfiguration;
  SkillGroup: SkillGroup;
  SocialTopicWithDataIngestionRuleMetadataResponse: SocialTopicWithDataIngestionRuleMetadataResponse;
}

/** Returns the fields of an entity that another type declares. */
export function viewAs<N extends keyof ViewTypes>(world: World, type: N, entity: object): ViewTypes[N] {
  return toShape(world, type, { ...entity }) as unknown as ViewTypes[N];
}
