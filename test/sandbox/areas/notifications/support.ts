import type { Sandbox } from 'contact-centre-client/sandbox';

/** A message that a socket has received. */
export interface Sent {
  topicName?: string;
  eventBody?: { message?: string };
  result?: string;
  status?: string;
  correlationId?: string;
  message?: string;
}

export interface KeptSocket {
  readonly isOpen: boolean;
  readonly sent: Sent[];
  readonly closes: number[];
  /** The topics of the messages, in order. */
  readonly topics: () => (string | undefined)[];
  receive(message: unknown): void;
}

/** A socket that stores the messages sent to it. */
export function openSocket(sandbox: Sandbox, id: string): KeptSocket {
  const sent: Sent[] = [];
  const closes: number[] = [];
  const connection = sandbox.connect(id, {
    send: (text) => sent.push(JSON.parse(text) as Sent),
    close: (code) => closes.push(code),
  });
  return {
    isOpen: connection !== undefined,
    sent,
    closes,
    topics: () => sent.map(({ topicName }) => topicName),
    receive: (message) => connection?.receive(JSON.stringify(message)),
  };
}
