import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ApiClient } from 'contact-centre-client';
import { AnalyticsApi, RoutingApi, UsersApi } from 'contact-centre-client';
import { conversationDetails } from 'contact-centre-client/jobs';
import type { AnalyticsConversation } from 'contact-centre-client/models';
import { stringify } from 'csv-stringify';

/** Names of queues and users, by id. */
type Names = Map<string, string>;

interface ExportOptions {
  /** The day in UTC, such as `2026-03-09`. */
  day: string;
  /** The CSV file to write. */
  path: string;
  /** Receives a line about the progress. */
  onProgress: (line: string) => void;
}

/** Exports the conversations that began on a day. @returns the number of rows. */
export async function exportConversations(client: ApiClient, { day, path, onProgress }: ExportOptions): Promise<number> {
  const analytics = new AnalyticsApi(client);
  const { dataAvailabilityDate = '' } = await analytics.getAnalyticsConversationsDetailsJobsAvailability();
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  if (Date.parse(dataAvailabilityDate) < end.getTime()) {
    throw new Error(`Data is available until ${dataAvailabilityDate} only. Export an earlier day than ${day}.`);
  }

  const names = await readNames(client);
  const job = await conversationDetails.start(analytics, { interval: `${day}T00:00:00Z/${end.toISOString()}` });
  await job.done({
    onProgress: ({ state }) => {
      onProgress(`The job is ${state}`);
    },
  });

  let count = 0;
  async function* rows() {
    for await (const conversation of job.results({ pageSize: 1000 })) {
      yield toRow(conversation, names);
      count += 1;
      if (count % 1000 === 0) onProgress(`${count} conversations`);
    }
  }
  // Texts that begin like a formula are escaped, because spreadsheets would execute them.
  const csv = stringify({ header: true, escape_formulas: true });
  await pipeline(rows, csv, createWriteStream(`${path}.part`));
  await rename(`${path}.part`, path);
  onProgress(`${count} conversations`);
  return count;
}

async function readNames(client: ApiClient): Promise<Names> {
  const names: Names = new Map();
  for await (const { id, name } of new RoutingApi(client).getRoutingQueues({ pageSize: 100 }).items()) names.set(id, name ?? id);
  for await (const { id, name } of new UsersApi(client).getUsers({ pageSize: 100, state: 'any' }).items()) {
    names.set(id, name ?? id);
  }
  return names;
}

function toRow(conversation: AnalyticsConversation, names: Names) {
  const participants = conversation.participants ?? [];
  const sessions = participants.flatMap((participant) => participant.sessions ?? []);
  const agents = participants.filter(({ purpose }) => purpose === 'agent');
  const segments = agents.flatMap((agent) => agent.sessions ?? []).flatMap((session) => session.segments ?? []);
  const talkMs = segments
    .filter(({ segmentType, segmentEnd }) => segmentType === 'interact' && segmentEnd !== undefined)
    .reduce((sum, { segmentStart = '', segmentEnd = '' }) => sum + Date.parse(segmentEnd) - Date.parse(segmentStart), 0);
  const nameAll = (ids: (string | undefined)[]): string =>
    Array.from(new Set(ids.filter((id) => id !== undefined)), (id) => names.get(id) ?? id).join('; ');
  return {
    conversation: conversation.conversationId,
    start: conversation.conversationStart,
    end: conversation.conversationEnd,
    direction: conversation.originatingDirection,
    media: sessions[0]?.mediaType,
    queues: nameAll(segments.map(({ queueId }) => queueId)),
    agents: nameAll(agents.map(({ userId }) => userId)),
    talkSeconds: Math.round(talkMs / 1000),
  };
}
