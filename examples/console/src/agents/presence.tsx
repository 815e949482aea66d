import type { PresenceDefinition } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { NONE } from '../shared/formats.js';
import classes from './agents.module.css';
import { systemPresenceLabel } from './presence-label.js';

const tones: Readonly<Record<string, string>> = {
  Available: 'teal',
  'On Queue': 'harbour',
  Busy: 'orange',
  Meeting: 'orange',
  Offline: 'gray',
};

/** A presence: its name and a coloured dot. */
export function Presence({ value, label }: { value: PresenceDefinition | undefined; label?: string | undefined }): ReactNode {
  const { systemPresence = NONE } = value ?? {};
  const name = label ?? systemPresenceLabel(systemPresence);
  return (
    <span className={classes['presence']}>
      <span className={classes['dot']} data-tone={tones[systemPresence] ?? 'yellow'} aria-hidden="true" />
      <span className="one-line" title={name}>
        {name}
      </span>
    </span>
  );
}
