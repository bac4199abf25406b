import { expect, it } from 'vitest';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { wireServer } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER } from '#app/_composition/session.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase, type Place } from '#tests/support/servers/databases.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

const opens = async ({ dataFolder, databaseUrl }: Place, env: Record<string, string>): Promise<boolean> => {
  const settings = readSettings({
    NODE_ENV: 'test',
    FAIRDESK_DATA: dataFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  })._unsafeUnwrap();
  const platform = await openEmbeddedPlatform(settings, quietLog);
  const provider = wireServer({ settings, log: quietLog, platform: platform.call }).get(IDENTITY_PROVIDER);
  const signedIn = await provider.signIn(MAIN_EXHIBITOR.accountName, MAIN_EXHIBITOR.password);
  await platform.close();
  return signedIn.isOk();
};

describeEachDatabase('a store that was tried out with the demo', (newPlace) => {
  it('signs demo users in on its own machine only', async () => {
    const place = await newPlace();
    expect(await opens(place, {})).toBe(true);
    expect(await opens(place, {})).toBe(true);
    expect(await opens(place, { APP_URL: 'https://desk.fair.example' })).toBe(false);
    expect(await opens(place, { HOST: '0.0.0.0' })).toBe(false);
  }, 60_000);
});
