import { configure } from '@testing-library/react';
import { PATIENCE } from './patience.js';

// `waitFor` and `findBy…` give up after one second by default, which a busy machine exceeds.
configure({ asyncUtilTimeout: PATIENCE });
