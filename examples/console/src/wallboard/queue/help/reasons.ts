import { formatHourAndMinute } from '../../../shared/formats.js';
import { text } from '../../../shared/text.js';
import type { Helper } from './helpers.js';

/** Says in words why an agent is offered. @param total - The number of waiting interactions that require skills. */
export function reasonsFor(helper: Helper, total: number): string {
  const { abilities, covers, relation } = helper;
  const skills = abilities.map(({ name, proficiency }) => text('help.skill', { name, proficiency })).join(', ');
  return [
    statusReason(helper),
    ...(skills === '' ? [] : [text('help.skills', { skills })]),
    ...(total === 0 ? [] : [text('help.covers', { count: covers, total })]),
    ...(relation === 'inactive' ? [text('help.inactive')] : []),
    ...(relation === 'offQueue' ? [text('help.offQueueHere')] : []),
  ].join(' · ');
}

function statusReason({ routingStatus, since, presence, presenceName }: Helper): string {
  const time = formatHourAndMinute(since);
  if (routingStatus === 'IDLE') return text('help.idle', { time });
  if (routingStatus !== 'OFF_QUEUE') return text('help.busy', { time });
  return text('help.away', { presence: presenceName, time: formatHourAndMinute(presence?.modifiedDate ?? since) });
}
