import { Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import type { Access } from '../../session/access.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { ActionName } from './action.js';
import { actionNames, requirements } from './action.js';
import type { AgentActions } from './use-actions.js';

interface ActionBarProps {
  actions: AgentActions;
  agents: readonly EntityName[];
  /** The queue of the page, if it has one. */
  queue?: EntityName;
  access: Access;
}

/** The first have a button each, the others are in a menu. */
const FIRST: readonly ActionName[] = ['activate', 'move', 'onQueue'];

/** What the user may do with the selected agents. */
export function ActionBar({ actions, agents, queue, access }: ActionBarProps): ReactNode {
  const permitted = permittedActions(access);
  const others = permitted.filter((name) => !FIRST.includes(name));
  const open = (name: ActionName): void => {
    actions.open({ name, agents, queue });
  };
  const label = (name: ActionName): string => text(queue ? (namesHere[name] ?? names[name]) : names[name]);
  return (
    <>
      {permitted
        .filter((name) => FIRST.includes(name))
        .map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant="default"
            onClick={() => {
              open(name);
            }}
          >
            {label(name)}
          </Button>
        ))}
      {others.length > 0 && (
        <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button size="compact-sm" variant="default" rightSection={<Icon name="chevronDown" size={14} />}>
              {text('actions.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown aria-label={text('actions.more')}>
            {others.map((name) => (
              <Menu.Item
                key={name}
                onClick={() => {
                  open(name);
                }}
              >
                {label(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

export function permittedActions({ missing }: Access): ActionName[] {
  return actionNames.filter((name) => missing(requirements[name]).length === 0);
}

/** Returns what the user lacks for the other actions, each permission once. */
export function missingForActions({ missing }: Access): string[] {
  return [...new Set(actionNames.flatMap((name) => missing(requirements[name])))];
}

const names: Readonly<Record<ActionName, MessageId>> = {
  activate: 'actions.activate',
  move: 'actions.move',
  deactivate: 'actions.deactivate',
  leaveAll: 'actions.leaveAll',
  onQueue: 'actions.onQueue',
  presence: 'actions.presence',
  logOut: 'actions.logOut',
};

const namesHere: Readonly<Partial<Record<ActionName, MessageId>>> = {
  activate: 'actions.activateHere',
  move: 'actions.moveHere',
  deactivate: 'actions.deactivateHere',
};
