import type { VideoGuide, VideoId } from '../media/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { demand, demandSame, fail, type LawRunner, succeed } from './law.ts';

/** A video guide under test, a video it knows, and one that does not exist. */
export interface VideoGuideSubject {
  readonly guide: VideoGuide;
  readonly participation: ParticipationId;
  readonly video: VideoId;
  readonly unknown: VideoId;
}

/** The laws of a video guide. */
export const videoGuideLaws = (make: () => Promise<VideoGuideSubject>, { test }: LawRunner): void => {
  test('returns the title of a video on one line, the same every time', async () => {
    const { guide, participation, video } = await make();
    const title = await succeed(guide.title(participation, video), 'Asking for a title');
    demand(/^\S(?:.*\S)?$/u.test(title), `"${title}" is not one line of text`);
    demandSame(
      await succeed(guide.title(participation, video), 'Asking again'),
      title,
      'It has another title',
    );
  });

  test('responds with not-found for a video that does not exist', async () => {
    const { guide, participation, unknown } = await make();
    await fail(guide.title(participation, unknown), 'Asking for the title of no video');
  });
};
