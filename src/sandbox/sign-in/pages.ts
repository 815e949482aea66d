import { html } from 'hono/html';
import type { OperationContext } from '../http/operation-context.js';
import type { SandboxOrganisation } from '../store/initial-data/organisation.js';
import type { StoredUser } from '../store/store.js';

/** Pages cannot be framed by another page, and run no scripts. */
const pageHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  // The address contains the state of a sign-in. With `no-referrer`, the page's own form would send the origin `null`.
  'Referrer-Policy': 'same-origin',
} as const;

type Markup = ReturnType<typeof html>;

/** Sets the headers of each response at the address of a page, also of redirects and errors. */
export function setPageHeaders(context: OperationContext): void {
  for (const [name, value] of Object.entries(pageHeaders)) context.setHeader(name, value);
}

export async function sendPage(context: OperationContext, markup: Markup, status = 200): Promise<Response> {
  return context.send(String(await markup), status, { 'Content-Type': 'text/html; charset=UTF-8' });
}

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            max-width: 26rem;
            margin: 10vh auto;
            padding: 0 1rem;
          }
          select,
          button {
            font: inherit;
            padding: 0.4rem 0.8rem;
            margin: 0.5rem 0.5rem 0.5rem 0;
          }
          select {
            width: 100%;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** Asks for the user, and for consent to the OAuth client. The form submits `fields` again. */
export function loginPage(
  organisation: SandboxOrganisation,
  client: { readonly name: string },
  users: readonly StoredUser[],
  fields: readonly (readonly [string, string])[],
): Markup {
  return page(
    'Sign in to the sandbox',
    html`<p><strong>${client.name}</strong> asks to work in ${organisation.name} on your behalf.</p>
      <form method="post" action="/oauth/authorize">
        ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <label for="user">Sign in as</label>
        <select id="user" name="user_id">
          ${users.map(({ id, name, title = '' }) => html`<option value="${id}">${name}, ${title}</option>`)}
        </select>
        <button type="submit" name="decision" value="allow">Allow</button>
        <button type="submit" name="decision" value="deny">Deny</button>
      </form>`,
  );
}

/** Shown if the browser must not be redirected, because the requested address may not belong to the caller. */
export function refusalPage(reason: string): Markup {
  return page('This sign-in cannot go on', html`<p>${reason}.</p>`);
}

export function loggedOutPage(): Markup {
  return page('Signed out', html`<p>You have signed out of the sandbox.</p>`);
}
