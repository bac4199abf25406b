import {
  FRAME_AREAS,
  FrameCanvasBodySchema,
  FrameChangeSchema,
  FrameFormsSchema,
  FrameItemSchema,
  PAGE_DEPTH_MAX,
  PAGE_TEXT_MAX,
  siteFrameFaults,
} from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { inBoth } from '#tests/support/models/frame-edits.ts';
import { CASES } from '#tests/support/models/frame-limits.ts';

const anyArea = fc.constantFrom(...FRAME_AREAS);
const changeOf = (forms: object) => ({ area: 'header', path: '/', version: '1', forms });

describe('the body that publishes a header or a footer', () => {
  it.prop([anyArea.chain((area) => fc.tuple(fc.constant(area), anyFrameForm(area)))])(
    'is read as it was sent',
    ([area, form]) => {
      const forms = inBoth(form);
      expect(z.parse(FrameFormsSchema, structuredClone(forms))).toEqual(forms);
      const canvas = { place: { path: '/', language: 'en' }, area, form };
      expect(z.parse(FrameCanvasBodySchema, structuredClone(canvas))).toEqual(canvas);
    },
  );

  it.prop([anyFrameForm('header'), fc.constantFrom(...CASES)])(
    'is rejected with the path, code and limit of each fault',
    (form, { change }) => {
      const forms = { en: change(form) };
      const { error, success } = FrameChangeSchema.safeParse(changeOf(forms));
      const faults = siteFrameFaults(forms);
      expect(success).toBe(faults.length === 0);
      expect(error?.issues ?? []).toMatchObject(
        faults.map(({ path, code, params }) => ({
          ...{ code: 'custom', path: ['forms', path] },
          params: { fault: code, ...params },
        })),
      );
    },
  );

  it('is rejected with a target that is none, and beyond the limits of a page', () => {
    const form = { lists: {}, logos: {}, texts: {}, settings: {} };
    const item = {
      ...{ id: 'x', title: '', text: '', href: '', icon: '', isCallToAction: false, children: [] },
    };
    const isAccepted = (more: object) =>
      FrameChangeSchema.safeParse(changeOf({ en: { ...form, ...more } })).success;
    expect(isAccepted({ lists: { main: [{ ...item, target: '_top' }] } })).toBe(false);
    expect(isAccepted({ texts: { topbar: 'x'.repeat(PAGE_TEXT_MAX + 1) } })).toBe(false);
    expect(isAccepted({})).toBe(true);
  });
});

describe('an item of a menu', () => {
  it.prop([fc.nat({ max: (PAGE_DEPTH_MAX - 2) / 2 })])('is read at any depth within the limits', (depth) => {
    expect(z.parse(FrameItemSchema, itemOf(depth))).toEqual(itemOf(depth));
  });

  it.each([PAGE_DEPTH_MAX, 30_000])('is rejected with %i levels below it, for its depth', (depth) => {
    const issue = { path: [], params: { fault: 'page-depth-max', max: PAGE_DEPTH_MAX } };
    expect(FrameItemSchema.safeParse(itemOf(depth)).error?.issues).toMatchObject([issue]);
    const forms = { en: { lists: { main: [itemOf(depth)] }, logos: {}, texts: {}, settings: {} } };
    const path = ['en', 'lists', 'main', 0];
    expect(FrameFormsSchema.safeParse(forms).error?.issues).toMatchObject([{ ...issue, path }]);
  });
});

/** @param depth how many levels are below the item */
const itemOf = (depth: number): object => {
  const item = { id: 'x', title: '', text: '', href: '', target: '', icon: '', isCallToAction: false };
  let nested: object = { ...item, children: [] };
  for (let level = 0; level < depth; level += 1) nested = { ...item, children: [nested] };
  return nested;
};
