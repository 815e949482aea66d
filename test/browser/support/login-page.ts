import type { Page } from 'playwright-core';

/** Fills in the sandbox's login page. */
export async function allow(page: Page, person = 'Amara Osei'): Promise<void> {
  const people = page.getByLabel('Sign in as');
  const value = await people.getByRole('option', { name: person }).getAttribute('value');
  await people.selectOption(value);
  await page.getByRole('button', { name: 'Allow' }).click();
}
