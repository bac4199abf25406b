/** The folder of an organiser: reading, importing, undoing and exporting. */
export { applyImport } from './apply-import.ts';
export { changeLines } from './change-lines.ts';
export type { Dataset } from './dataset.ts';
export { type DatasetFault, describeFault } from './dataset-fault.ts';
export { exportFolder } from './export-folder.ts';
export { localise } from './localise.ts';
export type { AuthoredPlaceholders, AuthoredRendering } from './page-schema.ts';
export { type ImportPlan, planImport } from './plan-import.ts';
export { readDataset } from './read-dataset.ts';
export { type UndoneImport, undoImport } from './undo-import.ts';
