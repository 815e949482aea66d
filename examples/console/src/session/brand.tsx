import type { ReactNode } from 'react';
import { publicFile } from '../demo/is-demo.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import classes from './sign-in-page.module.css';

const features: readonly { icon: IconName; text: string }[] = [
  { icon: 'wallboard', text: 'The state of every queue, live' },
  { icon: 'agents', text: 'Who is on queue, and for whom' },
  { icon: 'interactions', text: 'Each conversation from start to end' },
  { icon: 'explorer', text: 'All of the API, ready to be tried' },
];

/** Describes the console beside the form. */
export function Brand(): ReactNode {
  return (
    <aside className={classes['brand']} aria-label="About the console">
      <p className={classes['name']}>
        <img src={publicFile('icon.svg')} alt="" width={28} height={28} />
        Contact centre console
      </p>
      <div className={classes['pitch']}>
        <p>See what your contact centre is doing.</p>
        <ul>
          {features.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size={20} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
