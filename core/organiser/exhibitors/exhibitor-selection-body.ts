import type { ParticipationId } from '../../shared/index.ts';
import { exhibitorParams, exhibitorQueryOf } from './exhibitor-address.ts';
import { EVERY_EXHIBITOR } from './exhibitor-query.ts';
import type { ExhibitorSelection } from './exhibitor-selection.ts';

/** A selection on the wire: ids, or the parameters of a list's address with exceptions. */
export type ExhibitorSelectionBody =
  | { readonly ids: readonly ParticipationId[] }
  | { readonly allOf: Readonly<Record<string, string>>; readonly except: readonly ParticipationId[] };

/** The body of a selection. */
export const selectionBody = (selection: ExhibitorSelection): ExhibitorSelectionBody =>
  'ids' in selection
    ? { ids: selection.ids }
    : {
        allOf: exhibitorParams({ ...EVERY_EXHIBITOR, filter: selection.allOf }),
        except: selection.except,
      };

/** The selection of a body. */
export const selectionOf = (body: ExhibitorSelectionBody): ExhibitorSelection =>
  'ids' in body ? body : { allOf: exhibitorQueryOf(body.allOf).filter, except: body.except };
