import type { MessageId } from '../../messages/en.js';
import { formatDuration, formatTime } from '../../shared/formats.js';
import { disconnectNames, labelOf, purposeNames } from '../words.js';
import type { Bar, Kind } from './geometry.js';
import { text } from '../../shared/text.js';

export const kindNames: Readonly<Record<Kind, MessageId>> = {
  dialing: 'kind.dialing',
  alert: 'kind.alert',
  wait: 'kind.wait',
  ivr: 'kind.ivr',
  interact: 'kind.interact',
  hold: 'kind.hold',
  wrapup: 'kind.wrapup',
  other: 'kind.other',
};

/** People talk in calls only. */
const CONNECTED: MessageId = 'kind.connected';

export function kindName({ kind, segment, isVoice }: Bar): string {
  if (kind === 'interact' && !isVoice) return text(CONNECTED);
  return kind === 'other' ? (segment.segmentType ?? text(kindNames.other)) : text(kindNames[kind]);
}

/** Returns the name of a kind in the legend of these bars. */
export function legendName(kind: Kind, bars: readonly Bar[]): string {
  const isTalked = kind !== 'interact' || bars.some((bar) => bar.kind === kind && bar.isVoice);
  return text(isTalked ? kindNames[kind] : CONNECTED);
}

export function participantName({ participant: { participantName: name, purpose } }: Pick<Bar, 'participant'>): string {
  return name ?? purposeName({ participant: { purpose: purpose ?? 'unknown' } });
}

export function purposeName({ participant: { purpose } }: { participant: Pick<Bar['participant'], 'purpose'> }): string {
  return labelOf(purposeNames, purpose) ?? text('purpose.unknown');
}

/** 14:02:07 to 14:03:10, 1 min 3 s */
export function timesOf({ start, end, open }: Bar): string {
  const values = { start: formatTime(start), end: formatTime(end), duration: formatDuration(end - start) };
  return text(open ? 'timeline.untilNow' : 'timeline.span', values);
}

/** How it ended and what was noted, if known. */
export function endOf({ segment }: Bar, wrapUpCodes: ReadonlyMap<string, string>): string {
  const { disconnectType, wrapUpCode, wrapUpNote, errorCode } = segment;
  const parts = [
    wrapUpCode && (wrapUpCodes.get(wrapUpCode) ?? wrapUpCode),
    wrapUpNote && text('timeline.note', { note: wrapUpNote }),
    labelOf(disconnectNames, disconnectType),
    errorCode,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** All information of the bar, in words. */
export function describe(bar: Bar, wrapUpCodes: ReadonlyMap<string, string>): string {
  const parts = [participantName(bar), kindName(bar), timesOf(bar), endOf(bar, wrapUpCodes)];
  return parts.filter((part) => part !== '').join(', ');
}
