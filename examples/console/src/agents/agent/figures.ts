import type { ConversationAggregateQueryResponse, ConversationAggregationQuery } from 'contact-centre-client/models';

/** What an agent did in a day, with one media type or with all. */
export interface AgentFigures {
  handled: number;
  /** Talk, hold and after-call work of these, in ms, summed. */
  handleTime: number;
  talkTime: number;
  holdTime: number;
  wrapUpTime: number;
  transferred: number;
  outbound: number;
  notResponding: number;
}

export interface AgentDay {
  all: AgentFigures;
  /** The media types with interactions, in alphabetical order. */
  media: readonly (AgentFigures & { media: string })[];
}

const metrics = ['tHandle', 'tTalkComplete', 'tHeldComplete', 'tAcw', 'nTransferred', 'nOutbound', 'tNotResponding'];

export function agentFiguresQuery(userId: string, interval: string): ConversationAggregationQuery {
  return {
    interval,
    groupBy: ['mediaType'],
    filter: { type: 'and', predicates: [{ dimension: 'userId', value: userId }] },
    metrics,
  };
}

type Metrics = NonNullable<
  NonNullable<NonNullable<ConversationAggregateQueryResponse['results']>[number]['data']>[number]['metrics']
>;

function figuresOf(measured: Metrics): AgentFigures {
  const stats = (name: string) => measured.find(({ metric }) => metric === name)?.stats;
  return {
    handled: stats('tHandle')?.count ?? 0,
    handleTime: stats('tHandle')?.sum ?? 0,
    talkTime: stats('tTalkComplete')?.sum ?? 0,
    holdTime: stats('tHeldComplete')?.sum ?? 0,
    wrapUpTime: stats('tAcw')?.sum ?? 0,
    transferred: stats('nTransferred')?.count ?? 0,
    outbound: stats('nOutbound')?.count ?? 0,
    notResponding: stats('tNotResponding')?.count ?? 0,
  };
}

export function readAgentDay({ results = [] }: ConversationAggregateQueryResponse): AgentDay {
  const media = results
    .map(({ group, data = [] }) => ({
      media: group?.['mediaType'] ?? '',
      ...figuresOf(data.flatMap(({ metrics: measured = [] }) => measured)),
    }))
    .sort((one, other) => one.media.localeCompare(other.media));
  const sum = (key: keyof AgentFigures): number => media.reduce((total, each) => total + each[key], 0);
  return {
    all: {
      handled: sum('handled'),
      handleTime: sum('handleTime'),
      talkTime: sum('talkTime'),
      holdTime: sum('holdTime'),
      wrapUpTime: sum('wrapUpTime'),
      transferred: sum('transferred'),
      outbound: sum('outbound'),
      notResponding: sum('notResponding'),
    },
    media,
  };
}

/** Returns a time per handled interaction, in ms; `undefined` if none was handled. */
export const perHandled = (ms: number, { handled }: AgentFigures): number | undefined =>
  handled === 0 ? undefined : ms / handled;
