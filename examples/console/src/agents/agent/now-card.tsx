import { Card, VisuallyHidden } from '@mantine/core';
import type { User } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { NONE } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import { agentOf } from '../agent.js';
import { Presence } from '../presence.js';
import { RoutingStatusBadge } from '../routing-status.js';
import { usePresenceDefinitions } from '../use-presence-definitions.js';
import classes from './agent.module.css';
import { Figure } from './figure.js';
import { Since } from './since.js';

/** What an agent does now, and since when by the platform's clock. */
export function NowCard({ user }: { user: User }): ReactNode {
  const { presence, presenceName, routingStatus, since } = agentOf(user, usePresenceDefinitions());
  const { effectiveStation } = user.station ?? {};
  return (
    <Card withBorder component="section" aria-labelledby="now" padding={0} className={classes['strip'] ?? ''}>
      <VisuallyHidden>
        <h2 id="now">{text('agent.now')}</h2>
      </VisuallyHidden>
      <dl>
        <Figure name={text('agent.presence')} note={<Since since={presence?.modifiedDate} />}>
          <Presence value={presence?.presenceDefinition} label={presenceName} />
        </Figure>
        <Figure name={text('agent.routingStatus')} note={<Since since={since} />}>
          <RoutingStatusBadge status={routingStatus} />
        </Figure>
        <Figure name={text('agent.message')}>
          {presence?.message === undefined || presence.message === '' ? NONE : presence.message}
        </Figure>
        <Figure name={text('agent.phone')}>{effectiveStation?.name ?? text('agent.noPhone')}</Figure>
      </dl>
    </Card>
  );
}
