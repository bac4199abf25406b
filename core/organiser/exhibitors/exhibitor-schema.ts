import * as z from 'zod/mini';
import { LANGUAGES, type ParticipationId, participationIdOf } from '../../shared/index.ts';
import { EXHIBITOR_COLUMNS } from './exhibitor-columns.ts';
import { SELECTED_ONE_BY_ONE_MAX } from './exhibitor-selection.ts';
import { EXPORT_TABLES } from './exhibitor-tables.ts';
import { EXHIBITOR_VERBS } from './exhibitor-verbs.ts';

/** The id of an exhibitor. */
export const ExhibitorIdSchema = z.pipe(
  z.string(),
  z.transform((text, context): ParticipationId => {
    const id = participationIdOf(text);
    if (id !== undefined) return id;
    context.issues.push({ code: 'custom', message: 'not an id', input: text });
    return z.NEVER;
  }),
);

const Stand = z.object({ number: z.string(), hall: z.string() });

/** A row of the list, as our own API and the store send it. */
export const ExhibitorRowSchema = z.object({
  id: ExhibitorIdSchema,
  number: z.optional(z.string()),
  name: z.string(),
  type: z.string(),
  stands: z.array(Stand),
  lateTasks: z.number(),
  completeness: z.number(),
  isPublic: z.boolean(),
  isCancelled: z.boolean(),
  people: z.number(),
  isInvited: z.boolean(),
  lastSignIn: z.optional(z.string()),
});

/** A page of the list. */
export const ExhibitorPageSchema = z.object({
  rows: z.array(ExhibitorRowSchema),
  total: z.optional(z.number()),
  next: z.optional(z.string()),
});

const Choices = z.array(z.object({ value: z.string(), label: z.string() }));

/** The values of the filters. */
export const ExhibitorChoicesSchema = z.object({
  types: z.array(z.string()),
  halls: z.array(z.string()),
  categories: Choices,
  tasks: Choices,
});

/** A saved filter. */
export const ExhibitorViewSchema = z.object({ name: z.string(), address: z.string() });

/** The visible columns. */
export const ExhibitorColumnsSchema = z.object({ columns: z.array(z.enum(EXHIBITOR_COLUMNS)) });

/** What one organiser chose for the list. */
export const ExhibitorPreferencesSchema = z.object({
  views: z.array(ExhibitorViewSchema),
  columns: z.array(z.enum(EXHIBITOR_COLUMNS)),
});

/** Selected exhibitors on the wire: ids, or the parameters of a list's address with exceptions. */
export const ExhibitorSelectionSchema = z.union([
  z.object({ ids: z.array(ExhibitorIdSchema).check(z.maxLength(SELECTED_ONE_BY_ONE_MAX)) }),
  z.object({
    allOf: z.record(z.string(), z.string()),
    except: z.array(ExhibitorIdSchema).check(z.maxLength(SELECTED_ONE_BY_ONE_MAX)),
  }),
]);

/** A verb with the exhibitors it is for. */
export const ExhibitorActionSchema = z.object({
  verb: z.enum(EXHIBITOR_VERBS),
  selection: ExhibitorSelectionSchema,
});

/** What a verb would do. */
export const ExhibitorPlanSchema = z.object({
  companies: z.number(),
  people: z.number(),
  skipped: z.number(),
  first: z.array(z.string()),
});

/** What a verb did. */
export const ExhibitorOutcomeSchema = z.object({
  companies: z.number(),
  people: z.number(),
  undo: z.optional(ExhibitorActionSchema),
});

/** Every selected exhibitor. */
export const ExhibitorRowsSchema = z.object({ rows: z.array(ExhibitorRowSchema) });

/** The response to adding an exhibitor. */
export const AddedExhibitorSchema = z.object({ id: ExhibitorIdSchema });

/** The body of an export. */
export const ExhibitorExportSchema = z.object({
  table: z.enum(EXPORT_TABLES),
  selection: ExhibitorSelectionSchema,
  format: z.enum(['csv', 'xlsx']),
  language: z.enum(LANGUAGES),
});
