import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Story } from '../../../stories/story.js';
import { storyTime } from '../../../stories/story.js';
import type { DateRange } from './date-range.js';
import { DateRangePicker } from './date-range-picker.js';

function Example({ initial }: { initial: DateRange }): ReactNode {
  const [value, setValue] = useState(initial);
  return <DateRangePicker label="Days" value={value} onChange={setValue} now={storyTime} />;
}

export const story: Story = {
  name: 'date-range',
  states: {
    'A preset': () => <Example initial={{ when: 'yesterday', from: '', to: '' }} />,
    'Chosen days': () => <Example initial={{ when: 'own', from: '2026-03-02', to: '2026-03-06' }} />,
    'Chosen days without an end': () => <Example initial={{ when: 'own', from: '2026-03-02', to: '' }} />,
  },
};
