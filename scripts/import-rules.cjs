/** Layers, lowest first: a module imports from its own layer and from those before it. */
const layers = {
  'src/core': [
    'values',
    'redaction',
    'errors',
    'arguments',
    'transport',
    'call',
    'response',
    'logging',
    'exchange',
    'paging',
    'client',
  ],
  'src/sandbox': ['values', 'operations', 'store', 'http', 'sign-in', 'engine', 'areas', 'traffic', 'seed', 'record'],
};

const layerRules = Object.entries(layers).flatMap(([folder, names]) =>
  names.slice(0, -1).map((name, index) => ({
    name: `${folder}/${name}`,
    comment: `${folder}/${name} must not import from ${names.slice(index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `^${folder}/${name}/` },
    to: { path: `^${folder}/(${names.slice(index + 1).join('|')})/` },
  })),
);

/** Folders that only the folders listed with them may import. */
const usedBy = {
  cli: ['cli'],
  find: ['find', 'mcp', 'cli'],
  mcp: ['mcp', 'cli'],
  codemod: ['codemod', 'cli'],
  check: ['check', 'codemod', 'cli'],
  parsing: ['parsing', 'codemod', 'check', 'find', 'cli'],
};

const useRules = Object.entries(usedBy).map(([folder, users]) => ({
  name: `${folder}-users`,
  comment: `Only ${users.join(', ')} may import src/${folder}.`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${users.join('|')})/` },
  to: { path: `^src/${folder}/` },
}));

/** Rules for dependency-cruiser (`npm run check:circles`). */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules must not import each other in a circle. Imports of types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    ...useRules,
    {
      name: 'sandbox-entries',
      comment: 'The folders of the sandbox must not import sandbox.ts, serve.ts and the other files beside them.',
      severity: 'error',
      from: { path: '^src/sandbox/(?!record/)[^/]+/' },
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
