import { demandGlobals, fetchGlobals } from '../sandbox/environment.js';

// Before MSW is loaded, which fails without saying what it lacks.
demandGlobals('contact-centre-client/testing', [...fetchGlobals, 'fetch', 'TransformStream', 'BroadcastChannel']);
