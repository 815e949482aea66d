import type { Area } from '../../engine/area.js';
import type { Flow } from '../../../models/index.js';
import { listing, queryFlag, queryList } from '../../http/listing.js';
import { queryValue } from '../../http/query.js';
import { contains } from '../../values/text-search.js';
import type { World } from '../../store/world.js';
import type { Entity } from '../repository.js';
import { flowsOf } from '../architect/flows.js';

type StoredFlow = Entity & Partial<Flow>;

/** Bot types by type of flow. */
const types: Readonly<Record<string, string>> = {
  BOT: 'GenesysBotFlow',
  DIGITALBOT: 'GenesysDigitalBotFlow',
  VOICESURVEY: 'GenesysVoiceSurveyFlow',
};

/** The available bots: published flows. Third-party bots do not exist here. */
export function addBotSearchHandlers(area: Area, world: World): void {
  area.handle('getTextbotsBotsSearch', (context) => {
    const botTypes = queryList(context, 'botType');
    const ids = queryList(context, 'botId');
    const name = queryValue(context, 'botName')?.toLowerCase() ?? '';
    const isVirtualAgent = queryFlag(context, 'virtualAgentEnabled');
    const flows: readonly StoredFlow[] = flowsOf(world).all();
    const bots = flows
      .filter(({ deleted, publishedVersion }) => deleted !== true && publishedVersion !== undefined)
      .flatMap((flow) => {
        const { id, description, virtualAgentEnabled = false, selfUri } = flow;
        const botType = types[flow.type ?? ''];
        return botType === undefined ? [] : [{ id, name: flow.name ?? '', botType, description, virtualAgentEnabled, selfUri }];
      })
      .filter(
        ({ id, botType }) => (botTypes.length === 0 || botTypes.includes(botType)) && (ids.length === 0 || ids.includes(id)),
      )
      .filter((bot) => contains(bot.name.toLowerCase(), name))
      .filter((bot) => isVirtualAgent === undefined || bot.virtualAgentEnabled === isVirtualAgent);
    return { entities: listing(context, world, bots, (bot) => bot).entities };
  });
}
