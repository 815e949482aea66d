import type { Dispatcher as UndiciDispatcher } from 'undici';
import type { Dispatcher } from './optional-types.js';

type Dispatch = UndiciDispatcher['dispatch'];
type Handler = UndiciDispatcher.DispatchHandler & { onError?: (error: Error) => void };

/**
 * Returns a dispatcher for undici and for Node's `fetch` that creates its agent with the first request. It has `dispatch`,
 * `compose`, `close` and `destroy` of undici's `Dispatcher`.
 */
export function lazyDispatcher(create: () => Promise<UndiciDispatcher>): Dispatcher {
  let agent: Promise<UndiciDispatcher> | undefined;
  let isClosed = false;
  const dispatch: Dispatch = (options, handler) => {
    void dispatchLater(options, handler).catch((error: unknown) => {
      fail(handler, error as Error);
    });
    return true;
  };
  const loadAgent = async (): Promise<UndiciDispatcher> => {
    try {
      return await (agent ??= create());
    } catch (error) {
      // The package may be installed when the next request needs it.
      agent = undefined;
      throw error;
    }
  };
  const dispatchLater = async (...[options, handler]: Parameters<Dispatch>): Promise<void> => {
    if (isClosed) throw new Error('The dispatcher is closed. Create another one with mtls()');
    const current = await loadAgent();
    current.dispatch(options, handler);
  };
  const close = async (): Promise<void> => {
    isClosed = true;
    await (await agent?.catch(() => undefined))?.close();
  };
  const destroy = async (): Promise<void> => {
    isClosed = true;
    await (await agent?.catch(() => undefined))?.destroy();
  };
  return withCompose({ dispatch, close, destroy }) as unknown as Dispatcher;
}

interface Parts {
  dispatch: Dispatch;
  close: () => Promise<void>;
  destroy: () => Promise<void>;
}

/** Adds `compose`, which wraps `dispatch` in interceptors as undici does. */
function withCompose(parts: Parts): object {
  return {
    ...parts,
    compose: (...interceptors: UndiciDispatcher.DispatcherComposeInterceptor[]) => {
      const dispatch = interceptors.flat().reduce((inner, intercept) => intercept(inner), parts.dispatch);
      return withCompose({ ...parts, dispatch });
    },
  };
}

/** Reports an error to a handler of undici 7, or to a handler of the older form, which Node's `fetch` uses. */
function fail(handler: Handler, error: Error): void {
  if (handler.onResponseError) handler.onResponseError(undefined as never, error);
  // oxlint-disable-next-line typescript/no-deprecated -- the only one that Node's own undici 6 calls with
  else handler.onError?.(error);
}
