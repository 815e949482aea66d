import type { Conversation, Participant } from './conversations.js';
import { WrapUp } from './wrap-up.js';

const media = { calls: 'Call', callbacks: 'Callback', chats: 'Chat', emails: 'E-mail', messages: 'Message' } as const;
const mediaKeys = Object.keys(media) as (keyof typeof media)[];

/** Shows who is in a conversation with the user, by which media and queue, since when, and with which attributes. */
export function Card({ conversation, own, now }: { conversation: Conversation; own: Participant; now: number }) {
  const { id = '', participants = [] } = conversation;
  const customer = participants.find(({ purpose }) => purpose === 'customer' || purpose === 'external');
  const queue = participants.find(({ purpose }) => purpose === 'acd');
  const key = mediaKeys.find((name) => own[name]?.length) ?? 'calls';
  const since = Date.parse(own.startAcwTime ?? own.connectedTime ?? '');
  return (
    <article>
      <h2>{customer?.name ?? customer?.address ?? 'Unknown'}</h2>
      <p>{[media[key], queue?.name, own.startAcwTime ? 'wrap-up' : own[key]?.at(-1)?.state].join(' · ')}</p>
      {since > 0 && <time>{formatDuration(now - since)}</time>}
      <ul>
        {Object.entries(customer?.attributes ?? {}).map(([name, value]) => (
          <li key={name}>{`${name}: ${value}`}</li>
        ))}
      </ul>
      {since > 0 && own.id !== undefined && <WrapUp conversationId={id} participantId={own.id} code={own.wrapup?.code} />}
    </article>
  );
}

function formatDuration(ms: number) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
