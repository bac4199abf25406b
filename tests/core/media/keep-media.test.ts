import {
  addDocument,
  changeDocument,
  type DocumentShelf,
  IMAGE_RULES,
  imageFaults,
  listDocuments,
  listVideos,
  removeDocument,
  removeVideo,
  saveVideo,
  uploadFaults,
  type VideoShelf,
  videoFaults,
  videoLink,
} from '@fairdesk/core/media';
import type { ParticipationId } from '@fairdesk/core/shared';
import {
  anyTitle,
  anyVideoId,
  memoryDocumentShelf,
  memoryVideoShelf,
  smallPdf,
  smallPicture,
} from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const PLACE = 'p-1' as ParticipationId;
const shutShelf = () => expect.unreachable('the shelf was asked');
const anyForm = fc.record({
  title: anyTitle.map((title) => [...title].slice(0, 20).join('').trim()).filter((title) => title !== ''),
  description: fc.string({ maxLength: 100 }),
  type: fc.constantFrom('WHITEPAPER', 'BROCHURE', 'PRESENTATION'),
});

describe('the documents of a company', () => {
  it.prop([anyForm, anyForm])('are added, changed, listed and removed', async (form, change) => {
    const shelf = memoryDocumentShelf();
    const typed = { ...form, title: ` ${form.title} `, type: ` ${form.type} ` };
    const added = (await addDocument(shelf)(PLACE, { ...typed, file: smallPdf() }))._unsafeUnwrap();
    expect(added).toMatchObject(form);
    const again = { ...change, title: ` ${change.title} `, version: added.version };
    const changed = (await changeDocument(shelf)(PLACE, added.id, again))._unsafeUnwrap();
    expect(changed).toMatchObject(change);
    expect((await listDocuments(shelf)(PLACE))._unsafeUnwrap()).toEqual([changed]);
    expect((await removeDocument(shelf)(PLACE, added.id)).isOk()).toBe(true);
    expect((await listDocuments(shelf)(PLACE))._unsafeUnwrap()).toEqual([]);
  });

  it.prop([anyForm])('never reach the shelf with a fault', async (form) => {
    const shut: DocumentShelf = { list: shutShelf, add: shutShelf, change: shutShelf, remove: shutShelf };
    expect(
      (await addDocument(shut)(PLACE, { ...form, file: smallPicture() }))._unsafeUnwrapErr(),
    ).toMatchObject({
      fields: [{ path: 'file', code: 'filetype' }],
    });
    expect(
      (await addDocument(shut)(PLACE, { ...form, title: '', file: smallPdf() }))._unsafeUnwrapErr(),
    ).toMatchObject({
      fields: [{ path: 'title', code: 'forms-required' }],
    });
    expect(
      (await changeDocument(shut)(PLACE, '1', { ...form, type: 'POEM' }))._unsafeUnwrapErr(),
    ).toMatchObject({
      fields: [{ path: 'type', code: 'forms-choice' }],
    });
  });
});

describe('the videos of a company', () => {
  it.prop([anyVideoId, anyVideoId])(
    'are added by their link, changed, listed and removed',
    async (one, other) => {
      const shelf = memoryVideoShelf();
      const added = (await saveVideo(shelf)(PLACE, { link: videoLink(one) }))._unsafeUnwrap();
      expect(added).toMatchObject(one);
      const change = { link: videoLink(other), id: added.id, version: added.version };
      const changed = (await saveVideo(shelf)(PLACE, change))._unsafeUnwrap();
      expect(changed).toMatchObject({ ...other, id: added.id });
      expect((await listVideos(shelf)(PLACE))._unsafeUnwrap()).toEqual([changed]);
      expect((await removeVideo(shelf)(PLACE, added.id)).isOk()).toBe(true);
      expect((await listVideos(shelf)(PLACE))._unsafeUnwrap()).toEqual([]);
    },
  );

  it.prop([anyVideoId, fc.constantFrom(undefined, '', '  ', ' New oven ')])(
    'are sent with a title exactly when one was entered',
    async (video, title) => {
      const sent: unknown[] = [];
      const save: VideoShelf['save'] = (_participation, { title: named }) => {
        sent.push(named);
        return errAsync({ kind: 'unavailable', request: 'POST video' });
      };
      await saveVideo({ save })(PLACE, { link: videoLink(video), ...(title !== undefined && { title }) });
      expect(sent).toEqual([title?.trim() ? 'New oven' : undefined]);
    },
  );

  it.each([
    ['', 'forms-required'],
    ['bakery.example', 'forms-video'],
  ])('are never created from the link %j', async (link, code) => {
    const shut: VideoShelf = { list: shutShelf, save: shutShelf, remove: shutShelf };
    expect((await saveVideo(shut)(PLACE, { link }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'link', code }],
    });
    expect(videoFaults({ link })).toMatchObject([{ path: 'link', code }]);
  });
});

describe('an uploaded file', () => {
  it.prop([fc.uint8Array({ minLength: 1, maxLength: 20 })])(
    'is accepted only when its content matches its type',
    (bytes) => {
      expect(uploadFaults('f', smallPicture(), IMAGE_RULES)).toEqual([]);
      expect(uploadFaults('f', { name: 'stand.png', bytes }, IMAGE_RULES)).toEqual([
        { path: 'f', code: 'filetype', params: { name: 'stand.png', list: '.jpg, .jpeg, .png' } },
      ]);
    },
  );

  it('is checked for size and dimensions first', () => {
    const empty = { name: 'stand.png', bytes: new Uint8Array() };
    expect(uploadFaults('f', empty, IMAGE_RULES)).toMatchObject([{ code: 'emptyfile' }]);
    const narrow = { ...smallPicture(), pixels: { width: 639, height: 1 } };
    expect(uploadFaults('f', narrow, IMAGE_RULES)).toMatchObject([{ code: 'minwidth' }]);
    const large = { name: 'a.png', bytes: new Uint8Array(2_097_152) };
    expect(uploadFaults('f', large, IMAGE_RULES)).toMatchObject([{ code: 'maxsize' }]);
  });

  it('needs a title in the image dialog', () => {
    expect(imageFaults({ file: smallPicture(), title: 'Oven' })).toEqual([]);
    expect(imageFaults({ file: smallPdf(), title: ' ' })).toMatchObject([
      { path: 'title', code: 'forms-required' },
      { path: 'file', code: 'filetype' },
    ]);
  });
});
