import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, signIn, test } from './desk.ts';

const READ_ONLY = 'You can still read everything; nothing can be changed.';
const NOTICES = {
  CANCELLED: `This fair has been cancelled. ${READ_ONLY}`,
  CONFIRMED: `This fair is over. ${READ_ONLY}`,
};

for (const [status, notice] of Object.entries(NOTICES))
  test(`an event that is ${status === 'CANCELLED' ? 'cancelled' : 'archived'} can be read, never changed`, async ({
    page,
    desk,
  }) => {
    const archiveAt = status === 'CANCELLED' ? 'today+400' : 'today';
    const events = [{ slug: 'glass-and-green', status, archiveAt }];
    importInto(desk.dataFolder, { 'events.json': { events } });
    try {
      await signIn(page, MAIN_EXHIBITOR);
      await page.getByRole('link', { name: /Glass & Green/ }).click();
      await page.waitForURL('**/glass-and-green/dashboard');
      await expect(page.getByText(notice)).toBeVisible();
      await page.goto('/glass-and-green/tasks');
      const box = page.getByRole('checkbox').first();
      await expect(box).toBeDisabled();
      await page.goto('/glass-and-green/company-profile');
      await expect(page.getByText('You can view this profile but not change it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
      const cookies = await page.context().cookies();
      const id = cookies.find(({ name }) => name === 'participationId')?.value ?? '';
      const before = await (await page.request.get(`/api/tasks/${id}`)).text();
      const data = { attributes: { code: 'stand-drawing', status: 'CLOSED' } };
      const refused = await page.request.post(`/api/tasks/${id}`, { data });
      expect(refused.status()).toBe(400);
      expect((await refused.json()).code).toBe(status === 'CANCELLED' ? 'event-cancelled' : 'event-archived');
      expect(await (await page.request.get(`/api/tasks/${id}`)).text()).toBe(before);
    } finally {
      const open = { slug: 'glass-and-green', status: 'CONFIRMED', archiveAt: 'today+400' };
      importInto(desk.dataFolder, { 'events.json': { events: [open] } });
    }
  });
