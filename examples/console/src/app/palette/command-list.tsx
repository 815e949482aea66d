import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { Command, CommandGroup } from './commands.js';
import classes from './palette.module.css';

interface CommandListProps {
  id: string;
  groups: readonly CommandGroup[];
  selected: Command | undefined;
  onSelect: (id: string) => void;
  onRun: (command: Command) => void;
}

/** The results of the palette. The focus stays in its field, which names the selected one. */
export function CommandList({ id, groups, selected, onSelect, onRun }: CommandListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [selected?.id]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={text('palette.results')} className={classes['list']}>
      {groups.map(({ name, commands }) => (
        <div key={name} role="group" aria-label={name}>
          <div className={classes['group']} aria-hidden="true">
            {name}
          </div>
          {commands.map((command) => (
            <Option
              key={command.id}
              id={optionId(id, command)}
              command={command}
              isSelected={command.id === selected?.id}
              onSelect={onSelect}
              onRun={onRun}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onRun: (command: Command) => void;
}

function Option({ id, command, isSelected, onSelect, onRun }: OptionProps): ReactNode {
  const { name, detail, icon } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={classes['option']}
      onPointerMove={() => {
        if (!isSelected) onSelect(command.id);
      }}
      onClick={() => {
        onRun(command);
      }}
    >
      <Icon name={icon} size={16} />
      <span className="one-line">{name}</span>
      {detail !== undefined && <span className={`one-line ${classes['detail'] ?? ''}`}>{detail}</span>}
    </div>
  );
}

/** Returns the id of the option for a command, which the field refers to. */
export const optionId = (list: string, { id }: Command): string => `${list}-${id}`;
