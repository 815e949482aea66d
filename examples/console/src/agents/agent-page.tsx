import { Anchor, Badge, Button, Group } from '@mantine/core';
import type { User } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { ASKING } from '../live/use-live-answer.js';
import { useAccess } from '../session/use-access.js';
import { Icon } from '../shared/icons.js';
import { Page } from '../shared/page.js';
import { Empty, Failure, Loading } from '../shared/states.js';
import { text } from '../shared/text.js';
import { LiveStatus } from '../wallboard/board/live-status.js';
import { AdherenceCard } from './agent/adherence-card.js';
import classes from './agent/agent.module.css';
import { CurrentCard } from './agent/current-card.js';
import { DayCard } from './agent/day-card.js';
import { NowCard } from './agent/now-card.js';
import { QueuesCard } from './agent/queues-card.js';
import { SkillsCard } from './agent/skills-card.js';
import type { AgentUser } from './agent/use-agent.js';
import { useAgent } from './agent/use-agent.js';
import { conversationDetails } from './requirements.js';

/** One agent: what they do now, their day, queues and skills. */
export function Component(): ReactNode {
  const { userId = '' } = useParams();
  const agent = useAgent(userId);
  const { user, isUnknown, error, refetch } = agent;
  if (isUnknown) return <UnknownAgent />;
  return (
    <Page
      title={user?.name ?? text('agent.title')}
      intro={<Intro agent={agent} />}
      above={<WayBack />}
      actions={<InteractionsLink userId={userId} />}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!user && !error && <Loading rows={3} height={180} label={text('agent.loading')} />}
      {user && <AgentView key={userId} userId={userId} user={user} isDeleted={agent.isDeleted} />}
    </Page>
  );
}

interface AgentViewProps {
  userId: string;
  user: User;
  isDeleted: boolean;
}

function AgentView({ userId, user, isDeleted }: AgentViewProps): ReactNode {
  if (isDeleted) return <DayCard userId={userId} />;
  return (
    <>
      <NowCard user={user} />
      <DayCard userId={userId} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <CurrentCard userId={userId} />
          <AdherenceCard userId={userId} />
        </div>
        <div className={classes['column']}>
          <QueuesCard userId={userId} />
          <SkillsCard user={user} />
        </div>
      </div>
    </>
  );
}

/** The agent's place in the organisation, and how current the page is. */
function Intro({ agent: { user, isDeleted, error, dataUpdatedAt, hearing, refetch } }: { agent: AgentUser }): ReactNode {
  const source = { name: 'presence', error, dataUpdatedAt, hearing, refetch, pollingInterval: ASKING } as const;
  const details = [user?.title, user?.department, user?.team?.name].filter((each) => each !== undefined && each !== '');
  return (
    <>
      {details.length > 0 && <div>{details.join(' · ')}</div>}
      {isDeleted ? (
        <Group gap="xs">
          <Badge color="gray" variant="light" tt="none">
            {text('agent.deleted')}
          </Badge>
          {text('agent.deletedHelp')}
        </Group>
      ) : (
        <LiveStatus sources={error && !user ? [] : [source]} />
      )}
      {user?.state === 'inactive' && (
        <Badge color="gray" variant="light" tt="none">
          {text('agent.inactive')}
        </Badge>
      )}
    </>
  );
}

function InteractionsLink({ userId }: { userId: string }): ReactNode {
  const isPermitted = useAccess().missing(conversationDetails).length === 0;
  if (!isPermitted) return null;
  return (
    <Button
      component={Link}
      to={`/interactions?${new URLSearchParams({ agent: userId }).toString()}`}
      variant="default"
      leftSection={<Icon name="interactions" size={16} />}
    >
      {text('agent.interactions')}
    </Button>
  );
}

function WayBack(): ReactNode {
  return (
    <Anchor component={Link} to="/agents" size="sm" w="fit-content">
      {text('page.agents')}
    </Anchor>
  );
}

function UnknownAgent(): ReactNode {
  return (
    <Page title={text('agent.unknown')} above={<WayBack />}>
      <Empty title={text('agent.unknownTitle')} icon="agents">
        {text('agent.unknownHelp')}
      </Empty>
    </Page>
  );
}
