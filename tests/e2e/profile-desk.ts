import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { reopenDesk } from './desk.ts';

const demo = (path: string) =>
  readFileSync(new URL(`../../adapters/platform/demo/fair/${path}`, import.meta.url));

/** A picture wide enough for a product. */
export const PICTURE = { name: 'stage.png', mimeType: 'image/png', buffer: demo('pictures/stage.png') };

/** A small but real document. */
export const DOCUMENT = {
  name: 'data.sheet.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Opens the profile of a company of the main exhibitor, optionally at a tab. */
export const openProfile = async (page: Page, query = '', company = 'Noria Pumps'): Promise<void> => {
  await reopenDesk(page, MAIN_EXHIBITOR, company);
  await page.goto(`/clearwater/company-profile${query}`);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
};

/** The open dialog. */
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Presses the submit button of the dialog, and waits until it closes. */
export const send = async (page: Page, action: string): Promise<void> => {
  await dialogOf(page).getByRole('button', { name: action, exact: true }).click();
  await expect(dialogOf(page)).toHaveCount(0);
};
