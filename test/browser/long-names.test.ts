import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RunningConsole } from '../../examples/console/server.js';
import { RoutingApi } from '../../src/apis/routing.js';
import { UsersApi } from '../../src/apis/users.js';
import { clientOf } from './support/admin.js';
import { it, signIn } from './support/console.js';
import { pageLink, settled } from './support/pages.js';

const LONG = 'Unbreakable'.repeat(19).slice(0, 200);

async function prepare(app: RunningConsole): Promise<string> {
  const client = clientOf(app);
  const { id } = await new RoutingApi(client).postRoutingQueues({ name: LONG });
  const user = app.sandbox.users[3]!;
  const { version } = await new UsersApi(client).getUser(user.id);
  await new UsersApi(client).patchUser(user.id, { version, name: LONG, title: LONG });
  await new RoutingApi(client).postRoutingQueueMembers(id, [{ id: user.id }]);
  return id;
}

/** Returns elements that are outside their container, or cut. */
const misplaced = (things: Locator, around: Locator): Promise<string[]> =>
  around.elementHandle().then((frame) =>
    things.evaluateAll((elements, outer) => {
      const box = outer.getBoundingClientRect();
      return elements.flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isInside = width > 0 && left >= box.left - 1 && right <= box.right + 1;
        const isWhole = element.scrollWidth <= element.clientWidth + 1;
        return isInside && isWhole ? [] : `${element.textContent} from ${left} to ${right} within ${box.left} to ${box.right}`;
      });
    }, frame),
  );

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('A name of 200 letters without a space', () => {
  it.for([{ width: 1280 }, { width: 390 }])(
    'leaves all figures of the wallboard visible in a window of width $width',
    async ({ width }, { app, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await prepare(app);
      await signIn(page, 'Amara Osei', '/?find=unbreakable');
      await settled(page);
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: LONG }) });
      expect(await misplaced(card.locator('dd'), card)).toEqual([]);
      const heading = await card.getByRole('heading').boundingBox();
      expect(heading!.height).toBeLessThan(60);
      expect(await card.getByRole('link').getAttribute('title')).toBe(LONG);
      expect(await isTooWide(page)).toBe(false);

      if (width < 1000) return;
      // All columns fit into a wide window; a narrower one scrolls the table.
      await page.setViewportSize({ width: 1920, height: 800 });
      await page.getByText('Table', { exact: true }).click();
      const table = page.getByRole('region', { name: 'Queues as a table' });
      const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: LONG }) });
      expect(await misplaced(row.getByRole('cell'), table)).toEqual([]);
    },
  );

  it('leaves the state of agents and queue members visible beside it', async ({ app, page }) => {
    const queueId = await prepare(app);
    await signIn(page, 'Ines Valdivia', `/queues/${queueId}`);
    await settled(page);
    expect(await isTooWide(page)).toBe(false);
    const members = page.getByRole('region', { name: 'Members as a table' });
    expect(await misplaced(members.getByRole('cell'), members)).toEqual([]);

    await pageLink(page, 'Agents').click();
    await settled(page);
    const agents = page.getByRole('region', { name: 'Agents as a table' });
    await page.getByRole('textbox', { name: 'Name or title' }).fill(LONG.slice(0, 40));
    const row = agents.getByRole('row').filter({ has: page.getByText(LONG).first() });
    await row.getByRole('button', { name: /^Move/ }).waitFor();
    const [name, presence] = await Promise.all([
      row.getByRole('rowheader').boundingBox(),
      row.getByRole('cell').nth(1).boundingBox(),
    ]);
    expect(name!.x + name!.width).toBeLessThanOrEqual(presence!.x + 1);
    expect(name!.height).toBeLessThan(80);
    expect(await isTooWide(page)).toBe(false);
    await row.getByRole('button', { name: /^Move/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
});
