import type { Story } from '../../../stories/story.js';
import { PlanView, ResultView } from './plan-view.js';

const agents = [
  { id: '1', name: 'Amara Okafor' },
  { id: '2', name: 'Bernd Schäfer' },
];

export const story: Story = {
  name: 'action-plan',
  states: {
    'Preview of a move': () => (
      <PlanView
        plan={{
          previews: [
            {
              id: '1',
              name: 'Amara Okafor',
              lines: [
                { type: 'activate', queue: 'Billing' },
                { type: 'deactivate', queue: 'Claims and returns' },
              ],
            },
            { id: '2', name: 'Bernd Schäfer', lines: [{ type: 'add', queue: 'Billing' }] },
          ],
          unchanged: [{ id: '3', name: 'Chloé Lefèvre' }],
          calls: 3,
        }}
      />
    ),
    'Preview of presences': () => (
      <PlanView
        plan={{
          previews: agents.map((agent) => ({ ...agent, lines: [{ type: 'presence', before: 'Break', after: 'On Queue' }] })),
          unchanged: [],
          calls: 2,
        }}
      />
    ),
    'Nothing to change': () => <PlanView plan={{ previews: [], unchanged: agents, calls: 0 }} />,
    Running: () => <ResultView state={{ phase: 'running', task: 'start', progress: undefined }} agents={agents} />,
  },
};
