import { Title } from '@mantine/core';
import { taskOperations } from 'virtual:explorer';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/en.js';
import { text } from '../../shared/text.js';
import { LockMark } from '../method/access-mark.js';
import { MethodRow } from './method-row.js';
import classes from './start.module.css';
import type { Task, TaskGroup } from './tasks.js';
import { tasks } from './tasks.js';

const groups: readonly (readonly [TaskGroup, MessageId])[] = [
  ['administrators', 'task.administrators'],
  ['supervisors', 'task.supervisors'],
  ['developers', 'task.developers'],
];

/** What people often do, by who does it. */
export function CommonTasks(): ReactNode {
  return (
    <section aria-labelledby="common-tasks">
      <Title order={2} size="h4" id="common-tasks" mb="xs">
        {text('task.title')}
      </Title>
      <div className={classes['columns']}>
        {groups.map(([group, title]) => (
          <section key={group} className={classes['card']} aria-labelledby={`tasks-${group}`}>
            <Title order={3} size="h5" id={`tasks-${group}`}>
              {text(title)}
            </Title>
            <ul className={classes['list']}>
              {tasks
                .filter((task) => task.group === group)
                .map((task) => (
                  <TaskRow key={task.name} task={task} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function TaskRow({ task }: { task: Task }): ReactNode {
  const operation = taskOperations[task.name];
  if (!operation) return undefined;
  return (
    <MethodRow
      to={`/explorer/${task.slug}/${task.name}`}
      name={task.name}
      verb={operation.verb}
      label={text(task.text)}
      detail={<LockMark operation={operation} />}
    />
  );
}
