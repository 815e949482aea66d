import { useSyncExternalStore } from 'react';
import type { NavigateFunction } from 'react-router';
import { useNavigate } from 'react-router';
import { onForget } from '../../session/personal-data.js';
import { tabStorage } from '../tab-storage.js';
import { pastResponses } from './past-responses.js';
import type { RequestTab } from './request-tabs.js';
import { RequestTabs } from './request-tabs.js';

export const requestTabs = new RequestTabs(tabStorage());

onForget(() => {
  requestTabs.clear();
  pastResponses.clear();
});

export function useOpenRequests(): readonly RequestTab[] {
  return useSyncExternalStore(requestTabs.subscribe, requestTabs.tabs);
}

/** Changes when another request of the same method is shown, whose form is then filled in anew. */
export function useTabGeneration(): number {
  return useSyncExternalStore(requestTabs.subscribe, requestTabs.generation);
}

export const addressOfTab = ({ slug, method, hash }: RequestTab): string => `/explorer/${slug}/${method}${hash}`;

/** Returns a function that shows a request that has been activated; without one, the start page. */
export function useShowRequest(): (tab: RequestTab | undefined) => void {
  const navigate: NavigateFunction = useNavigate();
  return (tab) => {
    void navigate(tab ? addressOfTab(tab) : '/explorer');
  };
}
