import { useQueryClient } from '@tanstack/react-query';
import { RoutingApi } from 'contact-centre-client/apis/routing';
import { platformQueryFilter, useApi, usePlatformClient } from 'contact-centre-client/react';
import { useState } from 'react';
import { announce } from '../shared/announce.js';
import { describeFailure } from '../shared/failures.js';
import { text } from '../shared/text.js';
import type { MadeMove, Move } from './move.js';
import { move, undo } from './move.js';

/** The result of a move. */
export interface Outcome {
  words: string;
  failed: boolean;
  /** The move to undo. */
  move?: MadeMove;
}

export interface Moving {
  busy: boolean;
  outcome: Outcome | undefined;
  move: (requestedMove: Move) => Promise<void>;
  undo: (madeMove: MadeMove) => Promise<void>;
  dismiss: () => void;
}

/** Moves agents between queues, and remembers how to undo the last move. */
export function useMove(): Moving {
  const api = useApi(RoutingApi);
  const client = usePlatformClient();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const attempt = async (act: () => Promise<Outcome>, failed: string): Promise<void> => {
    setBusy(true);
    let result: Outcome;
    try {
      result = await act();
    } catch (error) {
      const { text: description, facts } = describeFailure(error);
      result = { words: [failed, description, ...facts].join(' · '), failed: true };
    }
    setBusy(false);
    setOutcome(result);
    announce(result.words);
    // Also after a failure, since a part of it may be done.
    for (const method of ['getUserQueues', 'getRoutingQueueMembers'] as const) {
      void cache.invalidateQueries(platformQueryFilter(client, RoutingApi, method));
    }
  };

  return {
    busy,
    outcome,
    move: async (requestedMove) => {
      const { agent, from, to } = requestedMove;
      const words = text('move.done', { name: agent.name, from: from.name, to: to.name });
      const act = async (): Promise<Outcome> => ({ words, failed: false, move: await move(api, requestedMove) });
      await attempt(act, text('move.failed', { name: agent.name }));
    },
    undo: async (madeMove) => {
      const { agent, from } = madeMove;
      const words = text('move.undone', { name: agent.name, from: from.name });
      const act = async (): Promise<Outcome> => {
        await undo(api, madeMove);
        return { words, failed: false };
      };
      await attempt(act, text('move.undoFailed', { name: agent.name }));
    },
    dismiss: () => {
      setOutcome(undefined);
    },
  };
}
