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

export function kindName({ kind, segment }: Bar): string {
  return kind === 'other' ? (segment.segmentType ?? kindNames.other) : kindNames[kind];
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
