import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './skip-link.module.css';

/** Where pages add their links. The shell has it at the beginning of the document. */
const PLACE = 'skip-links';

/** The first elements of the document, visible while they have the focus. */
export function SkipLinks({ children }: { children: ReactNode }): ReactNode {
  return (
    <>
      {children}
      <div id={PLACE} className={classes['place']} />
    </>
  );
}

/** Moves the focus past everything before an element. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return <Jump to={to} text={children} findTarget={(element) => element} />;
}

/** A link of a page to the first field of one of its forms. */
export function PageSkipLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    setPlace(document.getElementById(PLACE));
  }, []);
  return place && createPortal(<Jump to={to} text={children} findTarget={firstField} />, place);
}

interface JumpProps {
  to: string;
  text: ReactNode;
  findTarget: (element: HTMLElement) => HTMLElement;
}

function Jump({ to, text, findTarget }: JumpProps): ReactNode {
  return (
    <a
      className={classes['skip']}
      href={`#${to}`}
      onClick={(event) => {
        // The address does not change, since its fragment may belong to a form.
        event.preventDefault();
        const element = document.getElementById(to);
        if (element) findTarget(element).focus();
      }}
    >
      {text}
    </a>
  );
}

const firstField = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>('form :is(input, select, textarea, [contenteditable=true])') ?? element;
