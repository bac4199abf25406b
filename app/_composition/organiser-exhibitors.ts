import {
  addExhibitor,
  changeExhibitor,
  changeExhibitorTask,
  type DeletionOffice,
  deleteTarget,
  type ExhibitorList,
  saveExhibitorView,
} from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

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
