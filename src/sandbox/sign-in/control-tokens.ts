import type { Hono } from 'hono';
import * as v from 'valibot';
import { readDuration } from '../../core/arguments/durations.js';
import { issueAccessToken, issueAuthorizationCode } from './issue.js';
import type { AuthorizationCodeRequest } from './issue.js';
import type { World } from '../store/world.js';
import type { SandboxEnv } from '../http/context.js';
import { number, orBadRequest, read, text } from '../http/control-body.js';
import { CONTROL } from '../http/control-path.js';

const needed = v.pipe(v.string('[string]'), v.nonEmpty('[string]'));

const bodies = {
  token: v.strictObject({ userId: text, clientId: text, lifetimeMs: number, lifetime: number }),
  code: v.strictObject({ clientId: needed, redirectUri: needed, userId: text }),
};

/** Registers the routes that issue tokens without a sign-in. */
export function tokenControl(app: Hono<SandboxEnv>, world: World): void {
  app.post(`${CONTROL}/tokens`, async (context) => {
    const asked = await read<Record<string, unknown> & { userId?: string; clientId?: string }>(context, bodies.token);
    const { userId, clientId } = asked;
    const { value, expires } = orBadRequest(() => {
      const lifetimeMs = readDuration('The token', asked, { name: 'lifetimeMs', former: 'lifetime', unit: 1000 });
      return issueAccessToken(world, userId, clientId, lifetimeMs === undefined ? undefined : Number(lifetimeMs) / 1000);
    });
    const seconds = Math.round((expires - world.now()) / 1000);
    return context.json({ access_token: value, token_type: 'bearer', expires_in: seconds });
  });

  app.post(`${CONTROL}/codes`, async (context) => {
    const asked = await read<AuthorizationCodeRequest>(context, bodies.code);
    return context.json({ code: orBadRequest(() => issueAuthorizationCode(world, asked)) });
  });

  app.post(`${CONTROL}/expire-tokens`, (context) => {
    world.tokens.expireAll();
    return context.body(null, 204);
  });
}
