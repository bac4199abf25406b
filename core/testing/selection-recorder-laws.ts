import type { SelectionCookies, SelectionRecorder } from '../events/index.ts';
import type { EventId } from '../shared/index.ts';
import { demandSame, type LawRunner, succeed } from './law.ts';

/** A selection recorder under test, an event that may be opened, and access to the stored cookies. */
export interface SelectionRecorderSubject {
  readonly recorder: SelectionRecorder;
  readonly event: EventId;
  /** Reads the current cookies of the selection. */
  readonly readCookies: () => Promise<SelectionCookies>;
}

/** The laws of a selection recorder. */
export const selectionRecorderLaws = (
  make: () => Promise<SelectionRecorderSubject>,
  { test }: LawRunner,
): void => {
  test('stores only the event when its page opens, and nothing when the list opens', async () => {
    const { recorder, event, readCookies } = await make();
    await succeed(recorder.openedEvent(event), 'Opening an event');
    demandSame(await readCookies(), { selectedEventId: event }, 'Something else is stored');
    await succeed(recorder.openedList(), 'Opening the list');
    demandSame(await readCookies(), {}, 'Something is still stored');
  });
};
