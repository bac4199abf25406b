import type { SelectionRecorder } from '@fairdesk/core/events';
import type { EventId } from '@fairdesk/core/shared';
import { useLayoutEffect } from 'react';

/** The list of events, or a single event; `undefined` on any other page. */
export type Choosing = 'event' | EventId | undefined;

/**
 * Records the list that a page shows, before anything on it can be pressed: recorded after the choice of a company, it
 * would clear this choice.
 */
export const useSelectionRecord = (choosing: Choosing, recorder: SelectionRecorder): void => {
  useLayoutEffect(() => {
    if (choosing === 'event') void recorder.openedList();
    else if (choosing) void recorder.openedEvent(choosing);
  }, [choosing, recorder]);
};
