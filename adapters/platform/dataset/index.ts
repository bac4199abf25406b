/** The folder of an organiser: reading, importing, undoing and exporting. */

export { exportFolder } from './export/export-folder.ts';
export { changeLines } from './plan/change-lines.ts';
export { type ImportPlan, planImport } from './plan/plan-import.ts';
export type { Dataset } from './read/dataset.ts';
export { type DatasetFault, describeFault } from './read/dataset-fault.ts';
export { localise } from './read/localise.ts';
export type { AuthoredPlaceholders, AuthoredRendering } from './read/page-schema.ts';
export { readDataset } from './read/read-dataset.ts';
export { applyImport } from './write/apply-import.ts';
export { type UndoneImport, undoImport } from './write/undo-import.ts';
