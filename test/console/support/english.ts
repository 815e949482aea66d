/** Loads the English texts of the console. Import it in tests of functions that return texts. */
import { i18n } from '@lingui/core';
import { compiled } from '../../../examples/console/build/messages.js';
import { en } from '../../../examples/console/src/messages/en.js';

i18n.load('en', compiled(en));
i18n.activate('en');
