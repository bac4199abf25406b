import { ADMINISTRATOR } from '#tests/support/worlds/demo-people.ts';
import { importInto } from '#tests/support/worlds/import-into.ts';
import { expect, signIn, test } from './desk.ts';

const COLOUR = '#8a1c3d';

test('a fair whose website lies in a folder of another name has its colour at the desk', async ({
  desk,
  page,
}) => {
  importInto(desk.dataFolder, {
    'events.json': {
      events: [
        {
          ...{ slug: 'canal-days', name: 'Canal Days', startDate: 'today+30', endDate: 'today+32' },
          ...{ timeZone: 'UTC', publicationStatus: 'PUBLIC' },
        },
      ],
      sites: [{ name: 'kanalen', event: 'canal-days', languages: ['nl'], brandColour: COLOUR }],
    },
    'users.csv': `event;email;role;participation\ncanal-days;${ADMINISTRATOR.accountName};admin;\n`,
  });
  await signIn(page, ADMINISTRATOR);
  await expect(async () => {
    await page.goto('/organiser/canal-days/exhibitors');
    await expect(page.locator('[data-brand]').first()).toHaveAttribute('data-brand', COLOUR, {
      timeout: 1000,
    });
  }).toPass();
});
