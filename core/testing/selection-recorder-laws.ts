import type { SelectionCookies, SelectionRecorder } from '../events/index.ts';
import type { EventId } from '../shared/index.ts';
import { demandSame, type LawRunner, succeed } from './law.ts';

/** A recorder to be tried, an event that may be opened, and a look at what is remembered. */
export interface SelectionRecorderSubject {
  readonly recorder: SelectionRecorder;
  readonly event: EventId;
  /** The cookies of the selection as they are now. */
  readonly remembered: () => Promise<SelectionCookies>;
}

/** What every recorder of a selection keeps to. */
export const selectionRecorderLaws = (
  make: () => Promise<SelectionRecorderSubject>,
  { test }: LawRunner,
): void => {
  test('remembers an event alone once its page is open, and nothing once the list is', async () => {
    const { recorder, event, remembered } = await make();
    await succeed(recorder.openedEvent(event), 'Opening an event');
    demandSame(await remembered(), { selectedEventId: event }, 'Something else is remembered');
    await succeed(recorder.openedList(), 'Opening the list');
    demandSame(await remembered(), {}, 'Something is still remembered');
  });
};
