/** What the figures of the wallboard mean. */
export const definitions = {
  Waiting: 'Interactions that wait in the queue for an agent at this moment.',
  Interacting: 'Interactions of the queue that agents handle at this moment, of all media types.',
  'Longest wait': 'Time since the interaction that has waited the longest arrived in the queue, by the platform’s clock.',
  'Service level':
    'Share of today’s answered and abandoned interactions that were answered within the promised time of their media type. Of several queues: the mean, weighted by offered interactions.',
  Target:
    'Promised service level of the queue. With several media types, the mean of their targets, weighted by their interactions; of several queues, weighted by offered interactions.',
  Offered: 'Interactions that arrived in the queue today.',
  Abandoned: 'Interactions whose customer hung up or left today before an agent answered.',
  ASA: 'Average speed of answer: mean time from arrival in the queue to the answer of an agent today.',
  AHT: 'Average handle time: mean of talk, hold and after-call work of the interactions that were completed today.',
  'Agents on queue': 'Agents who have activated the queue and are on queue. In a sum of queues, each agent counts once.',
  Idle: 'Agents on queue without an interaction, ready for the next one.',
  'Busy here': 'Agents on queue who handle an interaction of this queue.',
  'Busy elsewhere':
    'Agents on queue who handle an interaction of another queue or outside of queues, or complete after-call work.',
  'Not responding': 'Agents on queue who did not answer an alert. They receive no interactions until they are idle again.',
  'Off queue': 'Agents who have activated the queue, but are off queue: on a break, in a meeting, or not at work.',
  'Arrivals today': 'Offered interactions by half-hour, from midnight to the current half-hour.',
} as const;

export type Term = keyof typeof definitions;
