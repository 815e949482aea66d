import { NetworkError, SignInError, TimeoutError } from 'contact-centre-client/fetch';
import { describeFailure } from '../shared/failures.js';
import { messageOf } from '../shared/message.js';

export interface SignInProblem {
  title: string;
  text: string;
}

const foreignState: SignInProblem = {
  title: 'This sign-in was not begun here',
  text: 'The answer of the login page belongs to another sign-in, so it was not used. Sign in again to be safe.',
};

/** What the console's server reports in the address, as server/sign-in-routes.ts writes it. */
const serverProblems: Partial<Record<string, SignInProblem>> = {
  state: foreignState,
  denied: {
    title: 'Access was denied',
    text: 'You did not allow the sign-in on the login page. Sign in again to use the console.',
  },
  failed: {
    title: 'The sign-in failed',
    text: 'The login page did not complete it. Sign in again, or ask your administrator to check the OAuth client of the console.',
  },
};

export function describeServerProblem(name: string | null): SignInProblem | undefined {
  return serverProblems[name ?? ''];
}

/** Explains why the user is not signed in, and what to do about it. */
export function describeSignInProblem(error: Error, place: string): SignInProblem {
  if (error instanceof SignInError) {
    if (error.code === 'ERR_STATE_MISMATCH') {
      return foreignState;
    }
    const [, code = '', description = ''] = /^([a-z_]+)(?:: (.*))?$/.exec(messageOf(error)) ?? [];
    if (code === 'access_denied') {
      return { title: 'Access was denied', text: `${description || 'The login page did not allow it'} (access_denied).` };
    }
    return { title: 'The sign-in failed', text: messageOf(error) };
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      title: `${place} cannot be reached`,
      text: 'Check the connection of this device and where to connect, then sign in again.',
    };
  }
  const { title, text, facts } = describeFailure(error);
  return { title, text: [text, ...facts].join(' ') };
}
