import type { Failure, ParticipationId } from '@fairdesk/core/shared';
import { smallPicture } from '@fairdesk/core/testing';
import { fc, it as propertyOf } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, expect } from 'vitest';
import { NEWS_DESK } from '#app/_composition/news.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { companiesOf } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, describeEachWay } from '#tests/support/worlds/demo-desk.ts';

/** Names of the files that one user sends; the responses may be lost. */
const anyAttempts = fc.array(fc.constantFrom('one.png', 'two.png'), { maxLength: 3 });

/** The one image of a record. */
interface Place {
  /** @returns the id of the image */
  readonly read: () => Promise<string>;
  /** An upload, with the id of the image that its user read; one without is a colleague's. */
  readonly upload: (name: string, key?: string, replaces?: string) => ResultAsync<unknown, Failure>;
}

describeEachWay('an image that a user replaces', (newDesk) => {
  let desk: DemoDesk;
  let mine: ParticipationId;
  let keys = 0;

  beforeAll(async () => {
    desk = await newDesk();
    ({ mine } = await companiesOf(desk));
  }, 60_000);
  afterAll(() => desk.close());

  const editor = (key?: string) =>
    desk.container.get(PROFILE_EDITOR)({
      ...{ language: 'en', canEdit: true, canPublish: true, key, replaces: key !== undefined },
    });
  const news = (key?: string) => desk.container.get(NEWS_DESK)(key, key !== undefined);
  const places: Readonly<Record<string, () => Promise<Place>>> = {
    logo: async () => ({
      read: async () => (await editor().open(mine, 'en'))._unsafeUnwrap().logo?.id ?? '',
      upload: (name, key, replaces) => editor(key).saveLogo(mine, smallPicture(name), { replaces }),
    }),
    'image of a news item': async () => {
      const form = { header: 'Pump', introduction: 'New', text: '<p>New.</p>', author: 'Ana' };
      const added = await news().save(mine, {
        ...form,
        authorEmail: '',
        url: '',
        validFrom: '',
        validTo: '',
      });
      const { id } = added._unsafeUnwrap();
      return {
        read: async () =>
          (await news().list(mine))._unsafeUnwrap().find((item) => item.id === id)?.image?.id ?? '',
        upload: (name, key, replaces) =>
          news(key).saveImage(mine, id, { file: smallPicture(name), title: name }, { replaces }),
      };
    },
  };

  for (const [what, open] of Object.entries(places)) {
    propertyOf.prop([fc.boolean(), anyAttempts, anyAttempts], { numRuns: 10 })(
      `is never one of a colleague that the user has not read: ${what}`,
      async (hasImage, attempts, late) => {
        const { read, upload } = await open();
        if (hasImage) (await upload('before.png'))._unsafeUnwrap();
        keys += 1;
        const seen = await read();
        for (const name of attempts) (await upload(name, `image ${keys}`, seen))._unsafeUnwrap();
        (await upload('colleague.png'))._unsafeUnwrap();
        const theirs = await read();
        for (const name of late) {
          const result = await upload(name, `image ${keys}`, seen);
          expect(result._unsafeUnwrapErr().kind).toBe('conflict');
          expect(await read()).toBe(theirs);
        }
        (await upload('mine.png', `image ${keys}`, theirs))._unsafeUnwrap();
        expect(await read()).not.toBe(theirs);
      },
      60_000,
    );
  }
});
