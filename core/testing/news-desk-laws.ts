import { type NewsDesk, type NewsForm, type NewsItem, newsToSave } from '../news/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { smallPicture } from './any-media.ts';
import { anyNewsForm } from './any-news-item.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';
import { oneOf } from './one-of.ts';

/** A news desk under test, with a participation it may change. */
export interface NewsDeskSubject {
  readonly desk: NewsDesk;
  readonly participation: ParticipationId;
  /** Another participation; the desk may deny access to it. */
  readonly other: ParticipationId;
}

/** The laws of a news desk. News they add are deleted again. */
export const newsDeskLaws = (make: () => Promise<NewsDeskSubject>, { test }: LawRunner): void => {
  test('lists a news item as saved until it is deleted', async () => {
    const subject = await make();
    const { desk, participation } = subject;
    const before = await listed(subject);
    await forAll(anyNewsForm(), async (form) => {
      const added = await succeed(desk.save(participation, form), 'Saving news');
      demandSame(newsToSave(added), form, 'The news differ');
      demandSame(await listed(subject), [...before, added], 'The item is not listed as it was answered');
      await succeed(desk.remove(participation, added.id), 'Removing news');
      demandSame(await listed(subject), before, 'Removed news are listed');
      const failure = await fail(desk.remove(participation, added.id), 'Removing them again');
      demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('lets one of several concurrent saves of a version win', async () => {
    const subject = await make();
    await withItem(subject, async ({ id, version }) => {
      const { desk, participation } = subject;
      const racers = await Promise.all(
        Array.from({ length: 6 }, (_, place) =>
          desk.save(participation, { ...oneOf(anyNewsForm()), header: `Racer ${place}`, id, version }),
        ),
      );
      demand(
        racers.filter((racer) => racer.isOk()).length === 1,
        'Not exactly one save of a version succeeds',
      );
      for (const racer of racers) {
        if (racer.isErr()) demandSame(racer.error.kind, 'conflict', 'The failure is of the wrong kind');
      }
    });
  });

  test('stores only the latest image', async () => {
    const subject = await make();
    await withItem(subject, async ({ id }) => {
      const { desk, participation } = subject;
      const give = (title: string) =>
        succeed(desk.saveImage(participation, id, { file: smallPicture(), title }), 'Saving an image');
      const first = await give('First');
      const second = await give('Second');
      demandSame([first.image?.title, second.image?.title], ['First', 'Second'], 'The titles differ');
      demand(first.image?.id !== second.image?.id, 'Another image has the same id');
      const found = (await listed(subject)).find((item) => item.id === id);
      demandSame(found, second, 'It differs when listed');
    });
  });

  test('replaces an image only when the caller has read it, or does not say what it read', async () => {
    const subject = await make();
    await withItem(subject, async ({ id }) => {
      const { desk, participation } = subject;
      const give = (replaces?: string) =>
        desk.saveImage(participation, id, { file: smallPicture(), title: 'Stand' }, { replaces });
      const first = await succeed(give(''), 'Adding an image');
      for (const unread of ['', 'another']) {
        const failure = await fail(give(unread), 'Replacing an image that was not read');
        demandSame(failure.kind, 'conflict', 'The failure is of the wrong kind');
        const found = (await listed(subject)).find((item) => item.id === id);
        demandSame(found?.image, first.image, 'The image is replaced');
      }
      const second = await succeed(give(first.image?.id), 'Replacing an image');
      const third = await succeed(give(), 'Replacing any image');
      const ids = new Set([first, second, third].map(({ image }) => image?.id));
      demand(ids.size === 3, 'The image is not replaced');
    });
  });

  test('never finds news through another participation, and changes nothing', async () => {
    const subject = await make();
    await withItem(subject, async (mine) => {
      const { desk, other } = subject;
      const form: NewsForm = { ...oneOf(anyNewsForm()), header: 'Stolen' };
      const failures = await Promise.all([
        fail(desk.save(other, { ...form, id: mine.id }), 'Saving foreign news'),
        fail(desk.remove(other, mine.id), 'Removing foreign news'),
        fail(desk.saveImage(other, mine.id, { file: smallPicture(), title: 'Stolen' }), 'Changing an image'),
      ]);
      for (const { kind } of failures) demandSame(kind, 'not-found', 'The failure is of the wrong kind');
      demandSame(
        (await listed(subject)).find(({ id }) => id === mine.id),
        mine,
        'Something changed',
      );
    });
  });
};

const listed = ({ desk, participation }: NewsDeskSubject): Promise<readonly NewsItem[]> =>
  succeed(desk.list(participation), 'Listing news');

const withItem = async (subject: NewsDeskSubject, work: (item: NewsItem) => Promise<void>): Promise<void> => {
  const { desk, participation } = subject;
  const item = await succeed(desk.save(participation, oneOf(anyNewsForm())), 'Saving news');
  try {
    await work(item);
  } finally {
    await desk.remove(participation, item.id);
  }
};
