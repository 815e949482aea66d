/** The English texts of the demo. */
export const texts = {
  'demo.again': 'Start again',
  'demo.banner': 'Demo: everything runs in this page.',
  'demo.documentation': 'Documentation',
  'demo.ended': 'The demo has ended',
  'demo.endedHelp': 'You have revoked the access token of the demo. Start again with a new sandbox.',
  'demo.label': 'Demo',
} as const;
