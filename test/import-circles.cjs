/** The parts of the sandbox that another one must not know: arrows run from what behaves to what there is, never back. */
const unknownTo = {
  contract: ['areas', 'traffic'],
  areas: ['traffic'],
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
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
  },
};
