/** The folders of src with parts of the client. The others are built as single files, or for Node only. */
export const clientFolders = [
  'auth',
  'bulk',
  'clients',
  'core',
  'entries',
  'files',
  'jobs',
  'limits',
  'notifications',
  'otel',
  'preflight',
  'tokens',
  'vendor',
];
