import * as v from 'valibot';
import { readDuration } from '../../core/arguments/durations.js';
import { issueAccessToken, issueAuthorizationCode } from './issue.js';
import type { AuthorizationCodeRequest } from './issue.js';
import type { World } from '../store/world.js';
import type { SideRoutes } from '../http/side-routes.js';
import { optionalNumber, withBadRequest, readControlBody, optionalText } from '../http/control-body.js';
import { CONTROL } from '../http/control-path.js';

const requiredText = v.pipe(v.string('[string]'), v.nonEmpty('[string]'));

const bodySchemas = {
  token: v.strictObject({ userId: optionalText, clientId: optionalText, lifetimeMs: optionalNumber, lifetime: optionalNumber }),
  code: v.strictObject({ clientId: requiredText, redirectUri: requiredText, userId: optionalText }),
};

/** Registers the routes that issue tokens without a sign-in. */
export function registerTokenRoutes(routes: SideRoutes, world: World): void {
  routes.add('POST', `${CONTROL}/tokens`, async (context) => {
    const body = await readControlBody<Record<string, unknown> & { userId?: string; clientId?: string }>(
      context,
      bodySchemas.token,
    );
    const { userId, clientId } = body;
    const { value, expires } = withBadRequest(() => {
      const lifetimeMs = readDuration('The token', body, { name: 'lifetimeMs', former: 'lifetime', unit: 1000 });
      return issueAccessToken(world, userId, clientId, lifetimeMs === undefined ? undefined : Number(lifetimeMs) / 1000);
    });
    const seconds = Math.round((expires - world.now()) / 1000);
    return context.json({ access_token: value, token_type: 'bearer', expires_in: seconds });
  });

  routes.add('POST', `${CONTROL}/codes`, async (context) => {
    const body = await readControlBody<AuthorizationCodeRequest>(context, bodySchemas.code);
    return context.json({ code: withBadRequest(() => issueAuthorizationCode(world, body)) });
  });

  routes.add('POST', `${CONTROL}/expire-tokens`, (context) => {
    world.tokens.expireAll();
    return context.send(null, 204);
  });
}
