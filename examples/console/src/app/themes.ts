/** The themes in the order of choices, with the texts of the switch, the account menu and the command palette. */
export const themes = [
  { scheme: 'light', icon: 'sun', inSentence: 'theme.light', name: 'account.light', command: 'theme.useLight' },
  { scheme: 'dark', icon: 'moon', inSentence: 'theme.dark', name: 'account.dark', command: 'theme.useDark' },
  { scheme: 'auto', icon: 'system', inSentence: 'theme.auto', name: 'account.auto', command: 'theme.useAuto' },
] as const;
