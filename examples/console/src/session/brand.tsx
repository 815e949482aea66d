import type { ReactNode } from 'react';
import { publicFile } from '../demo/is-demo.js';
import type { MessageId } from '../messages/en.js';
import type { IconName } from '../shared/icons.js';
import { Icon } from '../shared/icons.js';
import classes from './sign-in-page.module.css';
import { text } from '../shared/text.js';

const features: readonly { icon: IconName; name: MessageId }[] = [
  { icon: 'wallboard', name: 'brand.wallboard' },
  { icon: 'agents', name: 'brand.agents' },
  { icon: 'interactions', name: 'brand.interactions' },
  { icon: 'explorer', name: 'brand.explorer' },
];

/** Describes the console beside the form. */
export function Brand(): ReactNode {
  return (
    <aside className={classes['brand']} aria-label={text('brand.label')}>
      <p className={classes['name']}>
        <img src={publicFile('icon.svg')} alt="" width={28} height={28} />
        {text('app.name')}
      </p>
      <div className={classes['pitch']}>
        <p>{text('brand.pitch')}</p>
        <ul>
          {features.map(({ icon, name }) => (
            <li key={icon}>
              <Icon name={icon} size={20} />
              {text(name)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
