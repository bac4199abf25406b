import { errAsync, type ResultAsync } from 'neverthrow';
import { cutTo, type Failure, isBlank } from '../../shared/index.ts';
import type { ExhibitorList, ExhibitorView } from './ports.ts';

/** The longest name of a saved filter, in characters. */
export const VIEW_NAME_MAX = 60;

/** Saves a filter under a trimmed name, cut to {@link VIEW_NAME_MAX}; an empty name is `rejected`. */
export const saveExhibitorView =
  (list: Pick<ExhibitorList, 'saveView'>) =>
  ({ name, address }: ExhibitorView): ResultAsync<ExhibitorView, Failure> => {
    if (isBlank(name)) return errAsync({ kind: 'rejected', reason: 'view-needs-name', fields: [] });
    const view = { name: cutTo(name.trim(), VIEW_NAME_MAX).trim(), address };
    return list.saveView(view).map(() => view);
  };

/** {@link saveExhibitorView} bound to its port. */
export type SaveExhibitorView = ReturnType<typeof saveExhibitorView>;
