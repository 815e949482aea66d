import type { OrganizationPresence } from 'contact-centre-client/models';
import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';
import { presenceLabel, systemPresenceLabel } from '../presence-label.js';
import { routingStatusLook } from '../routing-statuses.js';
import type { LaneName, Stretch } from './day-line.js';

type StateValue = Pick<Stretch, 'value' | 'presenceId'>;

/** Returns the name of a presence or a routing status: that of the organisation if it still has the presence. */
export function stateName(
  lane: LaneName,
  { value, presenceId }: StateValue,
  definitions: readonly OrganizationPresence[],
): string {
  if (lane === 'routingStatus') return routingStatusLook(value).label;
  const definition = definitions.find(({ id }) => id === presenceId);
  if (definition) return presenceLabel(definition);
  return systemPresenceLabel(value);
}

/** The tones that the style sheet has colours for. */
export type Tone = 'queue' | 'good' | 'busy' | 'pause' | 'problem' | 'off';

const tones: Readonly<Record<string, Tone>> = {
  ON_QUEUE: 'queue',
  AVAILABLE: 'good',
  BUSY: 'busy',
  MEETING: 'busy',
  TRAINING: 'busy',
  AWAY: 'pause',
  BREAK: 'pause',
  MEAL: 'pause',
  OFFLINE: 'off',
  OFF_QUEUE: 'off',
  INTERACTING: 'queue',
  COMMUNICATING: 'busy',
  NOT_RESPONDING: 'problem',
};

/** With the presence `IDLE`, an agent is away. With the routing status `IDLE`, an agent waits for interactions. */
export function toneOf(lane: LaneName, value: string): Tone {
  if (value === 'IDLE') return lane === 'routingStatus' ? 'good' : 'pause';
  return tones[value] ?? 'busy';
}

export const lanes: Readonly<Record<LaneName, MessageId>> = {
  presence: 'agent.presence',
  routingStatus: 'agent.routingStatus',
};

const interactionStates: Readonly<Record<string, MessageId>> = {
  alert: 'agent.stateAlert',
  dialing: 'agent.stateDialing',
  contacting: 'agent.stateDialing',
  interact: 'agent.stateInteract',
  hold: 'agent.stateHold',
  wrapup: 'agent.stateWrapUp',
};

/** Returns what an agent does in an interaction. Other names are those of the platform. */
export function interactionState(state: string): string {
  const name = interactionStates[state];
  return name === undefined ? state : text(name);
}
