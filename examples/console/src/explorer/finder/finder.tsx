import { Tabs, Text, VisuallyHidden } from '@mantine/core';
import { index } from 'virtual:explorer';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import { announce } from '../../shared/announce.js';
import { text } from '../../shared/text.js';
import { useSingleTabStop } from '../../shared/use-single-tab-stop.js';
import { usePastCalls } from '../history/use-history.js';
import { preloadSearch } from '../search/search-methods.js';
import type { MethodSearch } from '../search/use-method-search.js';
import { useMethodSearch } from '../search/use-method-search.js';
import { AreaList } from './area-list.js';
import classes from './finder.module.css';
import { HitList } from './hit-list.js';
import { SearchField } from './search-field.js';
import { LINKS, useFinderKeys } from './use-finder-keys.js';
import { useSearchText } from './use-search-text.js';

const HistoryList = lazy(async () => ({ default: (await import('./history-list.js')).HistoryList }));
const SavedList = lazy(async () => ({ default: (await import('../keep/saved-list.js')).SavedList }));

/** Finds a method: search, areas, and previous calls. */
export function Finder(): ReactNode {
  const [tab, setTab] = useState<string | null>('methods');
  const [open, setOpen] = useOpen();
  const input = useRef<HTMLInputElement>(null);
  const searchText = useSearchText();
  const query = searchText.text.trim();
  const search = useMethodSearch(query);
  useAnnouncedHits(search);
  const section = useRef<HTMLElement>(null);
  useSingleTabStop(section, LINKS);
  const keys = useFinderKeys({
    input,
    isPending: search.isPending,
    hasQuery: query !== '',
    onSlash: () => {
      setTab('methods');
      setOpen(true);
    },
  });

  return (
    <section ref={section} className={classes['finder']} aria-label={text('explorer.find')} data-open={open} onKeyDown={keys}>
      <VisuallyHidden>{text('explorer.arrows')}</VisuallyHidden>
      <SearchField
        input={input}
        count={methodCount}
        query={searchText.text}
        onFocus={preloadSearch}
        onQuery={(typed) => {
          searchText.change(typed);
          setTab('methods');
          setOpen(true);
        }}
        onClear={() => {
          searchText.change('');
          input.current?.focus();
        }}
        onEscape={() => {
          searchText.change('');
          setOpen(false);
        }}
      />
      {searchText.hasRemoved && (
        <Text size="xs" role="status">
          {text('explorer.secretRemoved')}
        </Text>
      )}
      <Lists
        tab={tab}
        query={query}
        search={search}
        onTab={(next) => {
          setTab(next);
          setOpen(next !== tab || !open);
        }}
      />
    </section>
  );
}

interface ListsProps {
  tab: string | null;
  query: string;
  search: MethodSearch;
  onTab: (tab: string | null) => void;
}

/** The areas or the results of the search, and the previous calls. */
function Lists({ tab, query, search, onTab }: ListsProps): ReactNode {
  const past = usePastCalls();
  return (
    <Tabs value={tab} onChange={onTab} keepMounted={false} className={classes['tabs'] ?? ''}>
      <Tabs.List grow>
        <Tabs.Tab value="methods">{text('explorer.methods')}</Tabs.Tab>
        <Tabs.Tab value="history">{historyTitle(past.length)}</Tabs.Tab>
        <Tabs.Tab value="saved">{text('keep.title')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="methods" className={classes['panel'] ?? ''}>
        <Methods query={query} search={search} />
      </Tabs.Panel>
      <Tabs.Panel value="history" className={classes['panel'] ?? ''}>
        <Suspense>
          <HistoryList calls={past} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="saved" className={classes['panel'] ?? ''}>
        <Suspense>
          <SavedList />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

const methodCount = index.reduce((sum, { count }) => sum + count, 0);

const historyTitle = (count: number): string =>
  count === 0 ? text('explorer.history') : text('explorer.historyCount', { count });

function Methods({ query, search }: { query: string; search: MethodSearch }): ReactNode {
  const { area, method } = useParams();
  if (query === '') return <AreaList index={index} area={area} method={method} />;
  return <HitList key={search.foundQuery} search={search} query={query} />;
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

function useAnnouncedHits({ hits, foundQuery, hasFailed }: MethodSearch): void {
  useEffect(() => {
    if (foundQuery === '') return;
    announce(hasFailed ? text('explorer.searchFailed') : text('explorer.found', { count: hits.length, shown: hits.length }));
  }, [foundQuery, hasFailed, hits]);
}
