import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Lets a screen reader announce a change of the page, such as "24 results". */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** The live region for announcements, once in the shell. */
export function LiveRegion(): ReactNode {
  const [message, setMessage] = useState({ text: '', count: 0 });
  useEffect(() => {
    const listener: Listener = (text) => {
      setMessage(({ count }) => ({ text, count: count + 1 }));
    };
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return (
    <VisuallyHidden role="status">
      {/* A new element each time, so that repeated words are read again. */}
      <span key={message.count}>{message.text}</span>
    </VisuallyHidden>
  );
}
