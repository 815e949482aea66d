import { NetworkError, SignInError, TimeoutError } from 'contact-centre-client/fetch';
import type { MessageId } from '../messages/en.js';
import { describeFailure } from '../shared/failures.js';
import { messageOf } from '../shared/message.js';
import { text } from '../shared/text.js';

export interface SignInProblem {
  title: string;
  text: string;
}

const problem = (title: MessageId, help: MessageId): SignInProblem => ({ title: text(title), text: text(help) });

const foreignState = (): SignInProblem => problem('signIn.foreign', 'signIn.foreignHelp');

/** What the console's server reports in the address, as server/sign-in-routes.ts writes it. */
const serverProblems: Partial<Record<string, () => SignInProblem>> = {
  state: foreignState,
  denied: () => problem('signIn.denied', 'signIn.deniedHelp'),
  failed: () => problem('signIn.failed', 'signIn.failedHelp'),
};

export function describeServerProblem(name: string | null): SignInProblem | undefined {
  return serverProblems[name ?? '']?.();
}

/** Explains why the user is not signed in, and what to do about it. */
export function describeSignInProblem(error: Error, place: string): SignInProblem {
  if (error instanceof SignInError) {
    if (error.code === 'ERR_STATE_MISMATCH') {
      return foreignState();
    }
    const [, code = '', description = ''] = /^([a-z_]+)(?:: (.*))?$/.exec(messageOf(error)) ?? [];
    if (code === 'access_denied') {
      return {
        title: text('signIn.denied'),
        text: text('signIn.deniedDetail', { description: description || text('signIn.deniedByPage') }),
      };
    }
    return { title: text('signIn.failed'), text: messageOf(error) };
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return { title: text('signIn.unreachable', { place }), text: text('signIn.unreachableHelp') };
  }
  const failure = describeFailure(error);
  return { title: failure.title, text: [failure.text, ...failure.facts].join(' ') };
}
