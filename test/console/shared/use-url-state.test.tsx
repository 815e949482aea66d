import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Navigator } from 'react-router';
import { Router } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { useUrlState } from '../../../examples/console/src/shared/use-url-state.js';
import { text } from '../../../examples/console/src/shared/url-values.js';

/** A router that has not shown the next address yet. */
const slowNavigator = { createHref: () => '', go: () => undefined, push: () => undefined, replace: () => undefined } as Navigator;
const schema = { day: text() };

function Day(): ReactNode {
  const { values, change } = useUrlState(schema);
  return (
    <button
      onClick={() => {
        change({ day: 'yesterday' });
      }}
    >
      {values.day || 'today'}
    </button>
  );
}

it('Back returns to the former values, even if the page has not seen the address that it leaves', () => {
  const { unmount } = render(
    <Router location={{ pathname: '/', search: '', hash: '', state: null, key: 'first' }} navigator={slowNavigator}>
      <Day />
    </Router>,
  );
  onTestFinished(unmount);
  const button = screen.getByRole('button');
  act(() => {
    button.click();
  });
  expect(button.textContent).toBe('yesterday');
  act(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(button.textContent).toBe('today');
});
