import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useReached } from '../../shared/first-use.js';
import type { ConversationDrawerProps } from './conversation-drawer.js';
import { useConversation } from './use-conversation.js';

const ConversationDrawer = lazy(async () => ({ default: (await import('./conversation-drawer.js')).ConversationDrawer }));

/** The place of the conversation beside the list. The drawer loads when the first one is opened, together with the conversation. */
export function ConversationPlace(props: ConversationDrawerProps): ReactNode {
  const { openId } = props;
  const isUsed = useReached(openId !== '');
  if (!isUsed) return null;
  return (
    <Suspense fallback={openId !== '' && <ConversationRequest id={openId} />}>
      <ConversationDrawer {...props} />
    </Suspense>
  );
}

/** Requests a conversation while its drawer is loading. */
function ConversationRequest({ id }: { id: string }): ReactNode {
  useConversation(id);
  return null;
}
