import { Text } from '@mantine/core';
import type { User } from 'contact-centre-client/models';
import type { ReactNode } from 'react';
import { NONE, formatNumber } from '../../shared/formats.js';
import { text } from '../../shared/text.js';
import classes from './agent.module.css';
import { AgentCard } from './card.js';

/** The highest proficiency of the platform. */
const BEST = 5;

/** The agent's skills and languages, the best first. */
export function SkillsCard({ user: { skills = [], languages = [] } }: { user: User }): ReactNode {
  return (
    <AgentCard title={text('agent.skills')}>
      <h3 className={classes['subtitle']}>{text('agent.routingSkills')}</h3>
      <Ratings ratings={skills} none={text('agent.noSkills')} />
      <h3 className={classes['subtitle']}>{text('agent.languages')}</h3>
      <Ratings ratings={languages} none={text('agent.noLanguages')} />
    </AgentCard>
  );
}

interface Rating {
  id?: string;
  name?: string;
  proficiency?: number;
}

function Ratings({ ratings, none }: { ratings: readonly Rating[]; none: string }): ReactNode {
  if (ratings.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    );
  }
  const sorted = [...ratings].sort(
    (one, other) => (other.proficiency ?? 0) - (one.proficiency ?? 0) || (one.name ?? '').localeCompare(other.name ?? ''),
  );
  return (
    <ul className={classes['list']}>
      {sorted.map(({ id, name = NONE, proficiency = 0 }) => (
        <li key={id}>
          <span className="one-line" title={name}>
            {name}
          </span>
          <span
            className={classes['rating']}
            role="img"
            aria-label={text('agent.proficiency', { value: formatNumber(proficiency), best: BEST })}
          >
            {Array.from({ length: BEST }, (_, index) => (
              <i key={index} data-reached={index < Math.round(proficiency)} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
