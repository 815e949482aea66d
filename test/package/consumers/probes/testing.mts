import { setupSandbox } from 'contact-centre-client/testing';
import { setupServer } from 'msw/node';

const { handlers, sandbox } = setupSandbox();
setupServer(...handlers).listen();
export const token: string = sandbox.issueAccessToken();
// @ts-expect-error -- no such option
setupSandbox({ orign: [] });
