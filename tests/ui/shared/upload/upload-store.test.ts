import { DOCUMENT_RULES, IMAGE_RULES, UPLOAD_SIZE_LIMIT } from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { ChosenFile, ReadFile } from '#ui/shared/upload/chosen-file.ts';
import type { ShrinkPicture } from '#ui/shared/upload/shrink-picture.ts';
import { UploadStore } from '#ui/shared/upload/upload-store.ts';

const PDF = new TextEncoder().encode('%PDF-1.7');
const chosen = (name: string, content: Uint8Array = PDF): ChosenFile => ({
  name,
  bytes: content.length,
  content,
});

/** A resizer that always fails. */
const never: ShrinkPicture = async () => undefined;
const readAsPdf: ReadFile = async ({ name }) => chosen(name);
/** The contents of an empty field. */
const nothing = (): readonly ChosenFile[] => [];
const file = (name: string) => new File([PDF], name);
const names = fc
  .uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
  .map((stems) => stems.map((stem) => `${stem}.pdf`));

describe('UploadStore', () => {
  it.prop([names])('keeps the last valid file in a field for one file', async (offered) => {
    const store = new UploadStore('file', DOCUMENT_RULES, readAsPdf, never);
    const accepted = await store.offer(offered.map(file), nothing);
    expect(accepted?.map(({ name }) => name)).toEqual(offered.slice(-1));
    // It says which ones it leaves out.
    expect(store.refused.map(({ file: { name } }) => name)).toEqual(offered.slice(0, -1));
  });

  it.prop([names, names, fc.scheduler()])(
    'keeps the last file of all offers in a field for one file, for any order of reading',
    async (first, second, scheduler) => {
      const read: ReadFile = ({ name }) => scheduler.schedule(Promise.resolve(chosen(name)));
      const store = new UploadStore('file', DOCUMENT_RULES, read, never);
      const offers = [store.offer(first.map(file), nothing), store.offer(second.map(file), nothing)];
      await scheduler.waitAll();
      const [earlier, later] = await Promise.all(offers);
      expect(earlier).toBeUndefined();
      expect(later?.map(({ name }) => name)).toEqual(second.slice(-1));
      const left = new Set([...first, ...second]);
      for (const name of second.slice(-1)) left.delete(name);
      expect(new Set(store.refused.map(({ file: { name } }) => name))).toEqual(left);
      for (const { faults } of store.refused) expect(faults[0]?.code).toBe('filelimitwithname');
      expect(store.isReading).toBe(false);
    },
  );

  const MANY = { ...DOCUMENT_RULES, maxFiles: 20 };

  it.prop([names, names, names, fc.scheduler()])(
    'loses no file of an offer made while another one is read, for any order of reading',
    async (before, first, second, scheduler) => {
      const read: ReadFile = ({ name }) => scheduler.schedule(Promise.resolve(chosen(name)));
      const store = new UploadStore('file', MANY, read, never);
      const field = { files: before.map((name) => chosen(name)) };
      const offers = [first, second].map(async (offered) => {
        const accepted = await store.offer(offered.map(file), () => field.files, MANY);
        if (accepted) field.files = [...accepted];
      });
      const [, ...rest] = field.files;
      field.files = rest;
      await scheduler.waitAll();
      await Promise.all(offers);
      expect(new Set(field.files.map(({ name }) => name))).toEqual(
        new Set([...before.slice(1), ...first, ...second]),
      );
      expect(store.isReading).toBe(false);
    },
  );

  it('names a file that cannot be read, and accepts the others and later ones', async () => {
    const read: ReadFile = async ({ name }) => {
      if (name === 'moved.pdf') throw new DOMException('gone', 'NotFoundError');
      return chosen(name);
    };
    const store = new UploadStore('file', MANY, read, never);
    const accepted = await store.offer(['moved.pdf', 'plan.pdf'].map(file), nothing);
    expect(accepted?.map(({ name }) => name)).toEqual(['plan.pdf']);
    expect(store.unreadable).toEqual(['moved.pdf']);
    expect(await store.offer([file('other.pdf')], nothing)).toHaveLength(1);
    expect(store.unreadable).toEqual([]);
  });

  it('rejects an empty file', async () => {
    const store = new UploadStore(
      'file',
      DOCUMENT_RULES,
      async ({ name }) => chosen(name, new Uint8Array()),
      never,
    );
    expect(await store.offer([file('empty.pdf')], nothing)).toEqual([]);
    expect(store.refused.map(({ faults }) => faults[0]?.code)).toEqual(['emptyfile']);
  });

  it('accepts as many files as the rules of the offer allow', async () => {
    const store = new UploadStore('file', { ...DOCUMENT_RULES, maxFiles: 2 }, readAsPdf, never);
    const offered = ['a.pdf', 'b.pdf', 'c.pdf'].map(file);
    expect(await store.offer(offered, nothing, { ...DOCUMENT_RULES, maxFiles: 3 })).toHaveLength(3);
  });

  it('drops a duplicate name and reports it', async () => {
    const store = new UploadStore('file', DOCUMENT_RULES, readAsPdf, never);
    await store.offer([file('Plan.pdf'), file('plan.PDF')], nothing);
    expect(store.dropped).toEqual(['Plan.pdf']);
    await store.offer([file('Plan.pdf'), file('plan.PDF')], nothing, MANY);
    expect(store.dropped).toEqual(['plan.PDF']);
  });

  it('rejects a file that is not really an image', async () => {
    const store = new UploadStore('image', IMAGE_RULES, async ({ name }) => chosen(name), never);
    const accepted = await store.offer([file('photo.png')], nothing);
    expect(accepted).toEqual([]);
    expect(store.refused.map(({ faults }) => faults[0]?.code)).toEqual(['filetype']);
  });

  it('reports a file that is too large', async () => {
    const large: ReadFile = async ({ name }) => ({
      name,
      bytes: UPLOAD_SIZE_LIMIT,
      content: new Uint8Array(),
    });
    const store = new UploadStore('file', DOCUMENT_RULES, large, never);
    await store.offer([file('plan.pdf')], nothing);
    expect(store.refused.map(({ faults }) => faults[0]?.code)).toEqual(['maxsize']);
  });

  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const measured = (width: number, height: number, bytes = PNG.length): ReadFile => {
    const content = bytes < UPLOAD_SIZE_LIMIT ? PNG : new Uint8Array();
    return async ({ name }) => ({ name, bytes, content, pixels: { width, height } });
  };
  const shrink: ShrinkPicture = async ({ name }, [first]) =>
    first && { name, bytes: PNG.length, content: PNG, pixels: first };
  const side = fc.integer({ min: 1, max: 12_000 });
  const weight = fc.constantFrom(PNG.length, UPLOAD_SIZE_LIMIT);

  it.prop([side, side, weight])(
    'offers to resize exactly images that exceed the limits and stay wide enough',
    async (width, height, bytes) => {
      const store = new UploadStore('image', IMAGE_RULES, measured(width, height, bytes), shrink);
      const accepted = await store.offer([file('photo.png')], nothing);
      const isRefused = accepted?.length === 0;
      const isOffered = store.shrinkable.length > 0;
      expect(isOffered && !isRefused).toBe(false);
      if (width < IMAGE_RULES.minWidth) expect(isOffered).toBe(false);
      const [picture] = store.shrinkable;
      if (picture === undefined) return;
      const smaller = await store.shrink(picture, nothing);
      expect(smaller?.map(({ name }) => name)).toEqual(['photo.png']);
      expect(store.refused).toEqual([]);
      expect(store.shrunk?.pixels).toEqual(smaller?.[0]?.pixels);
    },
  );

  it('reports when an image cannot be resized, and keeps the previous file', async () => {
    const store = new UploadStore('image', IMAGE_RULES, measured(7000, 4000), never);
    await store.offer([file('photo.png')], nothing);
    const [picture] = store.shrinkable;
    expect(await store.shrink(picture as ChosenFile, nothing)).toBeUndefined();
    expect(store.shrunk).toEqual({ name: 'photo.png' });
    expect(store.refused).toHaveLength(1);
  });

  it('discards a resized image when another file was offered meanwhile', async () => {
    let finish = (): void => {};
    const slow: ShrinkPicture = async (...args) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return shrink(...args);
    };
    const store = new UploadStore('image', IMAGE_RULES, measured(7000, 4000), slow);
    await store.offer([file('photo.png')], nothing);
    const shrinking = store.shrink(store.shrinkable[0] as ChosenFile, nothing);
    await store.offer([file('other.png')], nothing);
    finish();
    expect(await shrinking).toBeUndefined();
    expect(store.shrunk).toBeUndefined();
  });
});
