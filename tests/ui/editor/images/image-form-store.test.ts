import { SITE_IMAGE_ALT_MAX, type SiteImage, type SiteImageForm } from '@fairdesk/core/editor';
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { chosenImage, ImageFormStore } from '#ui/editor/images/image-form-store.ts';
import { imageOf } from './site-image.ts';

const form = fc.record({
  name: fc.constantFrom('', 'Hall', 'Quay'),
  alts: fc.dictionary(fc.constantFrom('en', 'nl'), fc.constantFrom('', 'A quay', 'x'.repeat(201)), {
    maxKeys: 2,
  }),
  isFocused: fc.boolean(),
});

const toForm = ({ isFocused, ...rest }: { name: string; alts: object; isFocused: boolean }): SiteImageForm =>
  ({ ...rest, ...(isFocused && { focus: { x: 0.1, y: 0.9 } }) }) as SiteImageForm;

describe('ImageFormStore', () => {
  it.prop([
    fc.array(fc.record({ which: fc.nat(2), form, end: fc.constantFrom('saved', 'conflict', 'failed') }), {
      maxLength: 10,
    }),
  ])('never loses what was typed about an image, and saves only what is valid', async (steps) => {
    const stored = [0, 1, 2].map((place) => imageOf(place));
    let end = 'saved';
    const refreshed: string[] = [];
    const store = new ImageFormStore(
      (id, version, sent) => {
        const before = stored[Number(id)] as SiteImage;
        expect(version).toBe(before.version);
        if (end === 'conflict') return errAsync<SiteImage, Failure>({ kind: 'conflict', what: 'image' });
        if (end === 'failed') return errAsync<SiteImage, Failure>({ kind: 'unavailable', request: 'PATCH' });
        const { focus: _, ...rest } = before;
        return okAsync<SiteImage, Failure>({ ...rest, ...sent, version: version + 1 });
      },
      (image) => {
        stored[Number(image.id)] = image;
      },
      async ({ id }) => void refreshed.push(id),
    );
    for (const step of steps) {
      const typed = toForm(step.form);
      const image = stored[step.which] as SiteImage;
      store.type(image, typed);
      const shown = [0, 1, 2].map((place) => store.formOf(stored[place] as SiteImage));
      end = step.end;
      const isChanged = store.isChanged(image);
      const saved = await store.save(image);
      const isValid =
        typed.name !== '' && Object.values(typed.alts).every((alt) => alt.length <= SITE_IMAGE_ALT_MAX);
      expect(saved !== undefined).toBe(!isChanged || (isValid && end === 'saved'));
      if (isChanged && isValid && end === 'conflict') expect(refreshed.at(-1)).toBe(image.id);
      for (const place of [0, 1, 2]) expect(store.formOf(stored[place] as SiteImage)).toEqual(shown[place]);
    }
  });

  it.prop([fc.option(fc.record({ x: fc.nat(100), y: fc.nat(100) }), { nil: undefined })])(
    'returns an image with the text of the language, and a focus point only when there is one',
    (percents) => {
      const focus = percents && { x: percents.x / 100, y: percents.y / 100 };
      const image = imageOf(1, { alts: { nl: 'Kade' }, ...(focus && { focus }) });
      const { src, width, height } = image;
      const size = { src, width, height };
      const more = percents && { focus: `${percents.x}% ${percents.y}%` };
      expect(chosenImage(image, 'nl')).toEqual({ ...size, alt: 'Kade', ...more });
      expect(chosenImage(image, 'en')).toEqual({ ...size, alt: '', ...more });
    },
  );
});
