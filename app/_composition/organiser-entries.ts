import { type EntryDesk, setEntryBack } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of award entries, for server and browser. */
export const entryUseCases = (desk: EntryDesk, log: Log) => ({
  listEntries: logged(desk.page, log),
  openEntry: logged(desk.open, log),
  setEntryBack: logged(setEntryBack(desk), log),
  exportEntries: logged(desk.part, log),
});

export type EntryUseCases = ReturnType<typeof entryUseCases>;
