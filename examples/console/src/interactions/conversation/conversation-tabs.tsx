import { Tabs } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../shared/states.js';
import { ConversationView } from './conversation-view.js';
import type { SectionProps } from './section-props.js';

const sections = {
  recording: lazy(async () => ({ default: (await import('./recordings.js')).Recordings })),
  transcript: lazy(async () => ({ default: (await import('./transcript.js')).TranscriptSection })),
  data: lazy(async () => ({ default: (await import('./participant-data.js')).ParticipantData })),
  evaluations: lazy(async () => ({ default: (await import('./evaluations.js')).Evaluations })),
};

const names = { recording: 'Recording', transcript: 'Transcript', data: 'Participant data', evaluations: 'Evaluations' } as const;

type SectionName = keyof typeof names;

const sectionNames = Object.keys(names) as SectionName[];

/** The time line and facts, and what is queried only when its tab is opened. The tab is in the address. */
export function ConversationTabs({ now, ...props }: SectionProps & { now: number }): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = sectionNames.find((name) => name === params.get('tab')) ?? 'overview';
  const open = (next: string | null): void => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null || next === 'overview') after.delete('tab');
        else after.set('tab', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List mb="md" aria-label="Parts of the conversation">
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        {sectionNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {names[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <ConversationView conversation={props.conversation} directory={props.directory} now={now} />
      </Tabs.Panel>
      {sectionNames.map((name) => {
        const Section = sections[name];
        return (
          <Tabs.Panel key={name} value={name}>
            <Suspense fallback={<Loading rows={3} height={36} label={`Loading: ${names[name]}`} />}>
              <Section {...props} />
            </Suspense>
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
