import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { MessageId } from '../messages/en.js';
import type { MessageValues } from './text.js';
import { text } from './text.js';

interface TextProps {
  id: MessageId;
  values?: MessageValues;
  /** Elements for the parts `<0>…</0>`, `<1>…</1>` of the text. */
  parts: readonly ((content: string) => ReactNode)[];
}

/** A text with elements in it, such as keys or code. */
export function RichText({ id, values, parts }: TextProps): ReactNode {
  const pieces = text(id, values).split(/<(\d)>(.*?)<\/\1>/);
  // Three at a time: text, the number of a part, its content.
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 1) return undefined;
    return <Fragment key={index}>{parts[Number(pieces[index - 1])]?.(piece)}</Fragment>;
  });
}
