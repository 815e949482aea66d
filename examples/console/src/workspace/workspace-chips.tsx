import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EntityName } from '../shared/entity-name.js';
import { listAnd } from '../shared/formats.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { browserTimeZone, describeTimeZone } from '../shared/time-zone.js';
import { useOpenWorkspace } from './dialog-host.js';
import { useChangeWorkspace, useWorkspace } from './use-workspace.js';
import { isLimited } from './workspace.js';
import classes from './workspace.module.css';

/** Says in the header what the pages are limited to, and which time zone they show if it is not that of the browser. */
export function WorkspaceChips(): ReactNode {
  const workspace = useWorkspace();
  const change = useChangeWorkspace();
  const { divisions, teams, timeZone } = workspace;
  const names = [nameOf(divisions, 'workspace.divisionCount'), nameOf(teams, 'workspace.teamCount')].filter(
    (name) => name !== '',
  );
  const isForeign = timeZone !== undefined && timeZone !== browserTimeZone();
  if (!isLimited(workspace) && !isForeign) return null;
  return (
    <div className={classes['chips']}>
      {isLimited(workspace) && (
        <Chip
          icon="filter"
          name={listAnd(names)}
          label={text('workspace.limited', { names: listAnd(names) })}
          removeLabel={text('workspace.removeLimit')}
          onRemove={() => {
            change({ divisions: [], teams: [] });
          }}
        />
      )}
      {isForeign && (
        <Chip
          icon="clock"
          name={cityOf(timeZone)}
          label={text('workspace.zone', { zone: describeTimeZone(Date.now(), timeZone) })}
          removeLabel={text('workspace.removeZone')}
          onRemove={() => {
            change({ timeZone: undefined });
          }}
        />
      )}
    </div>
  );
}

interface ChipProps {
  icon: IconName;
  name: string;
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

function Chip({ icon, name, label, removeLabel, onRemove }: ChipProps): ReactNode {
  const open = useOpenWorkspace();
  return (
    <div className={classes['chip']}>
      <UnstyledButton className={classes['change'] ?? ''} aria-label={label} title={label} onClick={open}>
        <Icon name={icon} size={14} />
        <span className={classes['name']}>{name}</span>
      </UnstyledButton>
      <UnstyledButton className={classes['remove'] ?? ''} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon name="close" size={14} />
      </UnstyledButton>
    </div>
  );
}

/** Returns the name of the only entity, or else how many there are. */
function nameOf(entities: readonly EntityName[], count: 'workspace.divisionCount' | 'workspace.teamCount'): string {
  const [first, ...others] = entities;
  if (!first) return '';
  return others.length === 0 && first.name !== '' ? first.name : text(count, { count: entities.length });
}

/** The name of the place in a time zone: "Buenos Aires". */
const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');
