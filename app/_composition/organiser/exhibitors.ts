import {
  type ApprovalDesk,
  addExhibitor,
  changeExhibitor,
  changeExhibitorTask,
  createTask,
  type DeletionOffice,
  deleteTarget,
  type EntryDesk,
  type ExhibitorList,
  extendTask,
  type ImportOffice,
  type ListReader,
  runImport,
  saveExhibitorView,
  saveTask,
  sendBack,
  setEntryBack,
  type TaskPlanner,
} from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from '../logged.ts';

/** The use cases of the list of exhibitors, for the browser. */
export const exhibitorUseCases = (list: ExhibitorList, log: Log) => ({
  listExhibitors: logged(list.page, log),
  saveExhibitorView: logged(saveExhibitorView(list), log),
  deleteExhibitorView: logged(list.deleteView, log),
  saveExhibitorColumns: logged(list.saveColumns, log),
  readExhibitor: logged(list.details, log),
  addExhibitor: logged(addExhibitor(list), log),
  changeExhibitor: logged(changeExhibitor(list), log),
  changeExhibitorTask: logged(changeExhibitorTask(list), log),
  undoExhibitorTask: logged(list.undoTask, log),
  planExhibitors: logged(list.plan, log),
  actOnExhibitors: logged(list.act, log),
});

/** The use cases of deletions, for the browser. */
export const deletionUseCases = (office: DeletionOffice, log: Log) => ({
  planDeletion: logged(office.plan, log),
  deleteTarget: logged(deleteTarget(office), log),
});

/** The use cases of planning tasks, for server and browser. */
export const taskUseCases = (planner: TaskPlanner, log: Log) => ({
  planTasks: logged(planner.plan, log),
  taskCompanies: logged(planner.companies, log),
  createTask: logged(createTask(planner), log),
  saveTask: logged(saveTask(planner), log),
  removeTask: logged(planner.remove, log),
  moveTask: logged(planner.move, log),
  closeTask: logged(planner.close, log),
  reopenTask: logged(planner.reopen, log),
  extendTask: logged(extendTask(planner), log),
});

export type TaskUseCases = ReturnType<typeof taskUseCases>;

/** The use cases of approvals, for server and browser. */
export const approvalUseCases = (desk: ApprovalDesk, log: Log) => ({
  listWaiting: logged(desk.waiting, log),
  compareItem: logged(desk.compare, log),
  approveItems: logged(desk.approve, log),
  sendBack: logged(sendBack(desk), log),
});

export type ApprovalUseCases = ReturnType<typeof approvalUseCases>;

/** The use cases of award entries, for server and browser. */
export const entryUseCases = (desk: EntryDesk, log: Log) => ({
  listEntries: logged(desk.page, log),
  openEntry: logged(desk.open, log),
  setEntryBack: logged(setEntryBack(desk), log),
  exportEntries: logged(desk.part, log),
});

export type EntryUseCases = ReturnType<typeof entryUseCases>;

/** The use cases of importing lists, for server and browser. */
export const importUseCases = (office: ImportOffice, log: Log) => ({
  previewImport: logged(office.preview, log),
  faultyRows: logged(office.faultyRows, log),
  startImport: logged(office.start, log),
  advanceImport: logged(office.advance, log),
  runImport: logged(runImport(office), log),
  importHistory: logged(office.history, log),
  planUndo: logged(office.undoPlan, log),
  undoImport: logged(office.undo, log),
});

/** {@link importUseCases} with the files of the browser. */
export const browserImportUseCases = (office: ImportOffice, reader: ListReader, log: Log) => ({
  ...importUseCases(office, log),
  readList: logged(reader.read, log),
});

export type ImportUseCases = ReturnType<typeof importUseCases>;
