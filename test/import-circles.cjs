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
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
  },
};
