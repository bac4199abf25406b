import { fromCookies, type ParticipationBrowser, type SelectionMemory, toCookies } from '../events/index.ts';
import type { EventId, ParticipationId } from '../shared/index.ts';
import { anySelection } from './any-participation.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** The laws of a selection memory. */
export const selectionMemoryLaws = (make: () => Promise<SelectionMemory>, { test }: LawRunner): void => {
  test('stores the latest selection, and nothing of earlier ones', async () => {
    const memory = await make();
    await forAll(anySelection, async (selection) => {
      memory.write(selection);
      demandSame(fromCookies(memory.read()), fromCookies(toCookies(selection)), 'Another choice is stored');
    });
  });

  test('stores nothing once the selection is cleared', async () => {
    const memory = await make();
    await forAll(anySelection, async (selection) => {
      memory.write(selection);
      memory.write({ kind: 'none' });
      demandSame(memory.read(), {}, 'Something is still stored');
    });
  });
};

/** A participation browser under test, with what its user may and may not enter. */
export interface ParticipationBrowserSubject {
  readonly browser: ParticipationBrowser;
  /** An event with at least one participation the user may enter. */
  readonly event: EventId;
  /** A participation of another company. */
  readonly foreign: ParticipationId;
}

/** The laws of a participation browser. They change the user's selection. */
export const participationBrowserLaws = (
  make: () => Promise<ParticipationBrowserSubject>,
  { test }: LawRunner,
): void => {
  test('lets a user choose every participation it lists', async () => {
    const { browser, event } = await make();
    const { items } = await succeed(browser.list(event, 9), 'Listing participations');
    demand(items.length > 0, 'The subject has no participation to try');
    for (const { id } of items.slice(0, 3)) {
      const href = await succeed(browser.choose(id), 'Choosing a participation');
      demand(/^\/(?!\/)/.test(href), `A choice leads to ${href}, off the site`);
    }
  });

  test('neither lists nor accepts a participation of another company', async () => {
    const { browser, event, foreign } = await make();
    const { items } = await succeed(browser.list(event, 500), 'Listing participations');
    demand(
      items.every(({ id }) => id !== foreign),
      'A foreign participation is listed',
    );
    const failure = await fail(browser.choose(foreign), 'Choosing a foreign participation');
    demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
  });
};
