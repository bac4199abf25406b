import { listNews, type NewsDesk, removeNews, saveNews, saveNewsImage } from '@fairdesk/core/news';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyNewsForm, memoryNewsDesk, oneOf, smallPdf, smallPicture } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const PLACE = 'p-1' as ParticipationId;
const shut = new Proxy({} as NewsDesk, { get: () => expect.unreachable('the desk was asked') });

describe('the news of a company', () => {
  it.prop([anyNewsForm(), anyNewsForm()])('are added, changed, listed and removed', async (form, change) => {
    const desk = memoryNewsDesk();
    const added = (await saveNews(desk)(PLACE, { ...form, header: ` ${form.header} ` }))._unsafeUnwrap();
    expect(added).toMatchObject(form);
    const changed = (
      await saveNews(desk)(PLACE, { ...change, id: added.id, version: added.version })
    )._unsafeUnwrap();
    expect(changed).toMatchObject({ ...change, id: added.id });
    expect((await listNews(desk)(PLACE))._unsafeUnwrap()).toEqual([changed]);
    expect((await removeNews(desk)(PLACE, added.id)).isOk()).toBe(true);
    expect((await listNews(desk)(PLACE))._unsafeUnwrap()).toEqual([]);
  });

  it('never reach the desk with a fault', async () => {
    const form = oneOf(anyNewsForm());
    expect((await saveNews(shut)(PLACE, { ...form, header: '' }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'rejected',
      fields: [{ path: 'header', code: 'forms-required' }],
    });
    const image = { file: smallPdf(), title: 'Oven' };
    expect((await saveNewsImage(shut)(PLACE, '1', image))._unsafeUnwrapErr()).toMatchObject({
      fields: [{ path: 'file', code: 'filetype' }],
    });
  });

  it.prop([anyNewsForm()])('have one image, with the title it was given, trimmed', async (form) => {
    const desk = memoryNewsDesk();
    const { id } = (await saveNews(desk)(PLACE, form))._unsafeUnwrap();
    const image = { file: smallPicture(), title: ' Oven ' };
    expect((await saveNewsImage(desk)(PLACE, id, image))._unsafeUnwrap().image?.title).toBe('Oven');
  });
});
