import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shared/icons.js';
import { text } from '../shared/text.js';
import { chooseLanguage, otherLanguage } from './language.js';

/** Changes the language. Its label is in the other language, for those who cannot read this one. */
export function LanguageSwitch(): ReactNode {
  const language = otherLanguage();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      lang={language}
      aria-label={text('language.change')}
      title={text('language.change')}
      onClick={() => {
        chooseLanguage(language);
      }}
    >
      <Icon name="language" />
    </ActionIcon>
  );
}
