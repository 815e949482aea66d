import { ApiClient, RoutingApi, SpeechTextAnalyticsApi, UsersApi } from 'contact-centre-client';
import type { ClientOptions, TransportRequest, TransportResponse } from 'contact-centre-client';
import { answer } from '../probe.js';

export interface Skill {
  id: string;
  name: string;
}

export const skill = (number: number): Skill => ({ id: `skill-${number}`, name: `Skill ${number}` });

export const skillsTo = (count: number): Skill[] => Array.from({ length: count }, (_, index) => skill(index + 1));

export type Handler = (query: URLSearchParams, request: TransportRequest) => TransportResponse | Promise<TransportResponse>;

/** A client whose requests are answered by a function, and the requests that it received. */
export function answering(handler: Handler, options: ClientOptions = {}) {
  const sent: TransportRequest[] = [];
  const client = new ApiClient({
    timeout: 0,
    apiUrl: 'https://api.example',
    transport: async (request) => {
      sent.push(request);
      return await handler(new URL(request.url).searchParams, request);
    },
    ...options,
  });
  client.setAccessToken('a-token-of-a-test');
  const queries = (): string[] => sent.map(({ url }) => new URL(url).search);
  return {
    client,
    sent,
    queries,
    users: new UsersApi(client),
    routing: new RoutingApi(client),
    speech: new SpeechTextAnalyticsApi(client),
  };
}

/** A list as the platform shows it by page number, at the time of the request. */
export function paged(list: () => readonly unknown[], fallback = 25): Handler {
  return (query) => {
    const pageNumber = Number(query.get('pageNumber') ?? 1);
    const pageSize = Number(query.get('pageSize') ?? fallback);
    const all = list();
    const entities = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return answer(200, { entities, pageNumber, pageSize, total: all.length, pageCount: Math.ceil(all.length / pageSize) });
  };
}
