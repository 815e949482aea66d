/**
 * Runs first in the context of an assistant's code. It is text because a function of this realm must not enter that context:
 * through its constructor, code would reach everything that this process can do. Only strings cross the border. The functions
 * `send`, `log` and `finish` belong to this realm, so they stay in closures, and no error of theirs is passed on.
 *
 * @returns a function that settles a request, by its number and the response as JSON.
 */
export const contextScript = String.raw`
((send, log, finish, names) => {
  'use strict';
  const { parse, stringify } = JSON;
  const { create, defineProperty, freeze } = Object;
  // Frames of a stack trace would lead to functions of the other realm.
  for (const name of ['prepareStackTrace', 'stackTraceLimit']) defineProperty(Error, name, { value: name === 'stackTraceLimit' ? 0 : undefined });

  const pending = new Map();
  let count = 0;
  const request = (message) =>
    new Promise((resolve, reject) => {
      count += 1;
      pending.set(count, { resolve, reject });
      let text;
      try {
        text = stringify(message);
      } catch {
        reject(new TypeError('The arguments cannot be written as JSON'));
        return;
      }
      try {
        send(count, text);
      } catch {
        reject(new Error('The call was not sent'));
      }
    });
  const settle = (id, text) => {
    const { resolve, reject } = pending.get(id);
    pending.delete(id);
    const { value, error } = parse(text);
    if (error) reject(Object.assign(new Error(error.message), error));
    else resolve(value);
  };

  const iterate = async function* (load) {
    for (const item of await load()) yield item;
  };
  const callOf = (api, method, args) => {
    let promise;
    let isList = false;
    const start = () => (promise ??= request({ api, method, args }));
    // As in the real client, a call is sent although nothing awaits it, and items() takes its place.
    Promise.resolve().then(() => {
      if (!isList) start().catch(() => undefined);
    });
    return {
      then: (onResolve, onReject) => start().then(onResolve, onReject),
      catch: (onReject) => start().catch(onReject),
      finally: (onEnd) => start().finally(onEnd),
      items: (options = {}) => {
        isList = true;
        const load = (more = {}) => request({ api, method, args, items: { ...options, ...more } });
        return { toArray: load, [Symbol.asyncIterator]: () => iterate(load) };
      },
    };
  };

  const client = freeze(create(null));
  const show = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return String(value);
    try {
      return stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  };
  const write = (...values) => {
    const text = values.map(show).join(' ');
    try {
      log(text);
    } catch {}
  };
  const globals = {
    client,
    console: freeze({ log: write, info: write, warn: write, error: write, debug: write }),
    sleep: (ms) => request({ sleep: ms }),
  };
  for (const name of names) {
    globals[name] = class {
      constructor() {
        return new Proxy(this, {
          get: (target, key) => (typeof key === 'string' && key !== 'then' ? (...args) => callOf(name, key, args) : undefined),
        });
      }
    };
  }
  for (const name of Object.keys(globals)) defineProperty(globalThis, name, { value: globals[name], writable: true, configurable: true });

  const end = (outcome) => {
    let text;
    try {
      text = stringify(outcome);
    } catch {
      text = stringify({ error: 'The result cannot be written as JSON' });
    }
    try {
      finish(text);
    } catch {}
  };
  defineProperty(globalThis, 'run', {
    configurable: true,
    value: (main) => {
      delete globalThis.run;
      main().then(
        (result) => end({ result }),
        (error) => end({ error: error instanceof Error ? String(error) : show(error) }),
      );
    },
  });
  return settle;
})
`;
