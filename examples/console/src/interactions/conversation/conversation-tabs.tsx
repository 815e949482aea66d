import { Tabs } from '@mantine/core';
import { Suspense, lazy } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageId } from '../../messages/en.js';
import type { Requirement } from '../../session/access.js';
import { useAccess } from '../../session/use-access.js';
import { MissingPermission } from '../../shared/missing-permission.js';
import { Loading } from '../../shared/states.js';
import { ConversationView } from './conversation-view.js';
import type { SectionProps } from './section-props.js';
import { text } from '../../shared/text.js';

interface Section {
  name: MessageId;
  requires: Requirement;
  /** Shown in its place to users without the permissions. */
  refusal: MessageId;
  Content: ComponentType<SectionProps>;
}

/** Recordings and their transcripts are read by the same permissions. */
const recordingRequires: Requirement = [['recording:recording:view', 'recording:recordingSegment:view']];

const sections: Readonly<Record<'recording' | 'transcript' | 'data' | 'evaluations', Section>> = {
  recording: {
    name: 'conversation.recording',
    requires: recordingRequires,
    refusal: 'conversation.noListening',
    Content: lazy(async () => ({ default: (await import('./recordings.js')).Recordings })),
  },
  transcript: {
    name: 'conversation.transcript',
    requires: recordingRequires,
    refusal: 'conversation.noReading',
    Content: lazy(async () => ({ default: (await import('./transcript.js')).Transcript })),
  },
  data: {
    name: 'conversation.data',
    requires: ['conversation:communication:view'],
    refusal: 'conversation.noData',
    Content: lazy(async () => ({ default: (await import('./participant-data.js')).ParticipantData })),
  },
  evaluations: {
    name: 'conversation.evaluations',
    requires: ['quality:evaluation:view'],
    refusal: 'conversation.noEvaluations',
    Content: lazy(async () => ({ default: (await import('./evaluations.js')).Evaluations })),
  },
};

/** The time line and facts, and what is queried only when its tab is opened. The tab is in the address. */
export function ConversationTabs({ now, ...props }: SectionProps & { now: number }): ReactNode {
  const [params, setParams] = useSearchParams();
  const tab = Object.keys(sections).find((id) => id === params.get('tab')) ?? 'overview';
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
      <Tabs.List mb="md" aria-label={text('conversation.parts')}>
        <Tabs.Tab value="overview">{text('conversation.overview')}</Tabs.Tab>
        {Object.entries(sections).map(([id, { name }]) => (
          <Tabs.Tab key={id} value={id}>
            {text(name)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <ConversationView conversation={props.conversation} directory={props.directory} now={now} />
      </Tabs.Panel>
      {Object.entries(sections).map(([id, section]) => (
        <Tabs.Panel key={id} value={id}>
          <SectionContent section={section} {...props} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function SectionContent({ section, ...props }: SectionProps & { section: Section }): ReactNode {
  const { name, requires, refusal, Content } = section;
  const missing = useAccess().missing(requires);
  if (missing.length > 0) return <MissingPermission title={text(refusal)} missing={missing} />;
  return (
    <Suspense fallback={<Loading rows={3} height={36} label={text('conversation.loadingPart', { name: text(name) })} />}>
      <Content {...props} />
    </Suspense>
  );
}
