import fc from 'fast-check';
import {
  EVENTS_PAGE_SIZE,
  type EventDirectory,
  type Page,
  type Participation,
  type SiteDirectory,
} from '../events/index.ts';
import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '../shared/index.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** An event directory under test, and an event in it with at least one confirmed participation. */
export interface EventDirectorySubject {
  readonly directory: EventDirectory;
  readonly event: EventId;
}

/** The laws of an event directory. They change nothing. */
export const eventDirectoryLaws = (make: () => Promise<EventDirectorySubject>, { test }: LawRunner): void => {
  test('lists at most 100 events, each once, the same ones every time', async () => {
    const { directory } = await make();
    const events = await succeed(directory.events(), 'Listing events');
    demand(events.length <= EVENTS_PAGE_SIZE, `${events.length} events are listed`);
    demand(new Set(events.map(({ id }) => id)).size === events.length, 'An event is listed twice');
    demandSame(
      await succeed(directory.events(), 'Listing again'),
      events,
      'Reading again returns other events',
    );
  });

  test('opens every event exactly as listed', async () => {
    const { directory } = await make();
    const events = await succeed(directory.events(), 'Listing events');
    await forAll(fc.constantFrom(...events), async (event) => {
      demandSame(
        await succeed(directory.event(event.id), 'Opening an event'),
        event,
        'It differs when opened',
      );
    });
  });

  test('responds with not-found for unknown ids', async () => {
    const { directory } = await make();
    const event = await fail(directory.event(NO_EVENT), 'Opening an unknown event');
    demandSame(event.kind, 'not-found', 'The failure is of the wrong kind');
    const participation = await fail(
      directory.participation(NO_PARTICIPATION),
      'Opening an unknown participation',
    );
    demandSame(participation.kind, 'not-found', 'The failure is of the wrong kind');
    const place = await fail(directory.place(NO_PARTICIPATION), 'Placing an unknown participation');
    demandSame(place.kind, 'not-found', 'The failure is of the wrong kind');
  });

  test('lists confirmed participations of the event only, each once, by slug', async () => {
    const { directory, event } = await make();
    const { items } = await succeed(directory.participations(event, 'all', 500), 'Listing participations');
    demand(items.length > 0, 'The subject has no participation to try');
    demand(
      items.every((one) => one.event === event && one.status === 'CONFIRMED'),
      'A participation of another event or not confirmed is listed',
    );
    demand(new Set(ids(items)).size === items.length, 'A participation is listed twice');
    const slugs = items.map(({ slug }) => slug);
    demandSame(slugs, slugs.toSorted(), 'Participations are not in the order of their slugs');
  });

  test('counts as many participations as it lists', async () => {
    const { directory, event } = await make();
    const { items, total } = await succeed(directory.participations(event, 'all', 500), 'Listing');
    demandSame(await succeed(directory.count(event, 'all'), 'Counting'), total, 'It counts others');
    await forAll(fc.subarray(ids(items).slice(0, 20)), async (only) => {
      demandSame(await succeed(directory.count(event, only), 'Counting some'), only.length, 'It miscounts');
    });
  });

  test('returns the same event and type for a participation as when opening it', async () => {
    const { directory, event } = await make();
    const { items } = await succeed(directory.participations(event, 'all', 500), 'Listing participations');
    await forAll(fc.constantFrom(...items), async ({ id, event: its, participationType }) => {
      demandSame(
        await succeed(directory.place(id), 'Placing a participation'),
        { id, event: its, participationType },
        'It is placed elsewhere',
      );
    });
  });

  test('never lists more than requested, and extends the same list for a higher count', async () => {
    const { directory, event } = await make();
    const all = await succeed(directory.participations(event, 'all', 500), 'Listing participations');
    await forAll(fc.integer({ min: 1, max: 30 }), async (count) => {
      const page = await succeed(directory.participations(event, 'all', count), 'Listing some');
      demandSame(ids(page.items), ids(all.items.slice(0, count)), 'The first ones are not the first of all');
      demandSame(
        [page.total, page.hasNext],
        [all.total, page.items.length < all.total],
        'The page miscounts',
      );
    });
  });

  test('lists only participations that the user may enter', async () => {
    const { directory, event } = await make();
    const all = await succeed(directory.participations(event, 'all', 20), 'Listing participations');
    await forAll(fc.subarray([...ids(all.items)]), async (only) => {
      const mine = await succeed(
        directory.participations(event, [...only, NO_PARTICIPATION], 500),
        'Listing mine',
      );
      demandSame(ids(mine.items), only, 'Not exactly mine are listed');
      demandSame(counts(mine), [only.length, false], 'The page miscounts');
    });
    const none = await succeed(directory.participations(event, [], 500), 'Listing none');
    demandSame(ids(none.items), [], 'Something is listed for a user who may enter nothing');
  });

  test('opens every participation it lists', async () => {
    const { directory, event } = await make();
    const { items } = await succeed(directory.participations(event, 'all', 9), 'Listing participations');
    await forAll(fc.constantFrom(...items), async ({ id, slug, name }) => {
      const opened = await succeed(directory.participation(id), 'Opening a participation');
      demandSame([opened.id, opened.slug, opened.name, opened.event], [id, slug, name, event], 'It differs');
    });
  });
};

/** The laws of a site directory. */
export const siteDirectoryLaws = (make: () => Promise<SiteDirectory>, { test }: LawRunner): void => {
  test('lists one site per event, the same every time', async () => {
    const directory = await make();
    const sites = await succeed(directory.sites(), 'Listing sites');
    demand(new Set(sites.map(({ event }) => event)).size === sites.length, 'An event has two sites');
    demandSame(await succeed(directory.sites(), 'Listing again'), sites, 'Reading again returns other sites');
  });

  test('returns the same portal look every time', async () => {
    const directory = await make();
    const look = await succeed(directory.portal(), 'Looking at the portal');
    demandSame(await succeed(directory.portal(), 'Looking again'), look, 'It looks different');
  });
};

const ids = (participations: readonly Participation[]): readonly ParticipationId[] =>
  participations.map(({ id }) => id);

const counts = ({ total, hasNext }: Page<Participation>) => [total, hasNext];

const NO_EVENT = eventIdOf('999999999999999999') as EventId;
const NO_PARTICIPATION = participationIdOf('no-such-participation') as ParticipationId;
