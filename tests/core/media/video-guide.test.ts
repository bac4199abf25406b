import { saveVideo, suggestTitle, type VideoShelf, videoLink } from '@fairdesk/core/media';
import { NAME_MAX, type ParticipationId } from '@fairdesk/core/shared';
import { anyTitle, anyVideo, anyVideoId, memoryVideoGuide, memoryVideoShelf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const PLACE = 'p-1' as ParticipationId;

describe('suggestTitle', () => {
  it.prop([anyVideo, anyTitle])(
    'asks only about a video that is still called by its id',
    async (video, title) => {
      const suggest = suggestTitle(memoryVideoGuide({ [video.videoId]: title }));
      const suggested = await suggest(PLACE, video);
      expect(suggested._unsafeUnwrap()).toBe(video.title === video.videoId ? title : '');
      expect((await suggest(PLACE, { ...video, title: video.videoId }))._unsafeUnwrap()).toBe(title);
    },
  );

  it.prop([anyVideo])('suggests nothing where the host tells nothing, and never fails', async (video) => {
    const suggested = await suggestTitle(memoryVideoGuide())(PLACE, { ...video, title: video.videoId });
    expect(suggested._unsafeUnwrap()).toBe('');
  });
});

describe('saveVideo', () => {
  it.prop([anyVideoId, fc.option(anyTitle, { nil: undefined })])(
    'calls a video by its id unless a title is named',
    async (video, title) => {
      const input = { link: videoLink(video), ...(title !== undefined && { title: ` ${title} ` }) };
      const saved = (await saveVideo(memoryVideoShelf())(PLACE, input))._unsafeUnwrap();
      expect(saved.title).toBe(title?.trim() || video.videoId);
      expect(saved.description).toBe('');
    },
  );

  it('takes a title as long as a name may be', async () => {
    const shelf: VideoShelf = memoryVideoShelf();
    const link = 'https://vimeo.com/76979871';
    const save = (length: number) => saveVideo(shelf)(PLACE, { link, title: 'x'.repeat(length) });
    expect((await save(NAME_MAX)).isOk()).toBe(true);
    expect((await save(NAME_MAX + 1)).isErr()).toBe(true);
  });
});
