import { postMail } from '#adapters/platform/mail/outbox.ts';
import { openJourneyDatabase } from '#tests/support/servers/journey-database.ts';
import { MAIN_EXHIBITOR, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openDesk, signIn, test } from './organisers-desk.ts';

test('an organiser reads the mail log and sends an unsure mail again', async ({ page, desk }) => {
  const { dataFolder } = desk;
  const database = await openJourneyDatabase(dataFolder);
  const { id: eventId } = await database.query
    .selectFrom('events')
    .select('id')
    .where('slug', '=', 'clearwater')
    .executeTakeFirstOrThrow();
  await database.write(async (query) => {
    const mail = { recipient: 'lost@kas.example', subject: 'Bring your badge', body: 'text' };
    await postMail(query, { ...mail, class: 'bulk', eventId, once: 'e2e:unsure' }, new Date());
    await query.updateTable('outbox').set({ state: 'unsure' }).where('once', '=', 'e2e:unsure').execute();
  });
  await database.close();

  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/mail?state=unsure');
  const row = page.getByRole('row').filter({ hasText: 'lost@kas.example' });
  await expect(row).toContainText('Unsure');
  await expectAccessible(page, 'the mail log');
  await page.setViewportSize({ width: 1280, height: 900 });
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(row).toContainText('Waiting');
  // The server takes the mail from the queue.
  await expect(async () => {
    await page.goto('/organiser/clearwater/mail?search=LOST%40kas');
    await expect(row).toContainText('Sent', { timeout: 1_000 });
  }).toPass();
  await page.goto('/organiser/clearwater/audit');
  await expect(page.getByText('Mail sent again').first()).toBeVisible();
});

test('an organiser sees what reminders would send today before switching them on', async ({ page }) => {
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/mail/reminders');
  await expect(page.getByText('Reminders are off. This is what they would send.')).toBeVisible();
  await expectAccessible(page, 'the reminders');
  await page.setViewportSize({ width: 1280, height: 900 });
  const days = page.getByRole('group', { name: 'Days' }).getByRole('checkbox');
  for (const day of await days.all()) await day.check();
  await page.getByLabel('Remind exhibitors by mail').check();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Remind exhibitors by mail')).toBeChecked();
  expect(await days.count()).toBe(
    await page.getByRole('group').getByRole('checkbox', { checked: true }).count(),
  );
  await page.getByLabel('Remind exhibitors by mail').uncheck();
  await page.getByRole('button', { name: 'Save reminders' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
});

test('the link of a reminder opens its task', async ({ page }) => {
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto('/clearwater/tasks#task-stand-drawing');
  const task = page.getByRole('button', { name: /Send your stand drawing/, expanded: true });
  await expect(task).toBeInViewport();
});
