import type { Story } from '../../../stories/story.js';
import { storyTime } from '../../../stories/story.js';
import { timelineOf } from './geometry.js';
import { Timeline } from './timeline.js';

const at = (second: number): string => new Date(storyTime + second * 1000).toISOString();
const segment = (segmentType: string, from: number, to: number) => ({
  segmentType,
  segmentStart: at(from),
  segmentEnd: at(to),
  conference: false,
});

const timeline = timelineOf(
  {
    participants: [
      {
        participantId: 'customer',
        purpose: 'customer',
        participantName: 'Jane Doe',
        sessions: [{ mediaType: 'voice', segments: [segment('interact', 0, 240)] }],
      },
      {
        participantId: 'acd',
        purpose: 'acd',
        participantName: 'Billing',
        sessions: [{ mediaType: 'voice', segments: [segment('interact', 8, 61)] }],
      },
      {
        participantId: 'agent',
        purpose: 'agent',
        participantName: 'Amara Okafor',
        sessions: [
          {
            mediaType: 'voice',
            segments: [
              segment('alert', 55, 61),
              segment('interact', 61, 150),
              segment('hold', 150, 190),
              segment('interact', 190, 240),
              segment('wrapup', 240, 270),
            ],
          },
        ],
      },
    ],
  },
  storyTime,
);

export const story: Story = {
  name: 'timeline',
  states: {
    'Participants and their segments': () => timeline && <Timeline timeline={timeline} wrapUpCodes={new Map()} />,
  },
};
