import { Button } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import type { Access } from '../../session/access.js';
import { useFirstUse } from '../../shared/first-use.js';
import { text } from '../../shared/text.js';
import type { EntityName } from '../../shared/entity-name.js';
import type { ActionName } from './action.js';
import { actionNames, requirements } from './action.js';
import type { ActionMenuProps } from './action-menu.js';
import { MoreButton } from './more-button.js';
import type { AgentActions } from './use-actions.js';

const loadMenu = async (): Promise<typeof import('./action-menu.js')> => await import('./action-menu.js');
const ActionMenu = lazy(async () => ({ default: (await loadMenu()).ActionMenu }));

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
      {others.length > 0 && <MoreActions actions={others.map((name) => ({ name, label: label(name) }))} onChoose={open} />}
    </>
  );
}

/** The other actions: a button, and the menu from its first press on. */
function MoreActions(props: ActionMenuProps): ReactNode {
  const { isUsed, triggers } = useFirstUse(loadMenu);
  if (!isUsed) return <MoreButton aria-haspopup="menu" aria-expanded={false} {...triggers} />;
  return (
    <Suspense fallback={<MoreButton loading />}>
      <ActionMenu {...props} />
    </Suspense>
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
