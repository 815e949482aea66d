import type { ApiPromise } from '../core/call/api-promise.js';
import type { RequestOptions } from '../core/call/operation.js';
import type {
  BotSearchResponseEntityListing,
  PostTextRequest,
  PostTextResponse,
  TextBotFlowLaunchRequest,
  TextBotFlowLaunchResponse,
  TextBotFlowTurnRequest,
  TextBotFlowTurnResponse,
} from '../models/textbots.js';
import type { OpenEnum } from '../models/open-enum.js';
import { PlatformApi } from './platform-api.js';

export interface GetTextbotsBotsSearchOptions {
  /** Only bots of these kinds. */
  botType?: readonly OpenEnum<
    | 'GenesysBotConnector'
    | 'GenesysDialogEngine'
    | 'AmazonLex'
    | 'GoogleDialogFlowES'
    | 'GoogleDialogFlowCX'
    | 'NuanceDlg'
    | 'GenesysBotFlow'
    | 'GenesysDigitalBotFlow'
    | 'GenesysVoiceSurveyFlow'
    | 'GenesysDigitalBotConnector'
  >[];
  /** Only bots whose name matches. */
  botName?: string;
  /** Only the bots with these ids, 50 at most; goes with no `botName`. */
  botId?: readonly string[];
  /** @defaultValue `25` */
  pageSize?: number;
  /** Only bots that are virtual agents (or, with false, that are not). */
  virtualAgentEnabled?: boolean;
}

/**
 * Conversations with bots over text. A bot flow of the platform is run as a session of turns; bots of other makers (and the
 * platform's older ones) answer text posted to them one request at a time.
 *
 * @see [API reference of the platform](https://developer.genesys.cloud/platform/api/)
 */
export class TextbotsApi extends PlatformApi {
  /**
   * Finds bots of all makers that the organisation can use.
   *
   * @permissions `integrations:integration:view`
   * @see GET /api/v2/textbots/bots/search
   */
  getTextbotsBotsSearch(
    opts?: GetTextbotsBotsSearchOptions,
    request?: RequestOptions,
  ): ApiPromise<BotSearchResponseEntityListing> {
    return this.call('getTextbotsBotsSearch', 'GET /api/v2/textbots/bots/search', {}, opts, request);
  }

  /**
   * Passes one event to a running bot-flow session and answers with what the bot says and what it expects next: more input,
   * or that it has exited or disconnected.
   *
   * @param turnRequest - What happened, such as user input; from the second turn on with a reference to the turn before.
   * @permissions `textbots:botFlowSession:execute`
   * @see POST /api/v2/textbots/botflows/sessions/{sessionId}/turns
   */
  postTextbotsBotflowsSessionTurns(
    sessionId: string,
    turnRequest: TextBotFlowTurnRequest,
    request?: RequestOptions,
  ): ApiPromise<TextBotFlowTurnResponse> {
    return this.call(
      'postTextbotsBotflowsSessionTurns',
      'POST /api/v2/textbots/botflows/sessions/{sessionId}/turns',
      { sessionId, turnRequest },
      {},
      request,
      { body: 'turnRequest' },
    );
  }

  /**
   * Opens a session with a bot flow. The id returned is the one to pass to `postTextbotsBotflowsSessionTurns`.
   *
   * @param launchRequest - The flow, the channel, an id of the caller's own for the session, and the flow's input variables.
   * @permissions `textbots:botFlowSession:execute`
   * @see POST /api/v2/textbots/botflows/sessions
   */
  postTextbotsBotflowsSessions(
    launchRequest: TextBotFlowLaunchRequest,
    request?: RequestOptions,
  ): ApiPromise<TextBotFlowLaunchResponse> {
    return this.call('postTextbotsBotflowsSessions', 'POST /api/v2/textbots/botflows/sessions', { launchRequest }, {}, request, {
      body: 'launchRequest',
    });
  }

  /**
   * Sends a text to a bot reached through an integration, e.g. Amazon Lex or Google Dialogflow, and returns its reply and
   * slots. Bot flows run through `postTextbotsBotflowsSessions` instead.
   *
   * @param postTextRequest - Text, bot, integration, and an id that all requests of one dialogue share.
   * @permissions `textbots:session:execute`
   * @see POST /api/v2/textbots/bots/execute
   */
  postTextbotsBotsExecute(postTextRequest: PostTextRequest, request?: RequestOptions): ApiPromise<PostTextResponse> {
    return this.call('postTextbotsBotsExecute', 'POST /api/v2/textbots/bots/execute', { postTextRequest }, {}, request, {
      body: 'postTextRequest',
    });
  }
}

/** The methods' options, as programs name them that were written for the vendor's package. */
export declare namespace TextbotsApi {
  type getTextbotsBotsSearchOptions = GetTextbotsBotsSearchOptions;
}
