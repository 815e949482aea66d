import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../http/errors.js';
import { bearerCheck } from '../../sign-in/bearer.js';
import type { World } from '../../world/world.js';
import { csvRows } from '../csv.js';
import { Kept } from '../kept.js';
import { Imports } from './imports.js';
import { contactListOf } from './model.js';

const LISTS = '/api/v2/outbound';

/** A form with a file, the id of the list that it is for, and what else it says. */
interface Sent {
  id: string;
  text: (name: string) => string;
  heading: string[];
  lines: string[][];
}

/** Contacts and numbers come as files too, into the list that the form names: row after row, as long as the list tells of the import. */
export function contactFileRoutes(app: Hono<SandboxEnv>, world: World): void {
  const imports = new Imports(world);

  app.post('/uploads/v2/contactlist', bearerCheck(world), async (context) => {
    const { id, text, heading, lines } = await sent(context);
    const { columnNames = [] } = contactListOf(world, id);
    const missing = columnNames.find((column) => !heading.includes(column));
    if (missing !== undefined)
      throw badRequest(`The file has no column ${missing}`, [{ errorCode: 'invalid.value', fieldName: missing }]);
    const idColumn = text('contact-id-name');
    const contacts = lines.map((line) => {
      const data = Object.fromEntries(columnNames.map((column) => [column, line[heading.indexOf(column)] ?? '']));
      const own = (idColumn === '' ? '' : data[idColumn]) ?? '';
      const key = own === '' ? world.newId() : own;
      const selfUri = `${LISTS}/contactlists/${id}/contacts/${encodeURIComponent(key)}`;
      return { id: key, contactListId: id, data, callable: true, selfUri };
    });
    imports.start(context, id, { contacts });
    return context.json({ correlationId: context.get('correlationId') });
  });

  app.post('/uploads/v2/dnclist', bearerCheck(world), async (context) => {
    const { id, heading, lines } = await sent(context);
    const list = new Kept(world, `${LISTS}/dnclists`).get(id);
    if (list['dncSourceType'] !== 'rds')
      throw badRequest('Only a list of the source type rds takes numbers', [
        { errorCode: 'invalid.value', fieldName: 'dncSourceType', entityId: id, entityName: 'dncList' },
      ]);
    const until = heading.findIndex((column) => column.toLowerCase() === 'expirationdatetime');
    const entries = lines.flatMap((line): [string, number | null][] => {
      const expires = until < 0 ? Number.NaN : Date.parse(line[until] ?? '');
      return line[0]?.trim() ? [[line[0].trim(), Number.isNaN(expires) ? null : expires]] : [];
    });
    imports.start(context, id, { entries });
    return context.json({ correlationId: context.get('correlationId') });
  });

  app.get(`${LISTS}/contactlists/:contactListId/importstatus`, (context) =>
    context.json(imports.status(contactListOf(world, context.req.param('contactListId')).id)),
  );
  app.get(`${LISTS}/dnclists/:dncListId/importstatus`, (context) =>
    context.json(imports.status(new Kept(world, `${LISTS}/dnclists`).get(context.req.param('dncListId')).id)),
  );
}

async function sent(context: SandboxContext): Promise<Sent> {
  const form = await context.req.formData().catch(() => new FormData());
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const file = form.get('file');
  if (file === null) throw badRequest('The form has no field "file"', [{ errorCode: 'required.field', fieldName: 'file' }]);
  const [heading = [], ...lines] = csvRows((typeof file === 'string' ? file : await file.text()).replace(/^\uFEFF/, ''));
  return { id: text('id'), text, heading, lines };
}
