import type { ReactNode } from 'react';
import { useAccess } from '../../session/use-access.js';
import { Icon } from '../../shared/icons.js';
import { requirementOf } from '../call/requirement.js';
import type { Operation } from '../data/types.js';
import classes from '../explorer.module.css';
import { text } from '../../shared/text.js';

/** Says whether the user has the permissions of a method; nothing while they are unknown or if none are needed. */
export function AccessMark({ operation }: { operation: Operation }): ReactNode {
  const { isKnown, missing } = useAccess();
  const requirement = requirementOf(operation);
  if (!isKnown || requirement.length === 0) return undefined;
  const isPermitted = missing(requirement).length === 0;
  return (
    <span className={classes['access']} data-permitted={isPermitted}>
      <Icon name={isPermitted ? 'check' : 'lock'} size={14} />
      {text(isPermitted ? 'access.has' : 'access.lacks')}
    </span>
  );
}

/** A lock beside a method of a list that the user may not call. */
export function LockMark({ operation }: { operation: Pick<Operation, 'permissions' | 'auth'> }): ReactNode {
  const { missing } = useAccess();
  if (missing(requirementOf(operation)).length === 0) return undefined;
  return (
    <span className={classes['access']} data-permitted={false}>
      <Icon name="lock" size={12} />
      {text('access.none')}
    </span>
  );
}
