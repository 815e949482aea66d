import type { Area } from '../../engine/area.js';
import type {
  EmailOutboundDomainResult,
  EmailSetting,
  InboundDomain,
  OutboundDomain,
  OutboundDomainCreateRequest,
  VerificationResult,
} from '../../../models/index.js';
import { readObject } from '../../http/body.js';
import { duplicateValue, unknownReference } from '../../store/errors.js';
import type { World } from '../../store/world.js';
import { readId, Repository } from '../repository.js';
import type { Entity } from '../repository.js';
import { viewAs } from '../view-as.js';

const INBOUND = '/api/v2/routing/email/domains';
const OUTBOUND = '/api/v2/routing/email/outbound/domains';

/** The checks: the field of the domain that stores a pending one, and the operations that start and read it. */
const checks = [
  {
    field: 'verification',
    start: 'postRoutingEmailDomainVerification',
    read: 'getRoutingEmailDomainVerification',
  },
  { field: 'dkim', start: 'postRoutingEmailDomainDkim', read: 'getRoutingEmailDomainDkim' },
] as const;

/** A domain with the checks that were started. */
interface StoredInboundDomain extends InboundDomain {
  verification?: boolean;
  dkim?: boolean;
}

interface StoredOutboundDomain extends OutboundDomain {
  senderStatus?: EmailOutboundDomainResult['senderStatus'];
}

/** DNS checks of e-mail domains. The sandbox queries no DNS: a check stays pending, and is stored with the domain. */
export function addEmailDomainHandlers(area: Area, world: World): void {
  const domains = new Repository<StoredInboundDomain>(world, INBOUND);
  for (const { field, start, read } of checks) {
    const checkResult = (domain: Entity<StoredInboundDomain>): VerificationResult => ({
      ...(domain[field] === true && { status: 'PENDING' }),
      records: [],
    });
    area.handle(start, (context) => {
      const domain = domains.get(context.param('domainId'));
      return checkResult(domains.save({ ...domain, [field]: true }));
    });
    area.handle(read, (context) => checkResult(domains.get(context.param('domainId'))));
  }
  addOutboundDomainHandlers(area, world);
}

function addOutboundDomainHandlers(area: Area, world: World): void {
  const domains = new Repository<StoredOutboundDomain>(world, OUTBOUND);
  const domainView = ({ id, ...rest }: Entity<StoredOutboundDomain>): EmailOutboundDomainResult => {
    const { senderType, emailSetting, senderStatus } = rest;
    return viewAs(world, 'EmailOutboundDomainResult', { domainName: id, senderType, emailSetting, senderStatus });
  };

  area.handle('postRoutingEmailOutboundDomainsSimulated', (context) => {
    const { id, name, emailSetting } = readObject<OutboundDomainCreateRequest>(context, ['id', 'name']);
    if (domains.find(id)) throw duplicateValue('outboundDomain', 'id', id);
    const setting = new Repository<EmailSetting>(world, '/api/v2/routing/email/setting').find(readId(emailSetting));
    if (emailSetting && !setting) throw unknownReference('emailSetting.id', emailSetting.id, 'emailSetting');
    const extraFields = { senderType: 'MockEmailDomain', ...(setting && { emailSetting: setting }) };
    return domainView(domains.create(context, { id, name }, extraFields, id));
  });
  area.handle('putRoutingEmailOutboundDomainActivation', (context) => {
    const domain = domains.get(context.param('domainId'));
    return domainView(domains.save({ ...domain, senderStatus: 'RequestReceived' as const }));
  });
  area.handle('getRoutingEmailOutboundDomainActivation', (context) => domainView(domains.get(context.param('domainId'))));
}
