import type { VideoGuide, VideoId } from '../media/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';

/** A guide to be tried, a video it knows, and one that is not there. */
export interface VideoGuideSubject {
  readonly guide: VideoGuide;
  readonly participation: ParticipationId;
  readonly video: VideoId;
  readonly unknown: VideoId;
}

/** What every guide keeps to. */
export const videoGuideLaws = (make: () => Promise<VideoGuideSubject>, { test }: LawRunner): void => {
  test('says what a video is called, on one line, the same every time', async () => {
    const { guide, participation, video } = await make();
    const title = await succeed(guide.title(participation, video), 'Asking for a title');
    demand(/^\S(?:.*\S)?$/u.test(title), `"${title}" is not one line of text`);
    demandSame(
      await succeed(guide.title(participation, video), 'Asking again'),
      title,
      'It has another title',
    );
  });

  test('knows nothing of a video that is not there', async () => {
    const { guide, participation, unknown } = await make();
    await fail(guide.title(participation, unknown), 'Asking for the title of no video');
  });
};
