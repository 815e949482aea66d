import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Lets a screen reader say what has just changed on the page, such as "24 results". */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** Where announcements are read from: once in the shell. */
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
      {/* A new element each time: the same words twice are said twice. */}
      <span key={message.count}>{message.text}</span>
    </VisuallyHidden>
  );
}
