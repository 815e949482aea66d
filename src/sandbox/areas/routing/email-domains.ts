import type { Hono } from 'hono';
import type { OutboundDomainCreateRequest, VerificationResult } from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import type { SandboxEnv } from '../../http/context.js';
import { badRequest, taken } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { idIn, Kept } from '../kept.js';
import type { Entity, Json } from '../kept.js';

const INBOUND = '/api/v2/routing/email/domains';
const OUTBOUND = '/api/v2/routing/email/outbound/domains';

/** DNS checks of e-mail domains. The sandbox queries no DNS: a check stays pending, and is stored with the domain. */
export function emailDomainRoutes(app: Hono<SandboxEnv>, world: World): void {
  const domains = new Kept(world, INBOUND);
  for (const what of ['verification', 'dkim']) {
    const path = `${INBOUND}/:domainId/${what}`;
    const shown = (domain: Entity): VerificationResult => ({ ...(domain[what] === true && { status: 'PENDING' }), records: [] });
    app.post(path, (context) => {
      const domain = domains.get(context.req.param('domainId'));
      return context.json(shown(domains.put({ ...domain, [what]: true })));
    });
    app.get(path, (context) => context.json(shown(domains.get(context.req.param('domainId')))));
  }
  outboundDomainRoutes(app, world);
}

function outboundDomainRoutes(app: Hono<SandboxEnv>, world: World): void {
  const domains = new Kept(world, OUTBOUND);
  const shown = ({ id, ...rest }: Entity): Json => {
    const { senderType, emailSetting, senderStatus } = rest;
    return domains.view({ domainName: id, senderType, emailSetting, senderStatus }, 'EmailOutboundDomainResult');
  };

  app.post(`${OUTBOUND}/simulated`, (context) => {
    const { id, name, emailSetting } = readObject<OutboundDomainCreateRequest>(context, ['id', 'name']);
    if (domains.find(id)) throw taken('outboundDomain', 'id', id);
    const setting = new Kept(world, '/api/v2/routing/email/setting').find(idIn(emailSetting));
    if (emailSetting && !setting)
      throw badRequest(`emailSetting names no setting: ${emailSetting.id}`, [
        { errorCode: 'invalid.value', fieldName: 'emailSetting.id', entityId: emailSetting.id, entityName: 'emailSetting' },
      ]);
    const more = { senderType: 'MockEmailDomain', ...(setting && { emailSetting: setting }) };
    return context.json(shown(domains.create(context, { id, name }, more, id)));
  });
  app.put(`${OUTBOUND}/:domainId/activation`, (context) => {
    const domain = domains.get(context.req.param('domainId'));
    return context.json(shown(domains.put({ ...domain, senderStatus: 'RequestReceived' })));
  });
  app.get(`${OUTBOUND}/:domainId/activation`, (context) => context.json(shown(domains.get(context.req.param('domainId')))));
}
