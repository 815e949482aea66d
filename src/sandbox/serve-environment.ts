import { checkGlobals, fetchGlobals } from './environment.js';

// Runs before the server is loaded, because its packages extend globals that may be missing.
checkGlobals('contact-centre-client/sandbox/serve', fetchGlobals);
