import { type EventId, eventIdOf } from '@fairdesk/core/shared';
import {
  analyticsReceiverLaws,
  editingSourceLaws,
  type LawRunner,
  pictureStudioLaws,
  profileSettingsLaws,
  siteRoutesLaws,
} from '@fairdesk/core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createAnalyticsReceiver } from '#adapters/page/analytics-receiver.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { EDITING_SOURCE, PAGE_SOURCE, SITE_ROUTES } from '#app/_composition/page.ts';
import { PROFILE_SETTINGS } from '#app/_composition/profile.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };

describeEachDatabase('what an editor and an organiser ask, on the server', (newPlace) => {
  let desk: DemoDesk;
  const get: DemoDesk['container']['get'] = (token) => desk.container.get(token);

  beforeAll(async () => {
    desk = await openDemoDesk(await newPlace());
  }, 60_000);
  afterAll(() => desk.close());

  editingSourceLaws(async () => {
    const address = { site: 'clearwater', folder: 'clearwater', path: '/tasks', language: 'nl' } as const;
    const { itemId } = (await get(PAGE_SOURCE).open(address))._unsafeUnwrap();
    return {
      source: get(EDITING_SOURCE),
      address: { ...address, itemId, layoutKind: 'final', mode: 'edit' },
    };
  }, runner);
  siteRoutesLaws(async () => ({ routes: get(SITE_ROUTES), site: 'clearwater' }), runner);
  profileSettingsLaws(
    async () => ({ source: get(PROFILE_SETTINGS), event: eventIdOf('101') as EventId }),
    runner,
  );
});

describe('the picture studio', () => {
  pictureStudioLaws(async () => {
    const plain = { create: { width: 800, height: 600, channels: 3 as const, background: '#0a5c4a' } };
    const bytes = await sharp(plain).jpeg().toBuffer();
    return { studio: createPictureStudio(), picture: { name: 'pump.jpg', bytes: new Uint8Array(bytes) } };
  }, runner);
});

describe('the analytics receiver', () => {
  const answer = async ({ url }: Request): Promise<Response> =>
    url.includes('/browser/create.json') ? Response.json({ ref: 'b-1' }) : Response.json({});
  analyticsReceiverLaws(
    async () =>
      createAnalyticsReceiver(createHttp('https://events.example/', answer), 'context', () => new Date()),
    runner,
  );
});
