/** Loads the English texts of the console. Import it in tests of functions that return texts. */
import { i18n } from '@lingui/core';
import { compiled } from '../../../examples/console/build/messages.js';
import { englishParts } from '../../../examples/console/src/messages/en.js';

for (const texts of Object.values(englishParts)) i18n.load('en', compiled(texts));
i18n.activate('en');
