import type { ApiPromise } from 'contact-centre-client';
import { TextbotsApi } from 'contact-centre-client/apis/textbots';
import type {
  BotSearchResponseEntityListing,
  PostTextRequest,
  PostTextResponse,
  TextBotFlowLaunchRequest,
  TextBotFlowLaunchResponse,
  TextBotFlowTurnRequest,
  TextBotFlowTurnResponse,
} from 'contact-centre-client/models';
import { describe, expectTypeOf, it } from 'vitest';
import type { KnownValues } from './known-values.js';

const api = new TextbotsApi();

const launch: TextBotFlowLaunchRequest = {
  flow: { id: 'f' },
  externalSessionId: 'mine',
  channel: { name: 'Chat', inputModes: ['Text'], outputModes: ['Text'], userAgent: { name: 'GenesysWebWidget' } },
};

describe('TextbotsApi', () => {
  it('starts a session and sends turns', () => {
    expectTypeOf(api.postTextbotsBotflowsSessions(launch)).toEqualTypeOf<ApiPromise<TextBotFlowLaunchResponse>>();
    expectTypeOf(
      api.postTextbotsBotflowsSessionTurns('s', { inputEventType: 'NoInput' }),
    ).resolves.toEqualTypeOf<TextBotFlowTurnResponse>();
    expectTypeOf(
      api.getTextbotsBotsSearch({ botType: ['AmazonLex'], botName: 'Help' }),
    ).resolves.toEqualTypeOf<BotSearchResponseEntityListing>();
  });

  it('sends a text to a bot', () => {
    const text: PostTextRequest = {
      botId: 'b',
      integrationId: 'i',
      botSessionId: 's',
      postTextMessage: { type: 'Text', text: 'Hello' },
    };
    expectTypeOf(api.postTextbotsBotsExecute(text)).resolves.toEqualTypeOf<PostTextResponse>();
    // @ts-expect-error -- a message is of a kind
    void api.postTextbotsBotsExecute({ ...text, postTextMessage: { text: 'Hello' } });
    // @ts-expect-error -- minutes are counted
    void api.postTextbotsBotsExecute({ ...text, botSessionTimeoutMinutes: '5' });
  });

  it('accepts known and new events, states and channels', () => {
    expectTypeOf<KnownValues<TextBotFlowTurnRequest['inputEventType']>>().toEqualTypeOf<
      'NoOp' | 'UserInput' | 'Error' | 'NoMatch' | 'NoInput' | 'UserDisconnect' | 'RichMediaInput' | 'ClientSessionExpired'
    >();
    expectTypeOf<KnownValues<PostTextResponse['botState']>>().toEqualTypeOf<'Complete' | 'Failed' | 'MoreData'>();
    expectTypeOf<KnownValues<TextBotFlowLaunchRequest['channel']['name']>>().toEqualTypeOf<'Chat' | 'Call' | 'Messaging'>();
    void api.postTextbotsBotflowsSessionTurns('s', { inputEventType: 'Shrug' });
  });

  it('rejects a launch without its channel and a turn without its session', () => {
    // @ts-expect-error -- a flow needs a session and a channel
    void api.postTextbotsBotflowsSessions({ flow: { id: 'f' } });
    // @ts-expect-error -- the session is missing
    void api.postTextbotsBotflowsSessionTurns({ inputEventType: 'NoOp' });
    // @ts-expect-error -- the event is missing
    void api.postTextbotsBotflowsSessionTurns('s');
    // @ts-expect-error -- kinds of bot are a list
    void api.getTextbotsBotsSearch({ botType: 'AmazonLex' });
    // @ts-expect-error -- a session is identified by text
    void api.postTextbotsBotflowsSessionTurns(1, { inputEventType: 'NoOp' });
  });
});
