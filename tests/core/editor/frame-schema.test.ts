import {
  FRAME_AREAS,
  FrameCanvasBodySchema,
  FrameChangeSchema,
  FrameFormsSchema,
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
