/** The parts of the sandbox that another one must not know: arrows run from what behaves to what there is, never back. */
const unknownTo = {
  world: ['areas', 'traffic', 'seed', 'record'],
  'sign-in': ['areas', 'traffic', 'seed', 'record'],
  http: ['areas', 'traffic', 'seed', 'record'],
  contract: ['areas', 'traffic', 'seed', 'record'],
  areas: ['traffic', 'seed', 'record'],
  traffic: ['seed', 'record'],
};

const oneWay = Object.entries(unknownTo).map(([part, others]) => ({
  name: `${part}-one-way`,
  comment: `src/sandbox/${part} does not know ${others.join(', ')}.`,
  severity: 'error',
  // The list of all areas sets off what goes on in them.
  from: { path: `^src/sandbox/${part}/`, pathNot: '^src/sandbox/areas/index\\.ts$' },
  to: { path: `^src/sandbox/(${others.join('|')})/` },
}));

/** Rules for dependency-cruiser (`npm run check:circles`). */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules that import each other, types included, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...oneWay,
    {
      name: 'no-face-within',
      comment: 'What a sandbox shows of itself stands on its parts, and none of them on it.',
      severity: 'error',
      from: { path: '^src/sandbox/(?:world|sign-in|http|contract|areas|traffic)/' },
      to: { path: '^src/sandbox/[^/]+\\.ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
  },
};
