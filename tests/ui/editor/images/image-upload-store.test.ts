import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ImageUploadStore } from '#ui/editor/images/image-upload-store.ts';
import { imageOf } from './site-image.ts';

const FULL: Failure = { kind: 'rejected', reason: 'no', fields: [{ path: 'file', code: 'site-images-max' }] };
const AWAY: Failure = { kind: 'unavailable', request: 'POST' };

describe('ImageUploadStore', () => {
  it.prop([fc.array(fc.constantFrom('sent', 'known', 'refused', 'failed'), { maxLength: 8 })])(
    'gives each file the result of its own upload, and repeats only those that failed',
    async (ends) => {
      const stored: string[] = [];
      let repeats = 0;
      const store = new ImageUploadStore(
        ({ name }, options) => {
          options?.progress?.(0.5);
          const [end = '', place = '0'] = name.split(' ');
          if (repeats === 0 && end === 'refused') return errAsync(FULL);
          if (repeats === 0 && end === 'failed') return errAsync(AWAY);
          return okAsync({ image: imageOf(Number(place)), isKnown: end === 'known' });
        },
        ({ id }) => stored.push(id),
      );
      const files = ends.map((end, place) => ({
        name: `${end} ${place}`,
        bytes: 1,
        content: new Uint8Array(1),
      }));
      await store.add(files);
      const states = ends.map((end) => (end === 'refused' ? 'failed' : end));
      expect(store.uploads.map(({ state }) => state)).toEqual(states);
      expect(store.uploads.map(({ faults }) => faults.length)).toEqual(
        ends.map((end) => (end === 'refused' ? 1 : 0)),
      );
      expect(store.isBusy).toBe(false);
      repeats = 1;
      for (const { id } of store.uploads) await store.repeat(id);
      expect(store.uploads.some(({ state }) => state === 'failed')).toBe(false);
      expect(stored.toSorted()).toEqual(ends.map((_, place) => String(place)).toSorted());
    },
  );
});
