import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import type { AgentQueues } from './use-agent-queues.js';
import { useAgentQueues } from './use-agent-queues.js';

/** How long a row must be visible before its queues are requested, in ms. Rows that are scrolled past cost no request. */
const SCROLLED_PAST = 200;

/** Returns the queues whose interactions an agent takes, for a row of a table. */
export function useVisibleQueues(userId: string): AgentQueues {
  const [isVisible, setVisible] = useState(false);
  useTimeout(
    () => {
      setVisible(true);
    },
    SCROLLED_PAST,
    { autoInvoke: true },
  );
  return useAgentQueues(isVisible ? userId : undefined);
}
