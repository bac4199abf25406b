import type { ParticipationId } from '../../shared/index.ts';
import type { ExhibitorFilter } from './exhibitor-query.ts';

/**
 * The chosen exhibitors of a list: some, or all that a filter finds with some exceptions.
 *
 * "All" is the filter, never a list of ids, so it costs the same for ten thousand.
 */
export type ExhibitorSelection =
  | { readonly ids: readonly ParticipationId[] }
  | { readonly allOf: ExhibitorFilter; readonly except: readonly ParticipationId[] };

/** Nothing is selected. */
export const NO_EXHIBITORS: ExhibitorSelection = { ids: [] };

/** The most exhibitors that can be selected one by one. */
export const SELECTED_ONE_BY_ONE_MAX = 1000;

/** Selects everything that a filter finds, on all pages. */
export const allExhibitorsOf = (filter: ExhibitorFilter): ExhibitorSelection => ({
  allOf: filter,
  except: [],
});

/** Whether an exhibitor of the list is selected. */
export const isExhibitorSelected = (selection: ExhibitorSelection, id: ParticipationId): boolean =>
  'ids' in selection ? selection.ids.includes(id) : !selection.except.includes(id);

/** Selects an exhibitor of the list, or deselects it. */
export const toggleExhibitor = (selection: ExhibitorSelection, id: ParticipationId): ExhibitorSelection =>
  'ids' in selection
    ? { ids: toggled(selection.ids, id).slice(-SELECTED_ONE_BY_ONE_MAX) }
    : { ...selection, except: toggled(selection.except, id) };

/** How many exhibitors are selected, when the filter finds `total`. */
export const selectedCount = (selection: ExhibitorSelection, total: number): number =>
  'ids' in selection ? selection.ids.length : Math.max(0, total - selection.except.length);

const toggled = (ids: readonly ParticipationId[], id: ParticipationId): readonly ParticipationId[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
