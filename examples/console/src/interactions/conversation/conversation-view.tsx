import { Card } from '@mantine/core';
import type { AnalyticsConversationWithoutAttributes as Conversation } from 'contact-centre-client/models';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../shared/states.js';
import type { Directory } from '../directory.js';
import { timelineOf } from '../timeline/geometry.js';
import { SegmentTable } from '../timeline/segment-table.js';
import { Timeline } from '../timeline/timeline.js';
import classes from './conversation.module.css';
import { Facts } from './facts.js';
import { text } from '../../shared/text.js';

interface ConversationViewProps {
  conversation: Conversation;
  directory: Directory;
  now: number;
}

export function ConversationView({ conversation, directory, now }: ConversationViewProps): ReactNode {
  const timeline = useMemo(() => timelineOf(conversation, now), [conversation, now]);
  const { wrapUpCodes } = directory;
  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        {timeline ? (
          <>
            <Timeline timeline={timeline} wrapUpCodes={wrapUpCodes} />
            <SegmentTable timeline={timeline} wrapUpCodes={wrapUpCodes} />
          </>
        ) : (
          <Card withBorder>
            <Empty title={text('conversation.noSegments')}>{text('conversation.noSegmentsHelp')}</Empty>
          </Card>
        )}
      </div>
      <Facts conversation={conversation} directory={directory} now={now} />
    </div>
  );
}
