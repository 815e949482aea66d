import type { EntityKind } from '../../entities/entity-kinds.js';

/** The kinds of entities by the end of a dimension's name: `requestedRoutingSkillId` is the id of a skill. */
const kindsByEnding: readonly (readonly [ending: RegExp, kind: EntityKind])[] = [
  [/(?:^u|U)serId$/, 'user'],
  [/(?:^e|E)valuatorId$|(?:^a|A)ssign(?:er|ee)Id$|^agentId$|(?:^o|O)wnerId$/, 'user'],
  [/(?:^q|Q)ueueId$/, 'queue'],
  [/^wrapUpCode$/, 'wrapUpCode'],
  [/(?:^s|S)killId$/, 'skill'],
  [/(?:^l|L)anguageId$/, 'language'],
  [/(?:^f|F)lowId$/, 'flow'],
  [/(?:^g|G)roupId$/, 'group'],
  [/(?:^t|T)eamId$/, 'team'],
  [/(?:^d|D)ivisionId$/, 'division'],
  [/^outboundCampaignId$/, 'campaign'],
];

/** Returns the kind of entities that the values of a dimension are ids of; `undefined` for other values. */
export const entityKindOf = (dimension: string): EntityKind | undefined =>
  kindsByEnding.find(([ending]) => ending.test(dimension))?.[1];
