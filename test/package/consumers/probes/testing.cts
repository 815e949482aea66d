import { setupSandbox } from 'contact-centre-client/testing';

const { handlers, sandbox } = setupSandbox();
export const [first]: unknown[] = handlers;
export const token: string = sandbox.issueAccessToken();
// @ts-expect-error -- no such option
setupSandbox({ orign: [] });
