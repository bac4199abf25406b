import { saveVideo, suggestTitle, type VideoShelf, videoLink } from '@fairdesk/core/media';
import { NAME_MAX, type ParticipationId } from '@fairdesk/core/shared';
import { anyTitle, anyVideo, anyVideoId, memoryVideoGuide, memoryVideoShelf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const PLACE = 'p-1' as ParticipationId;

describe('suggestTitle', () => {
  it.prop([anyVideo, anyTitle])(
    'asks the host only about a video whose title is still its id',
    async (video, title) => {
      const suggest = suggestTitle(memoryVideoGuide({ [video.videoId]: title }));
      const suggested = await suggest(PLACE, video);
      expect(suggested._unsafeUnwrap()).toBe(video.title === video.videoId ? title : '');
      expect((await suggest(PLACE, { ...video, title: video.videoId }))._unsafeUnwrap()).toBe(title);
    },
  );

  it.prop([anyVideo])('suggests nothing when the host returns nothing, and never fails', async (video) => {
    const suggested = await suggestTitle(memoryVideoGuide())(PLACE, { ...video, title: video.videoId });
    expect(suggested._unsafeUnwrap()).toBe('');
  });
});

describe('saveVideo', () => {
  it.prop([anyVideoId, fc.option(anyTitle, { nil: undefined })])(
    'uses the id as title unless one is given',
    async (video, title) => {
      const input = { link: videoLink(video), ...(title !== undefined && { title: ` ${title} ` }) };
      const saved = (await saveVideo(memoryVideoShelf())(PLACE, input))._unsafeUnwrap();
      expect(saved.title).toBe(title?.trim() || video.videoId);
      expect(saved.description).toBe('');
    },
  );

  it('accepts a title up to the maximum length of a name', async () => {
    const shelf: VideoShelf = memoryVideoShelf();
    const link = 'https://vimeo.com/76979871';
    const save = (length: number) => saveVideo(shelf)(PLACE, { link, title: 'x'.repeat(length) });
    expect((await save(NAME_MAX)).isOk()).toBe(true);
    expect((await save(NAME_MAX + 1)).isErr()).toBe(true);
  });
});
