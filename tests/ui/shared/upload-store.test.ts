import { DOCUMENT_RULES, IMAGE_RULES, UPLOAD_SIZE_LIMIT } from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ChosenFile, ReadFile } from '#ui/shared/chosen-file.ts';
import { UploadStore } from '#ui/shared/upload-store.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const chosen = (name: string, content: Uint8Array = PDF): ChosenFile => ({
  name,
  bytes: content.length,
  content,
});

const readAsPdf: ReadFile = async ({ name }) => chosen(name);
const file = (name: string) => new File([PDF], name);
const names = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((stems) => stems.map((stem) => `${stem}.pdf`));

describe('UploadStore', () => {
  it.prop([names])('keeps the last right file of a field for one', async (offered) => {
    const store = new UploadStore('file', DOCUMENT_RULES, readAsPdf);
    const kept = await store.offer(offered.map(file), []);
    expect(kept?.map(({ name }) => name)).toEqual(offered.slice(-1));
    expect(store.refused).toEqual([]);
  });

  it.prop([names, names, fc.scheduler()])(
    'answers the last offer only, in whatever order files are read',
    async (first, second, scheduler) => {
      const read: ReadFile = ({ name }) => scheduler.schedule(Promise.resolve(chosen(name)));
      const store = new UploadStore('file', DOCUMENT_RULES, read);
      const offers = [store.offer(first.map(file), []), store.offer(second.map(file), [])];
      await scheduler.waitAll();
      const [earlier, later] = await Promise.all(offers);
      expect(earlier).toBeUndefined();
      expect(later?.map(({ name }) => name)).toEqual(second.slice(-1));
      expect(store.isReading).toBe(false);
    },
  );

  it('drops what has the same name and names it', async () => {
    const store = new UploadStore('file', DOCUMENT_RULES, readAsPdf);
    await store.offer([file('Plan.pdf'), file('plan.PDF')], []);
    expect(store.dropped).toEqual(['plan.PDF']);
  });

  it('refuses what only calls itself a picture', async () => {
    const store = new UploadStore('image', IMAGE_RULES, async ({ name }) => chosen(name));
    const kept = await store.offer([file('photo.png')], []);
    expect(kept).toEqual([]);
    expect(store.refused.map(({ faults }) => faults[0]?.code)).toEqual(['filetype']);
  });

  it('says of a file that is too large that it is too large', async () => {
    const large: ReadFile = async ({ name }) => ({
      name,
      bytes: UPLOAD_SIZE_LIMIT,
      content: new Uint8Array(),
    });
    const store = new UploadStore('file', DOCUMENT_RULES, large);
    await store.offer([file('plan.pdf')], []);
    expect(store.refused.map(({ faults }) => faults[0]?.code)).toEqual(['maxsize']);
  });
});
