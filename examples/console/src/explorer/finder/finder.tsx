import { Tabs, VisuallyHidden } from '@mantine/core';
import { index } from 'virtual:explorer';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { announce } from '../../shared/announce.js';
import { usePastCalls } from '../history/use-history.js';
import type { Hit } from '../search/rank.js';
import { methodCount, searchMethods } from '../search/methods.js';
import { AreaList } from './area-list.js';
import classes from './finder.module.css';
import { HistoryList } from './history-list.js';
import { HitList } from './hit-list.js';
import { SearchField } from './search-field.js';
import { useFinderKeys } from './use-finder-keys.js';
import { useSingleTabStop } from './use-single-tab-stop.js';
import { text } from '../../shared/text.js';

/** Finds a method: search, areas, and previous calls. */
export function Finder(): ReactNode {
  const [tab, setTab] = useState<string | null>('methods');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useOpen();
  const input = useRef<HTMLInputElement>(null);
  // Not deferred: the next key may be an arrow, which must apply to the list for the typed text.
  const searchText = query.trim();
  const { count, hits } = useHits(searchText);
  const past = usePastCalls();
  const section = useRef<HTMLElement>(null);
  useSingleTabStop(section);
  const keys = useFinderKeys(input, () => {
    setTab('methods');
    setOpen(true);
  });

  return (
    <section ref={section} className={classes['finder']} aria-label={text('explorer.find')} data-open={open} onKeyDown={keys}>
      <VisuallyHidden>{text('explorer.arrows')}</VisuallyHidden>
      <SearchField
        input={input}
        count={count}
        query={query}
        onQuery={(typed) => {
          setQuery(typed);
          setTab('methods');
          setOpen(true);
        }}
        onClear={() => {
          setQuery('');
          input.current?.focus();
        }}
        onEscape={() => {
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
          <Tabs.Tab value="methods">{text('explorer.methods')}</Tabs.Tab>
          <Tabs.Tab value="history">{historyTitle(past.length)}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="methods" className={classes['panel'] ?? ''}>
          <Methods hits={hits} query={searchText} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes['panel'] ?? ''}>
          <HistoryList calls={past} />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}

const historyTitle = (count: number): string =>
  count === 0 ? text('explorer.history') : text('explorer.historyCount', { count });

function Methods({ hits, query }: { hits: readonly Hit[]; query: string }): ReactNode {
  const { area, method } = useParams();
  if (query === '') return <AreaList index={index} area={area} method={method} />;
  return <HitList key={query} hits={hits} query={query} />;
}

/** Whether the lists are open. Only used in a narrow window, where they collapse in favour of the page. */
function useOpen(): [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(pathname);
  if (shown !== pathname) {
    setShown(pathname);
    setOpen(false);
  }
  return [open, setOpen];
}

/** Returns the number of all methods, and those that match a query. */
function useHits(query: string): { count: number; hits: readonly Hit[] } {
  const hits = useMemo(() => searchMethods(query), [query]);
  useEffect(() => {
    if (query !== '') announce(text('explorer.found', { count: hits.length, shown: hits.length }));
  }, [query, hits]);
  return { count: methodCount, hits };
}
