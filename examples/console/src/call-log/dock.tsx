import { ActionIcon, Button, Title } from '@mantine/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DataTable } from '../shared/data-table/data-table.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';
import { Budget } from './budget.js';
import type { LoggedCall } from './call-log.js';
import { callColumns, callView } from './columns.js';
import { callLog } from './console-calls.js';
import { CallDetails } from './details.js';
import { dockHeight, useIsTall } from './dock-height.js';
import { dockState } from './dock-state.js';
import classes from './dock.module.css';
import { FilterBar } from './filter-bar.js';
import { filterCalls, useCallFilter } from './filter.js';
import { useCalls } from './use-calls.js';
import { useDockPlace } from './use-dock-place.js';

/** The calls of all pages, below the page. */
export function Dock(): ReactNode {
  const isTall = useIsTall();
  const section = useRef<HTMLElement>(null);
  useDockPlace(section);
  const [isPaused, setPaused] = useState(false);
  // A row that moved away under the pointer could not be clicked.
  const [isPointedAt, setPointedAt] = useState(false);
  const [openId, setOpenId] = useState<number>();
  const { calls, opened, newCount } = useCalls(isPaused || isPointedAt, openId);
  const filter = useCallFilter();
  const shown = useMemo(() => filterCalls(calls, filter), [calls, filter]);
  const openDetails = useCallback(({ id }: LoggedCall) => {
    setOpenId(id);
  }, []);
  const closeDetails = (): void => {
    // On a phone, the rows are hidden until then.
    flushSync(() => {
      setOpenId(undefined);
    });
    section.current?.querySelector<HTMLElement>(`[data-row="${openId ?? ''}"]`)?.focus();
  };
  return (
    <section
      ref={section}
      id="call-log"
      tabIndex={-1}
      aria-label={text('calls.title')}
      className={classes['dock']}
      data-tall={isTall}
      onKeyDown={(event) => {
        if (!isEscape(event)) return;
        if (opened) closeDetails();
        else dockState.toggle();
      }}
    >
      <Head isPaused={isPaused} newCount={newCount} onPause={setPaused} />
      <div className={classes['body']} data-details={opened !== undefined}>
        <div className={classes['list']}>
          <FilterBar calls={calls} />
          <CallRows items={shown} openId={openId} isFiltered={calls.length > 0} onOpen={openDetails} onPoint={setPointedAt} />
        </div>
        {opened && <CallDetails key={opened.id} call={opened} onClose={closeDetails} onOpen={setOpenId} />}
      </div>
    </section>
  );
}

interface CallRowsProps {
  items: readonly LoggedCall[];
  openId: number | undefined;
  /** Whether calls are left out. */
  isFiltered: boolean;
  onOpen: (call: LoggedCall) => void;
  onPoint: (isPointedAt: boolean) => void;
}

function CallRows({ items, openId, isFiltered, onOpen, onPoint }: CallRowsProps): ReactNode {
  return (
    <div
      className={classes['rows']}
      onPointerEnter={() => {
        onPoint(true);
      }}
      onPointerLeave={() => {
        onPoint(false);
      }}
    >
      <DataTable
        name={text('calls.title')}
        columns={callColumns}
        items={items}
        itemId={idOf}
        itemName={nameOf}
        onOpen={onOpen}
        openId={openId === undefined ? undefined : String(openId)}
        view={callView}
        size="fill"
        isSortedByServer
        empty={<NoCalls isFiltered={isFiltered} />}
      />
    </div>
  );
}

const idOf = ({ id }: LoggedCall): string => String(id);
const nameOf = ({ operation }: LoggedCall): string => operation;

/** A dialog of the dock uses Escape itself, and so does a field that can be cleared. */
function isEscape({ key, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented) return false;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') return false;
  return !(target instanceof Element && target.closest('[role=dialog]') !== null);
}

interface HeadProps {
  isPaused: boolean;
  newCount: number;
  onPause: (isPaused: boolean) => void;
}

function Head({ isPaused, newCount, onPause }: HeadProps): ReactNode {
  const isTall = useIsTall();
  return (
    <div className={classes['head']}>
      <Title order={2} size="h4">
        {text('calls.title')}
      </Title>
      <Budget />
      {newCount > 0 && <span className={classes['mark']}>{text('calls.newCount', { count: newCount })}</span>}
      <Button
        variant="default"
        size="compact-sm"
        className={classes['first'] ?? ''}
        leftSection={<Icon name={isPaused ? 'play' : 'pause'} size={14} />}
        onClick={() => {
          onPause(!isPaused);
        }}
      >
        {text(isPaused ? 'calls.resume' : 'calls.pause')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          callLog.clear();
        }}
      >
        {text('calls.clear')}
      </Button>
      <HeadIcon
        name={isTall ? 'arrowDown' : 'arrowUp'}
        label={text(isTall ? 'calls.lower' : 'calls.higher')}
        onClick={dockHeight.toggle}
      />
      <HeadIcon name="close" label={text('calls.close')} onClick={dockState.toggle} />
    </div>
  );
}

function HeadIcon({ name, label, onClick }: { name: IconName; label: string; onClick: () => void }): ReactNode {
  return (
    <ActionIcon variant="default" size={26} aria-label={label} title={label} onClick={onClick}>
      <Icon name={name} size={14} />
    </ActionIcon>
  );
}

function NoCalls({ isFiltered }: { isFiltered: boolean }): ReactNode {
  if (isFiltered) return <Empty title={text('calls.noMatch')}>{text('calls.noMatchHelp')}</Empty>;
  return <Empty title={text('calls.none')}>{text('calls.noneHelp')}</Empty>;
}
