// Imports one entry, reports what that changed in the process, and ends by itself.
const [entry = ''] = process.argv.slice(2);
// Reads every global first, because Node creates some of them on first use.
const globals = globalThis as unknown as Record<string, unknown>;
const values = new Map(Object.getOwnPropertyNames(globalThis).map((name) => [name, globals[name]]));
const symbols = Object.getOwnPropertySymbols(globalThis).length;
const resources = process.getActiveResourcesInfo();
const listeners = process.eventNames().length;

const timers: string[] = [];
for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'fetch']) {
  const original = globals[name] as (...args: unknown[]) => unknown;
  globals[name] = (...args: unknown[]) => {
    timers.push(name);
    return original(...args);
  };
  values.set(name, globals[name]);
}

await import(entry);

const report = {
  added: Object.getOwnPropertyNames(globalThis).filter((name) => !values.has(name)),
  replaced: [...values].filter(([name, value]) => !Object.is(globals[name], value)).map(([name]) => name),
  symbols: Object.getOwnPropertySymbols(globalThis).length - symbols,
  timers,
  resources: process.getActiveResourcesInfo().filter((kind) => !resources.includes(kind)),
  listeners: process.eventNames().length - listeners,
};
console.log(JSON.stringify(report));
