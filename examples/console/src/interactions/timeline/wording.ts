import { formatDuration, formatTime } from '../../shared/formats.js';
import { disconnectNames, labelOf, purposeNames } from '../words.js';
import type { Bar, Kind } from './geometry.js';

export const kindNames: Record<Kind, string> = {
  dialing: 'Dialling',
  alert: 'Ringing',
  wait: 'Waiting',
  ivr: 'IVR',
  interact: 'Talking',
  hold: 'On hold',
  wrapup: 'Wrap-up',
  other: 'Other',
};

/** People talk in calls only. */
const CONNECTED = 'Connected';

export function kindName({ kind, segment, isVoice }: Bar): string {
  if (kind === 'interact' && !isVoice) return CONNECTED;
  return kind === 'other' ? (segment.segmentType ?? kindNames.other) : kindNames[kind];
}

/** Returns the name of a kind in the legend of these bars. */
export function legendName(kind: Kind, bars: readonly Bar[]): string {
  const isTalked = kind !== 'interact' || bars.some((bar) => bar.kind === kind && bar.isVoice);
  return isTalked ? kindNames[kind] : CONNECTED;
}

export function participantName({ participant: { participantName: name, purpose } }: Pick<Bar, 'participant'>): string {
  return name ?? purposeName({ participant: { purpose: purpose ?? 'unknown' } });
}

export function purposeName({ participant: { purpose } }: { participant: Pick<Bar['participant'], 'purpose'> }): string {
  return labelOf(purposeNames, purpose) ?? 'Unknown';
}

/** 14:02:07 to 14:03:10, 1 min 3 s */
export function timesOf({ start, end, open }: Bar): string {
  const until = open ? 'until now' : `to ${formatTime(end)}`;
  return `${formatTime(start)} ${until}, ${formatDuration(end - start)}`;
}

/** How it ended and what was noted, if known. */
export function endOf({ segment }: Bar, wrapUpCodes: ReadonlyMap<string, string>): string {
  const { disconnectType, wrapUpCode, wrapUpNote, errorCode } = segment;
  const parts = [
    wrapUpCode && (wrapUpCodes.get(wrapUpCode) ?? wrapUpCode),
    wrapUpNote && `“${wrapUpNote}”`,
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
