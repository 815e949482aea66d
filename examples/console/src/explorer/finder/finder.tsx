import { CloseButton, Kbd, Tabs, TextInput } from '@mantine/core';
import { index } from 'virtual:explorer';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { announce } from '../../shared/announce.js';
import { Icon } from '../../shared/icons.js';
import { usePastCalls } from '../history/use-history.js';
import { search, searchable } from '../search/rank.js';
import { AreaList } from './area-list.js';
import classes from './finder.module.css';
import { HistoryList } from './history-list.js';
import { HitList } from './hit-list.js';
import { useFinderKeys } from './use-finder-keys.js';

/** Finds a method: search, areas, and previous calls. */
export function Finder(): ReactNode {
  const { pathname } = useLocation();
  const { area, method } = useParams();
  const [tab, setTab] = useState<string | null>('methods');
  const [query, setQuery] = useState('');
  // Only used in a narrow window, where the lists collapse in favour of the page.
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setOpen(false);
  }
  const input = useRef<HTMLInputElement>(null);
  const all = useMemo(() => searchable(index), []);
  // Not deferred: the next key may be an arrow, which must apply to the list for the typed text.
  const wanted = query.trim();
  const hits = useMemo(() => search(all, wanted), [all, wanted]);
  const past = usePastCalls();
  const keys = useFinderKeys(input, () => {
    setTab('methods');
    setOpen(true);
  });

  useEffect(() => {
    if (wanted !== '') announce(hits.length === 1 ? '1 method found' : `${hits.length} methods found`);
  }, [wanted, hits]);

  return (
    <section className={classes['finder']} aria-label="Find a method" data-open={open} onKeyDown={keys}>
      <TextInput
        ref={input}
        type="search"
        aria-label="Search methods"
        placeholder={`Search ${all.length.toLocaleString()} methods`}
        leftSection={<Icon name="search" size={16} />}
        rightSection={
          query === '' ? (
            <Kbd aria-hidden="true">/</Kbd>
          ) : (
            <CloseButton
              size="sm"
              aria-label="Clear the search"
              onClick={() => {
                setQuery('');
                input.current?.focus();
              }}
            />
          )
        }
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setTab('methods');
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setQuery('');
          setOpen(false);
        }}
      />
      <Tabs
        value={tab}
        onChange={(next) => {
          setTab(next);
          setOpen(next !== tab || !open);
        }}
        keepMounted={false}
        className={classes['tabs'] ?? ''}
      >
        <Tabs.List grow>
          <Tabs.Tab value="methods">Methods</Tabs.Tab>
          <Tabs.Tab value="history">History{past.length > 0 && ` (${past.length})`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="methods" className={classes['panel'] ?? ''}>
          {wanted === '' ? (
            <AreaList index={index} area={area} method={method} />
          ) : (
            <HitList key={wanted} hits={hits} query={wanted} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes['panel'] ?? ''}>
          <HistoryList calls={past} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
