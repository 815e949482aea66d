import * as root from 'contact-centre-client';
import type { ApiPromise, Listed, PlatformApi, TransportRequest } from 'contact-centre-client';
import { describe, expect, it } from 'vitest';
import type { ContractOperation } from '../../../src/contract/index.js';
import { parseContract } from '../../../src/contract/index.js';
import { shapeOf } from '../../../src/sandbox/operations/shapes.js';
import { answer } from '../probe.js';
import { answering } from './support.js';

const pageNames = ['pageNumber', 'after', 'cursor', 'nextPage', 'startIndex', 'q64'];
const listNames = ['entities', 'Resources', 'conversations', 'userDetails', 'auditMessages', 'results'];
const ENTITIES = 60;
const SIZE = 25;

/** Operations that accept page values, but whose response has no list, or one that cannot be continued. */
const noLists = new Set([
  'getIntegration',
  'patchIntegration',
  // Their responses have no type.
  'getOrganizationsLimitsNamespaces',
  'postOrgauthorizationTrusteesAudits',
  'postOrgauthorizationTrustorAudits',
  // Saved searches and searches whose results have no separate type.
  'getSearch',
  'getSearchSuggest',
  'postSearch',
  'postSpeechandtextanalyticsTranscriptsSearch',
  'postConversationsCustomattributesSearch',
  'postDocumentationAllSearch',
  // Only the caller can say after which message the next page begins.
  'getChatsRoomMessages',
  'getChatsThreadMessages',
  'getChatsUserMessages',
  // A job collects, page by page, what it returns later.
  'postIntegrationsSpeechNuanceNuanceIntegrationIdBotsJobs',
]);

/** Valid until 2100. */
const guest = ['{}', '{"exp":4102444800}', 's'].map((part) => btoa(part).replaceAll('=', '')).join('.');

const queryNames = ({ query }: ContractOperation): string[] => query.map(({ wireName }) => wireName);
const bodyNames = ({ body }: ContractOperation): string[] => (body ? [...shapeOf(body.type).keys()] : []);

const isPageable = (operation: ContractOperation): boolean =>
  queryNames(operation).some((name) => pageNames.includes(name)) ||
  (operation.verb === 'POST' &&
    bodyNames(operation).some((name) => name === 'pageNumber' || name === 'paging') &&
    !operation.path.endsWith('/jobs'));

const calls = parseContract().filter((operation) => isPageable(operation) && !noLists.has(operation.name));

/** The platform with 60 entities for any list operation, in the fields that its type has for pages. */
function platform(
  operation: ContractOperation,
): (query: URLSearchParams, request: TransportRequest) => ReturnType<typeof answer> {
  const all = Array.from({ length: ENTITIES }, (_, index) => ({ id: `entity-${index}` }));
  const shape = shapeOf(operation.returns);
  const name = listNames.find((candidate) => shape.has(candidate)) ?? 'entities';
  const inner = name === 'results' && !shape.get('results')!.list ? shapeOf(shape.get('results')!.kind) : undefined;
  const fields = inner ?? shape;
  return (query, { body }) => {
    // If the query selects the page, the body does not.
    const isAskedByQuery = body === undefined || queryNames(operation).some((each) => pageNames.includes(each));
    const sent = isAskedByQuery ? {} : (JSON.parse(body) as { pageNumber?: number; paging?: { pageNumber?: number } });
    const token = ['after', 'cursor', 'nextPage', 'q64']
      .map((each) => query.get(each))
      .find((value) => value?.startsWith('page-'));
    const start = query.get('startIndex');
    const number = Number(query.get('pageNumber') ?? sent.pageNumber ?? sent.paging?.pageNumber ?? token?.slice(5) ?? 1);
    const from = start === null ? (number - 1) * SIZE : Number(start) - 1;
    const list = all.slice(from, from + SIZE);
    const isLast = from + SIZE >= ENTITIES;
    const way = pageNames.find((each) => queryNames(operation).includes(each)) ?? 'pageNumber';
    const next = way === 'pageNumber' ? `${number + 1}` : `page-${number + 1}`;
    const facts: Record<string, unknown> = {
      pageNumber: number,
      pageSize: SIZE,
      pageCount: Math.ceil(ENTITIES / SIZE),
      total: ENTITIES,
      totalResults: ENTITIES,
      startIndex: from + 1,
      totalHits: ENTITIES,
      ...(!isLast && { nextUri: `/elsewhere?${way}=${next}`, next: `/elsewhere?${way}=${next}` }),
      ...(!isLast && { cursors: { after: next } }),
      ...(!isLast && { cursor: next, nextPage: way === 'q64' ? `/elsewhere?q64=${next}` : next }),
    };
    const page = Object.fromEntries(Object.entries(facts).filter(([field]) => fields.has(field)));
    return answer(200, inner ? { results: { ...page, entities: list } } : { ...page, [name]: list });
  };
}

function call(operation: ContractOperation): { items: () => AsyncIterable<unknown>; sent: TransportRequest[] } {
  const { client, sent } = answering(platform(operation));
  client.setGuestToken(guest);
  const Area = (root as unknown as Record<string, new (client: unknown) => PlatformApi>)[operation.area]!;
  const api = new Area(client) as unknown as Record<string, (...values: unknown[]) => ApiPromise<Listed<unknown>>>;
  const optional = new Set(operation.query.filter(({ required }) => !required).map(({ argument }) => argument));
  const sized = ['pageSize', 'count', 'limit', 'maxResults'].find((name) => optional.has(name));
  const body = bodyNames(operation).includes('paging') ? { paging: { pageSize: SIZE, pageNumber: 1 } } : { pageSize: SIZE };
  const argumentsByName = new Map<string, unknown>([
    ['pageSize', SIZE] as const,
    ['pageNumber', 1] as const,
    ['expand', ['x']] as const,
    [operation.body?.argument ?? '', body],
  ]);
  const values = operation.arguments.map((name) => argumentsByName.get(name) ?? 'x');
  const opts = {
    ...(sized !== undefined && { [sized]: SIZE }),
    ...(operation.body && !operation.body.required && { [operation.body.argument]: body }),
  };
  const method = api[operation.name]!.bind(api);
  return { items: () => method(...values, opts).items(), sent };
}

describe('Every list of the platform', () => {
  it('is one of 552 methods that accept a page, except for those without a list', () => {
    expect(calls.length + noLists.size).toBe(552);
  });

  it.each(calls.map((operation) => [`${operation.area}.${operation.name}`, operation] as const))(
    '%s returns each of 60 entities once, by three pages of 25',
    async (_name, operation) => {
      const { items, sent } = call(operation);
      const ids: unknown[] = [];
      for await (const item of items()) ids.push((item as { id: string }).id);
      expect(ids).toEqual(Array.from({ length: ENTITIES }, (_, index) => `entity-${index}`));
      expect(sent).toHaveLength(3);
      const [first, ...others] = sent.map(({ url }) => new URL(url).pathname);
      expect(new Set(others)).toEqual(new Set([first]));
    },
  );
});
