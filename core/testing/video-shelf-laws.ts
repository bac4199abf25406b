import fc from 'fast-check';
import type { Video, VideoId, VideoShelf } from '../media/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { anyVideoId } from './any-media.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';

/** A video shelf under test, with a participation it may change. */
export interface VideoShelfSubject {
  readonly shelf: VideoShelf;
  readonly participation: ParticipationId;
  /** Another participation; the shelf may deny access to it. */
  readonly other: ParticipationId;
}

/** The laws of a video shelf. Videos they add are removed again. */
export const videoShelfLaws = (make: () => Promise<VideoShelfSubject>, { test }: LawRunner): void => {
  test('lists a video titled by its id, then its replacement, then none', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const before = await listed(subject);
    await forAll(fc.tuple(anyVideoId, anyVideoId), async ([video, other]) => {
      const added = await succeed(shelf.save(participation, video), 'Adding a video');
      demandSame(fieldsOf(added), { ...video, title: video.videoId, description: '' }, 'The video differs');
      demandSame(await listed(subject), [...before, added], 'It is not listed as it was answered');
      const { id, version } = added;
      const changed = await succeed(shelf.save(participation, { ...other, id, version }), 'Changing a video');
      demandSame(
        [changed.id, fieldsOf(changed).videoId],
        [id, other.videoId],
        'The other video is not shown',
      );
      const which = { id, version: changed.version };
      const named = await succeed(
        shelf.save(participation, { ...other, ...which, title: 'A day out' }),
        'Naming it',
      );
      demandSame(named.title, 'A day out', 'It is called something else');
      await succeed(shelf.remove(participation, id), 'Removing a video');
      demandSame(await listed(subject), before, 'A removed video is listed');
      const failure = await fail(shelf.remove(participation, id), 'Removing it again');
      demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('lets one of several concurrent saves of a version win', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const { id, version } = await succeed(shelf.save(participation, videoOf(0)), 'Adding a video');
    const racers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => shelf.save(participation, { ...videoOf(number), id, version })),
    );
    demand(racers.filter((racer) => racer.isOk()).length === 1, 'Not exactly one save of a version succeeds');
    for (const racer of racers) {
      if (racer.isErr()) demandSame(racer.error.kind, 'conflict', 'The failure is of the wrong kind');
    }
    await succeed(shelf.remove(participation, id), 'Removing a video');
  });

  test('never finds a video through another participation, and changes nothing', async () => {
    const subject = await make();
    const { shelf, participation, other } = subject;
    const mine = await succeed(shelf.save(participation, oneOf(anyVideoId)), 'Adding a video');
    const failures = await Promise.all([
      fail(shelf.save(other, { ...videoOf(1), id: mine.id }), 'Changing a foreign video'),
      fail(shelf.remove(other, mine.id), 'Removing a foreign video'),
    ]);
    for (const { kind } of failures) demandSame(kind, 'not-found', 'The failure is of the wrong kind');
    demandSame(
      (await listed(subject)).find(({ id }) => id === mine.id),
      mine,
      'Something changed',
    );
    await succeed(shelf.remove(participation, mine.id), 'Removing a video');
  });
};

const listed = ({ shelf, participation }: VideoShelfSubject): Promise<readonly Video[]> =>
  succeed(shelf.list(participation), 'Listing videos');

const fieldsOf = ({ type, videoId, title, description }: Video) => ({ type, videoId, title, description });

const videoOf = (number: number): VideoId => ({ type: 'VIMEO', videoId: `7697987${number}` });
