import { checkGlobals, fetchGlobals } from '../sandbox/environment.js';

// Checked before MSW is loaded, because MSW fails without naming the missing global.
checkGlobals('contact-centre-client/testing', [...fetchGlobals, 'fetch', 'TransformStream', 'BroadcastChannel']);
