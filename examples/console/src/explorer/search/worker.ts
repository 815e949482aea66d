import data from 'virtual:explorer/-search';
import { MethodIndex } from './method-index.js';
import type { SearchRequest, SearchResponse } from './messages.js';

// A search takes up to half a second on a slow processor, during which the page must respond.
const index = new MethodIndex(data);

self.addEventListener('message', ({ data: { id, query } }: MessageEvent<SearchRequest>) => {
  const response: SearchResponse = { id, hits: index.find(query) };
  self.postMessage(response);
});
