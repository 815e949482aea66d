import { demandGlobals, fetchGlobals } from './environment.js';

// Before anything else of the server is loaded: its packages extend what may be missing.
demandGlobals('contact-centre-client/sandbox/serve', fetchGlobals);
