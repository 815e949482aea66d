import type { Browser } from 'playwright-core';

/** Opens a page without Playwright: its pages always count as visible, and the browser only freezes hidden ones. */
export interface BarePage {
  evaluate: (expression: string) => Promise<unknown>;
  /** Freezes a page as the browser does with a hidden one, and wakes it up again. */
  become: (state: 'frozen' | 'active') => Promise<void>;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  result?: { result?: { value?: unknown } };
  error?: { message: string };
}

/** Opens a page that shares storage, locks and channels with others, without a context of Playwright. */
export async function barePage(browser: Browser, address: string): Promise<BarePage> {
  const protocol = await browser.newBrowserCDPSession();
  const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await protocol.send('Target.attachToTarget', { targetId });
  const listeners = new Set<(message: Message) => void>();
  protocol.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from === sessionId) for (const hear of [...listeners]) hear(JSON.parse(message) as Message);
  });
  const first = (is: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve) => {
      const hear = (message: Message): void => {
        if (!is(message)) return;
        listeners.delete(hear);
        resolve(message);
      };
      listeners.add(hear);
    });
  let sent = 0;
  const send = async (method: string, params: object = {}): Promise<Message['result']> => {
    const id = (sent += 1);
    const answer = first((message) => message.id === id);
    await protocol.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  await send('Page.enable');
  const loaded = first(({ method }) => method === 'Page.loadEventFired');
  await send('Page.navigate', { url: address });
  await loaded;
  return {
    evaluate: async (expression) => {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return answer?.result?.value;
    },
    become: async (state) => {
      await send('Page.setWebLifecycleState', { state });
    },
    close: async () => {
      await protocol.send('Target.closeTarget', { targetId });
      await protocol.detach();
    },
  };
}
