import type { RequestListener } from 'node:http';
import type { AdmissionOptions } from 'contact-centre-client/sandbox/serve';
import { admission } from 'contact-centre-client/sandbox/serve';

/** Responds only to this machine's own pages and programs, and only to valid requests: see {@link admission}. */
export function admitted(answer: RequestListener, options: AdmissionOptions = {}): RequestListener {
  const refusal = admission(options);
  return (request, response) => {
    const refused = refusal(request);
    if (!refused) {
      answer(request, response);
      return;
    }
    const headers = {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    };
    response.writeHead(refused.status, headers).end(`${refused.message}\n`);
  };
}
