import type { SpeechTextAnalyticsApi } from 'contact-centre-client/apis/speech-text-analytics';
import { NotFoundError } from 'contact-centre-client/fetch';
import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { isAgent, isCustomer, sessionsOf } from '../participants.js';
import { text } from '../../shared/text.js';

/** What one side said or wrote without a pause. */
export interface Phrase {
  text: string;
  isCustomer: boolean;
  /** ms since the epoch */
  start: number;
}

/** The parts that are read of a transcript file. */
interface TranscriptFile {
  transcripts?: { phrases?: { text?: string; participantPurpose?: string; startTimeMs?: number }[] }[];
}

/** Returns the communications that may have a transcript. */
export function communicationsOf({ participants = [] }: Conversation): string[] {
  const speakers = participants.filter((participant) => isAgent(participant) || isCustomer(participant));
  return [...new Set(speakers.flatMap(sessionsOf).flatMap(({ sessionId }) => sessionId ?? []))];
}

/** Reads the transcripts of all communications in the order of time; empty if there are none. */
export async function readTranscript(
  api: SpeechTextAnalyticsApi,
  conversationId: string,
  communicationIds: readonly string[],
  signal: AbortSignal,
): Promise<Phrase[]> {
  const urls = await Promise.all(communicationIds.map((id) => transcriptUrls(api, conversationId, id, signal)));
  return await readFiles(urls.flat(), signal);
}

async function readFiles(urls: readonly string[], signal: AbortSignal): Promise<Phrase[]> {
  try {
    return mergePhrases(await Promise.all(urls.map((url) => fetchFile(url, signal))));
  } catch (error) {
    // The page's policy permits connections to the platform only, and its file store is elsewhere.
    if (error instanceof TypeError) throw new UnreadableFilesError(urls);
    throw error;
  }
}

/** Merges transcripts: the two sides of a communication contain the same phrases. */
export function mergePhrases(files: readonly TranscriptFile[]): Phrase[] {
  const phrases = files.flatMap(({ transcripts = [] }) => transcripts.flatMap(({ phrases: all = [] }) => all));
  const byKey = new Map(
    phrases.map(({ text: words = '', participantPurpose, startTimeMs: start = 0 }) => [
      `${start} ${words}`,
      { text: words, isCustomer: participantPurpose === 'external', start },
    ]),
  );
  return [...byKey.values()].sort((one, other) => one.start - other.start);
}

/** Returns no address for a communication without a transcript. */
async function transcriptUrls(
  api: SpeechTextAnalyticsApi,
  conversationId: string,
  communicationId: string,
  signal: AbortSignal,
): Promise<string[]> {
  try {
    const { urls = [] } = await api.getSpeechandtextanalyticsConversationCommunicationTranscripturls(
      conversationId,
      communicationId,
      { signal },
    );
    return urls.flatMap(({ url }) => url ?? []);
  } catch (error) {
    if (error instanceof NotFoundError) return [];
    throw error;
  }
}

/** Files that the page may not read. The browser can open them. */
export class UnreadableFilesError extends Error {
  readonly urls: readonly string[];

  constructor(urls: readonly string[]) {
    super('The files of the transcript are at a host that this page may not read');
    this.urls = urls;
  }
}

/** The address contains its own signature, so the token is not sent. */
async function fetchFile(url: string, signal: AbortSignal): Promise<TranscriptFile> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(text('transcript.unreadable', { status: response.status }));
  return (await response.json()) as TranscriptFile;
}
