import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import topics from 'virtual:topics';
import { addressOf } from '../../explorer/code/typescript.js';
import { useConnection } from '../../session/connection.js';
import { Snippet } from '../../shared/snippet.js';
import { text } from '../../shared/text.js';
import type { SubscribedTopic } from '../topics/subscribed.js';
import { asComponent, asProgram } from './program.js';

const contractTopics = new Set(topics.map(([template]) => template));
const isInContract = (template: string): boolean => contractTopics.has(template);

/** The subscriptions as a program, and as a React component. */
export function CodeTabs({ topics: subscribed }: { topics: readonly SubscribedTopic[] }): ReactNode {
  const { apiUrl, loginUrl } = useConnection().client;
  const address = addressOf(apiUrl, loginUrl);
  const hasHooks = subscribed.some(({ template }) => isInContract(template));
  return (
    <Tabs defaultValue="program" keepMounted={false} mt="sm">
      <Tabs.List>
        <Tabs.Tab value="program">TypeScript</Tabs.Tab>
        {hasHooks && <Tabs.Tab value="component">React</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="program">
        <Code name="TypeScript" code={asProgram(subscribed, { address, isInContract })} />
      </Tabs.Panel>
      <Tabs.Panel value="component">
        <Code name="React" code={asComponent(subscribed, isInContract)} />
      </Tabs.Panel>
    </Tabs>
  );
}

function Code({ name, code }: { name: string; code: string }): ReactNode {
  return <Snippet label={text('events.codeAs', { name })} copyLabel={text('events.copyCode')} code={code} />;
}
