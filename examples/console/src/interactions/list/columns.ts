import classes from '../interactions.module.css';

const joined = (...names: string[]): string => names.flatMap((name) => classes[name] ?? []).join(' ');

/** The width of each column, and the page width from which it is shown. */
export const cells = {
  direction: joined('wide', 'direction'),
  media: joined('narrow', 'kind'),
  customer: '',
  queue: joined('narrow'),
  agent: joined('narrow'),
  duration: joined('figure'),
  wrapUp: joined('wide'),
  outcome: joined('medium', 'result'),
};

/** All but the first. */
export const columns = [
  { name: 'Direction', className: cells.direction },
  { name: 'Media', className: cells.media },
  { name: 'Customer', className: cells.customer },
  { name: 'Queue', className: cells.queue },
  { name: 'Agent', className: cells.agent },
  { name: 'Duration', className: cells.duration },
  { name: 'Wrap-up', className: cells.wrapUp },
  { name: 'Outcome', className: cells.outcome },
];
