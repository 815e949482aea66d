import { useMemo, useState } from 'react';
import type { EntityName } from '../../shared/entity-name.js';
import type { ActionName } from './action.js';
import type { ActionRun } from './action-run.js';
import type { RunState } from './use-action-run.js';

/** An action that the user has begun: the dialog shows it. */
export interface ActionRequest {
  readonly name: ActionName;
  readonly agents: readonly EntityName[];
  /** The queue of the page, if it has one. */
  readonly queue?: EntityName | undefined;
}

/** A run that has ended, for the note that offers to undo it. */
export interface EndedRun {
  readonly run: ActionRun;
  readonly state: RunState;
}

export interface AgentActions {
  readonly request: ActionRequest | undefined;
  readonly ended: EndedRun | undefined;
  readonly open: (request: ActionRequest) => void;
  readonly close: () => void;
  readonly setEnded: (ended: EndedRun | undefined) => void;
}

/** The action that a page is about to perform, and the last one that it has performed. */
export function useActions(): AgentActions {
  const [request, setRequest] = useState<ActionRequest>();
  const [ended, setEnded] = useState<EndedRun>();
  return useMemo(
    () => ({
      request,
      ended,
      open: setRequest,
      close: () => {
        setRequest(undefined);
      },
      setEnded,
    }),
    [request, ended],
  );
}
