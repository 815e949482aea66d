import { ActionIcon, Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { text } from '../../shared/text.js';
import { verbOf } from '../call/verb-of.js';
import { VerbTag } from '../verb.js';
import classes from './keep.module.css';
import type { RequestTab } from './request-tabs.js';
import { addressOfTab, requestTabs, useOpenRequests, useShowRequest } from './use-request-tabs.js';

/** The open requests: one stop of the Tab key. Arrow keys move between them and the buttons, Delete closes one. */
export function TabStrip(): ReactNode {
  const tabs = useOpenRequests();
  const { method } = useParams();
  const show = useShowRequest();
  if (tabs.length === 0 && !requestTabs.canReopen()) return undefined;
  const close = (tab: RequestTab): void => {
    const isActive = tab.id === requestTabs.active?.id;
    const next = requestTabs.close(tab.id);
    announce(text('tabs.closed', { name: titleOf(tab) }));
    if (isActive && method !== undefined) show(next);
  };
  return (
    <nav aria-label={text('tabs.title')} className={classes['strip']} onKeyDown={moveFocus}>
      <ul className={classes['tabs']}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            tab={tab}
            isActive={method !== undefined && tab.id === requestTabs.active?.id}
            isStop={tab.id === (requestTabs.active ?? tabs[0])?.id}
            onClose={() => {
              close(tab);
            }}
          />
        ))}
      </ul>
      <Button
        variant="subtle"
        size="compact-xs"
        data-tab=""
        tabIndex={-1}
        disabled={requestTabs.active === undefined || method === undefined}
        onClick={() => {
          const { active } = requestTabs;
          if (active) show(requestTabs.open({ ...active, name: '' }));
        }}
      >
        {text('tabs.another')}
      </Button>
      {requestTabs.canReopen() && (
        <Button
          variant="subtle"
          size="compact-xs"
          data-tab=""
          tabIndex={tabs.length === 0 ? 0 : -1}
          onClick={() => {
            show(requestTabs.reopen());
          }}
        >
          {text('tabs.reopen')}
        </Button>
      )}
    </nav>
  );
}

const titleOf = ({ name, method }: RequestTab): string => (name === '' ? method : name);

interface TabProps {
  tab: RequestTab;
  isActive: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  onClose: () => void;
}

function Tab({ tab, isActive, isStop, onClose }: TabProps): ReactNode {
  const title = titleOf(tab);
  return (
    <li className={classes['tab']} data-active={isActive}>
      <Link
        to={addressOfTab(tab)}
        className={classes['tabLink'] ?? ''}
        data-tab=""
        tabIndex={isStop ? 0 : -1}
        {...(isActive && { 'aria-current': 'page' })}
        onClick={() => {
          requestTabs.activate(tab.id);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Delete') return;
          event.preventDefault();
          focusNeighbour(event.currentTarget);
          onClose();
        }}
      >
        <VerbTag verb={verbOf(tab.method)} /> {title}
      </Link>
      <ActionIcon variant="subtle" size="xs" tabIndex={-1} aria-label={text('tabs.close', { name: title })} onClick={onClose}>
        <Icon name="close" size={12} />
      </ActionIcon>
    </li>
  );
}

const tabLinks = (from: Element): HTMLElement[] => [...(from.closest('nav')?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const links = tabLinks(event.target as Element);
  const index = links.indexOf(event.target as HTMLElement);
  if (step === undefined || index < 0) return;
  event.preventDefault();
  links[(index + step + links.length) % links.length]?.focus();
}

/** Before a tab disappears with the focus. */
function focusNeighbour(tab: HTMLElement): void {
  const links = tabLinks(tab);
  const index = links.indexOf(tab);
  (links[index + 1] ?? links[index - 1])?.focus();
}
