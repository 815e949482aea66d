import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty } from '../shared/states.js';
import { text } from '../shared/text.js';
import { useChangeWorkspace, useWorkspace } from './use-workspace.js';
import { isLimited } from './workspace.js';

/** Shown in place of an empty list: says if the divisions and teams of the workspace are the reason. Otherwise it shows its children. */
export function EmptyWorkspace({ children }: { children: ReactNode }): ReactNode {
  const workspace = useWorkspace();
  const change = useChangeWorkspace();
  if (!isLimited(workspace)) return children;
  return (
    <Empty
      title={text('workspace.empty')}
      icon="filter"
      action={
        <Button
          variant="default"
          onClick={() => {
            change({ divisions: [], teams: [] });
          }}
        >
          {text('workspace.removeLimit')}
        </Button>
      }
    >
      {text('workspace.emptyHelp')}
    </Empty>
  );
}
