import type { Hono } from 'hono';
import type { SandboxEnv } from '../../http/context.js';
import { badRequest } from '../../http/errors.js';
import { bearerCheck } from '../../sign-in/bearer.js';
import type { World } from '../../world/world.js';
import { csvRows } from '../csv.js';
import { tell } from '../events/tell.js';
import { contactListOf, contactsOf } from './model.js';

/** Contacts come as a file too: a form with the file, the id of the list, and the column that identifies a contact where there is one. */
export function contactFileRoutes(app: Hono<SandboxEnv>, world: World): void {
  app.post('/uploads/v2/contactlist', bearerCheck(world), async (context) => {
    const form = await context.req.formData().catch(() => new FormData());
    const text = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const file = form.get('file');
    if (file === null) throw badRequest('The form has no field "file"', [{ errorCode: 'required.field', fieldName: 'file' }]);
    const list = contactListOf(world, text('id'));
    const [heading = [], ...lines] = csvRows((typeof file === 'string' ? file : await file.text()).replace(/^\uFEFF/, ''));
    const missing = (list.columnNames ?? []).find((column) => !heading.includes(column));
    if (missing !== undefined)
      throw badRequest(`The file has no column ${missing}`, [{ errorCode: 'invalid.value', fieldName: missing }]);
    const contacts = contactsOf(world, list.id);
    const idColumn = text('contact-id-name');
    for (const line of lines) {
      const data = Object.fromEntries((list.columnNames ?? []).map((column) => [column, line[heading.indexOf(column)] ?? '']));
      const id = (idColumn === '' ? '' : data[idColumn]) ?? '';
      const key = id === '' ? world.newId() : id;
      const selfUri = `/api/v2/outbound/contactlists/${list.id}/contacts/${encodeURIComponent(key)}`;
      contacts.set(key, { id: key, contactListId: list.id, data, callable: true, selfUri });
    }
    tell(world, 'v2.outbound.contactlists.{id}.importstatus', [list.id], () => ({
      ...{ totalRecords: lines.length, completedRecords: lines.length, percentageComplete: 100 },
    }));
    return context.json({ correlationId: context.get('correlationId') });
  });
}
