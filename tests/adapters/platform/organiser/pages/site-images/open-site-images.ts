import { SITE_IMAGES_PAGE, type SiteImage } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createPictureStudio } from '#adapters/media/picture-studio.ts';
import { createSiteImages } from '#adapters/organiser/site-images-service.ts';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { ensureSites } from '#adapters/platform/starter/ensure-sites.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

/** A picture of one colour: other numbers, other bytes. */
export const pictureOf = async (colour: number, width = 160): Promise<Uint8Array> => {
  const background = { r: colour % 256, g: (colour >> 8) % 256, b: 99 };
  return new Uint8Array(
    await sharp({ create: { width, height: 120, channels: 3, background } })
      .png()
      .toBuffer(),
  );
};

/** The value of a call that succeeds. */
export const get = async <T>(result: ResultAsync<T, Failure>): Promise<T> => (await result)._unsafeUnwrap();

/** The code of the first fault of a call that fails, or the kind of its failure. */
export const faultOf = async (result: ResultAsync<unknown, Failure>): Promise<string | undefined> => {
  const failure = (await result)._unsafeUnwrapErr();
  return failure.kind === 'rejected' ? failure.fields[0]?.code : failure.kind;
};

/** The image library of a fair's website in an empty platform. */
export const openSiteImages = async (place: Place) => {
  let now = new Date('2027-05-03T08:00:00Z');
  const pass = (ms: number): Date => {
    now = new Date(now.getTime() + ms);
    return now;
  };
  const desk = await openOrganiserDesk(place, { clock: () => now });
  const database = await openDatabase({ ...place, log: quietLog });
  await database.write((query) => ensureSites(query, now));
  const images = createSiteImages(desk.http, desk.caller, createPictureStudio());
  return {
    ...{ desk, database, images, pass },
    /** Later images are newer. */
    upload: async (colour: number, name = `${colour}.png`) => {
      pass(1000);
      return get(images.upload({ name, bytes: await pictureOf(colour) }));
    },
    clear: async () => {
      await database.query.deleteFrom('pageDrafts').execute();
      await database.query.deleteFrom('siteImages').execute();
    },
    /** Every part of the list. */
    everything: async (search?: string): Promise<readonly SiteImage[]> => {
      const found: SiteImage[] = [];
      let after: string | undefined;
      do {
        const part = await get(images.list({ ...(search && { search }), ...(after && { after }) }));
        expect(part.items.length).toBeLessThanOrEqual(SITE_IMAGES_PAGE);
        found.push(...part.items);
        after = part.next;
        if (after === undefined) expect(part.total).toBe(found.length);
      } while (after !== undefined);
      return found;
    },
    close: async () => {
      await database.close();
      await desk.platform.close();
    },
  };
};

export type OpenSiteImages = Awaited<ReturnType<typeof openSiteImages>>;
