import { Button, Card, Group, Title } from '@mantine/core';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { Loading } from '../../shared/states.js';
import { text } from '../../shared/text.js';
import type { SubscribedTopic } from '../topics/subscribed.js';

const CodeTabs = lazy(async () => ({ default: (await import('./code-tabs.js')).CodeTabs }));

/** The subscriptions as a program, loaded when it is opened. */
export function CodeSample({ topics }: { topics: readonly SubscribedTopic[] }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card withBorder padding="md" component="section" aria-labelledby="events-code">
      <Group justify="space-between">
        <Title order={2} size="h3" id="events-code">
          {text('events.code')}
        </Title>
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {text(isOpen ? 'events.hideCode' : 'events.showCode')}
        </Button>
      </Group>
      {isOpen && (
        <Suspense fallback={<Loading height={160} />}>
          <CodeTabs topics={topics} />
        </Suspense>
      )}
    </Card>
  );
}
