import { okAsync } from 'neverthrow';
import type { SelectionMemory, SelectionRecorder } from '../events/index.ts';

/** Records into the given selection memory. */
export const memorySelectionRecorder = (memory: SelectionMemory): SelectionRecorder => ({
  openedList: () => {
    memory.write({ kind: 'none' });
    return okAsync();
  },
  openedEvent: (selectedEventId) => {
    memory.write({ kind: 'event', selectedEventId });
    return okAsync();
  },
});
