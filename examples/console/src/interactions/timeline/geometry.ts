import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { niceStep } from './axis.js';

type Participant = NonNullable<Conversation['participants']>[number];
type Segment = NonNullable<NonNullable<Participant['sessions']>[number]['segments']>[number];

/** Segment kinds with a separate style; `other` is every other kind. */
export const kinds = ['dialing', 'alert', 'wait', 'ivr', 'interact', 'hold', 'wrapup', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One segment, in ms since the epoch and as shares of the total duration. */
export interface Bar {
  id: string;
  kind: Kind;
  segment: Segment;
  participant: Participant;
  start: number;
  end: number;
  /** Whether it is still running. */
  open: boolean;
  /** Whether it belongs to a call or callback, or to a medium that is unknown. */
  isVoice: boolean;
  left: number;
  width: number;
  /** The row in the lane, since sessions of one participant may overlap. */
  row: number;
}

export interface Lane {
  id: string;
  participant: Participant;
  bars: readonly Bar[];
  rows: number;
}

export interface Timeline {
  start: number;
  end: number;
  lanes: readonly Lane[];
  /** A mark of the axis: ms since the start, and the share of the total duration. */
  marks: readonly { at: number; share: number }[];
}

/** @param now - The time up to which running segments have lasted, in ms since the epoch. */
export function timelineOf({ participants = [] }: Conversation, now: number): Timeline | undefined {
  const stretches = participants.flatMap((participant, lane) => stretchesOf(participant, now, lane));
  if (stretches.length === 0) return undefined;
  const start = Math.min(...stretches.map((stretch) => stretch.start));
  // A segment without duration stays visible.
  const end = Math.max(start + 1000, ...stretches.map((stretch) => stretch.end));
  const share = (ms: number): number => ms / (end - start);
  const lanes = participants.map((participant, index): Lane => {
    const laneStretches = stretches.filter(({ lane }) => lane === index).sort((a, b) => a.start - b.start || a.end - b.end);
    const ends: number[] = [];
    const bars = laneStretches.map(({ lane, ...stretch }, order): Bar => {
      const free = ends.findIndex((ended) => ended <= stretch.start);
      const row = free < 0 ? ends.length : free;
      ends[row] = stretch.end;
      const place = { left: share(stretch.start - start), width: share(stretch.end - stretch.start), row };
      return { ...stretch, ...place, id: `segment-${lane + 1}-${order + 1}`, participant };
    });
    return { id: participant.participantId ?? String(index), participant, bars, rows: Math.max(1, ends.length) };
  });
  const step = niceStep(end - start);
  const marks = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, mark) => ({
    at: mark * step,
    share: share(mark * step),
  }));
  return { start, end, lanes, marks };
}

function stretchesOf(participant: Participant, now: number, lane: number) {
  const segments =
    participant.sessions?.flatMap(({ mediaType = 'voice', segments: ofSession = [] }) =>
      ofSession.map((segment) => ({ segment, isVoice: mediaType === 'voice' || mediaType === 'callback' })),
    ) ?? [];
  return segments.flatMap(({ segment, isVoice }) => {
    const start = Date.parse(segment.segmentStart ?? '');
    if (Number.isNaN(start)) return [];
    const open = segment.segmentEnd === undefined;
    const end = Math.max(start, open ? now : Date.parse(segment.segmentEnd ?? ''));
    return [{ lane, segment, start, end, open, isVoice, kind: kindOf(participant, segment) }];
  });
}

function kindOf({ purpose }: Participant, { segmentType }: Segment): Kind {
  // The platform reports a waiting customer as an interaction of the queue.
  if (purpose === 'acd' && segmentType === 'interact') return 'wait';
  if (segmentType === 'contacting') return 'dialing';
  return kinds.find((kind) => kind === segmentType) ?? 'other';
}
