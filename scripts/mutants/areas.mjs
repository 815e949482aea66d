// The folders whose tests `npm run mutants` tries, the tests of each, and the share of mutants in % that these tests must notice.

/** Tests that start other processes see nothing of a mutant, because it is loaded in the process of the tests only. */
const inOtherProcesses = {
  core: ['test/core/client/isolation.test.ts', 'test/core/arguments/polluted-prototypes.test.ts'],
  bulk: ['test/bulk/resume-after-kill.test.ts', 'test/bulk/workers.test.ts'],
  files: ['test/files/large-files.test.ts', 'test/files/backpressure.test.ts'],
  jobs: ['test/jobs/resume-after-kill.test.ts'],
  limits: ['test/limits/processes.test.ts'],
  tokens: ['test/tokens/processes.test.ts'],
  react: ['test/react/bundle.test.ts', 'test/react/loose-types.test.ts'],
  otel: ['test/otel/auto-instrumentation.test.ts'],
};

/** The tests of src/core and src/auth, which prove each other's. */
const coreTests = {
  // A popup's opener is the only page that is still there when the answer comes.
  tests: ['test/{apis,auth,core,node}/**/*.test.ts', 'test/vendor/popup.test.ts'],
  // Loads its modules again in a separate process.
  isolated: ['test/core/response/failures-unloaded.test.ts'],
  excluded: inOtherProcesses.core,
  minPercent: 95,
};

function area(name, overrides = {}) {
  return {
    source: `src/${name}`,
    tests: [`test/${name}/**/*.test.{ts,tsx}`],
    pages: [],
    isolated: [],
    excluded: inOtherProcesses[name] ?? [],
    minPercent: 92,
    ...overrides,
  };
}

export const areas = {
  core: area('core', coreTests),
  auth: area('auth', coreTests),
  notifications: area('notifications'),
  limits: area('limits'),
  tokens: area('tokens'),
  files: area('files'),
  jobs: area('jobs'),
  bulk: area('bulk'),
  react: area('react', {
    tests: ['test/react/server.test.tsx', 'test/react/**/*.test.ts'],
    pages: ['test/react/!(server).test.tsx'],
  }),
  otel: area('otel'),
  preflight: area('preflight'),
  mcp: area('mcp'),
};
