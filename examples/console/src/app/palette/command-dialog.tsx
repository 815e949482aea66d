import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { CommandList, optionId } from './command-list.js';
import type { Command, CommandGroup } from './commands.js';
import { matching, moveSelection } from './commands.js';
import { ModalDialog } from './modal-dialog.js';
import classes from './palette.module.css';
import { useEntityCommands } from './use-entity-commands.js';
import { useMethodCommands } from './use-method-commands.js';
import { useActionCommands, usePageCommands } from './use-static-commands.js';

interface CommandDialogProps {
  onClose: () => void;
  onShowKeys: () => void;
}

/** Opens a page, a queue, an agent or a method by its name, and carries out actions. */
export function CommandDialog({ onClose, onShowKeys }: CommandDialogProps): ReactNode {
  const [query, setQuery] = useState('');
  const words = query.trim();
  const { groups, isPending } = useCommandGroups(words, onShowKeys);
  const commands = groups.flatMap((group) => group.commands);
  const [selectedId, setSelectedId] = useState<string>();
  const selected = commands.find(({ id }) => id === selectedId) ?? commands[0];
  const list = useId();

  const run = (command: Command): void => {
    // First the dialog returns the focus, then the opened page takes it.
    onClose();
    command.run();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && selected && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(selected);
      return;
    }
    const next = moveSelection(event.key, selected ? commands.indexOf(selected) : -1, commands.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelectedId(commands[next]?.id);
  };

  return (
    <ModalDialog label={text('palette.label')} onClose={onClose}>
      <div className={classes['search']}>
        <Icon name="search" />
        <input
          autoFocus
          className={classes['input']}
          role="combobox"
          aria-label={`${text('palette.search')} ${text('palette.searchDetail')}`}
          aria-expanded={commands.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={selected && optionId(list, selected)}
          placeholder={text('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setSelectedId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <CommandList id={list} groups={groups} selected={selected} onSelect={setSelectedId} onRun={run} />
      {commands.length === 0 && (
        <p className={classes['none']}>{isPending ? text('palette.searching') : text('palette.none', { query: words })}</p>
      )}
      <ResultCount count={commands.length} isPending={isPending} query={words} />
    </ModalDialog>
  );
}

function useCommandGroups(query: string, onShowKeys: () => void): { groups: readonly CommandGroup[]; isPending: boolean } {
  const { queues, agents, isPending } = useEntityCommands(query);
  const { methods, isPending: areMethodsPending } = useMethodCommands(query);
  const pages = matching(usePageCommands(), query);
  const actions = matching(useActionCommands(onShowKeys), query);
  const groups = [
    { name: text('navigation.label'), commands: pages },
    { name: text('palette.queues'), commands: queues },
    { name: text('palette.agents'), commands: agents },
    { name: text('palette.actions'), commands: actions },
    { name: text('palette.methods'), commands: methods },
  ].filter(({ commands }) => commands.length > 0);
  return { groups, isPending: isPending || areMethodsPending };
}

/** Lets a screen reader announce the number of results. */
function ResultCount({ count, isPending, query }: { count: number; isPending: boolean; query: string }): ReactNode {
  useEffect(() => {
    if (query !== '' && !isPending) announce(text('palette.resultCount', { count }));
  }, [count, isPending, query]);
  return undefined;
}
