import { eventIdOf, LANGUAGES } from '@fairdesk/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { EVENT_DIRECTORY, SITE_DIRECTORY } from '#app/_composition/events.ts';
import { PAGE_SOURCE } from '#app/_composition/page.ts';
import { wireServer } from '#app/_composition/server.ts';
import { IDENTITY_PROVIDER, SESSION_STORE } from '#app/_composition/session.ts';
import { SERVICE_USER } from '#app/_process/runtime.ts';
import { readSettings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { serve } from '#tests/support/servers/serve.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

/** Two installations: the second uses the services of the first over real HTTP. */
describe('an external profile service and content platform', () => {
  const closers: (() => Promise<void>)[] = [];
  let container: ReturnType<typeof wireServer>;

  beforeAll(async () => {
    const theirs = readSettings({ NODE_ENV: 'test', FAIRDESK_DATA: newFolder() })._unsafeUnwrap();
    const outside = await openEmbeddedPlatform(theirs, quietLog);
    const server = await serve(outside.fetch);
    const ours = readSettings({
      NODE_ENV: 'test',
      FAIRDESK_DATA: newFolder(),
      PROFILE_SERVICE_URL: server.url,
      PROFILE_SERVICE_USERNAME: SERVICE_USER,
      PROFILE_SERVICE_PASSWORD: theirs.secrets.servicePassword,
      LAYOUT_SERVICE_URL: server.url,
      LAYOUT_SERVICE_KEY: theirs.secrets.layoutKey,
    })._unsafeUnwrap();
    const platform = await openEmbeddedPlatform(ours, quietLog);
    container = wireServer({ settings: ours, log: quietLog, platform: platform.call });
    closers.push(platform.close, server.close, outside.close);
  }, 60_000);
  afterAll(async () => {
    for (const close of closers) await close();
  });

  it('are called with their own token, while users sign in here', async () => {
    const events = await container.get(EVENT_DIRECTORY).events();
    expect(events._unsafeUnwrap().map(({ id }) => id)).toContain(eventIdOf('101'));
    const tokens = await container
      .get(IDENTITY_PROVIDER)
      .signIn(MAIN_EXHIBITOR.accountName, MAIN_EXHIBITOR.password);
    expect(tokens.isOk()).toBe(true);
    expect((await container.get(SESSION_STORE).find('nobody-has-this-key'))._unsafeUnwrap()).toBeUndefined();
  });

  it('return pages, while the sites of events are stored here', async () => {
    for (const language of LANGUAGES) {
      const address = { site: 'clearwater', folder: 'clearwater', path: '/dashboard', language };
      expect((await container.get(PAGE_SOURCE).open(address))._unsafeUnwrap().language).toBe(language);
    }
    expect((await container.get(SITE_DIRECTORY).sites())._unsafeUnwrap().length).toBeGreaterThan(0);
  });
});
