import * as z from 'zod/mini';
import {
  IMPORT_FAULT_CODES,
  IMPORT_LISTED,
  IMPORT_ROWS_MAX,
  type ImportCompanyChange,
  type ImportConsent,
  type ImportFault,
  type ImportPreview,
  type ImportRecord,
  type ImportRequest,
  type ImportUndoPlan,
} from './import-change.ts';
import { DAY_ORDERS } from './import-day.ts';
import type { ImportCells } from './import-line.ts';
import { SEPARATORS } from './import-separator.ts';
import { IMPORT_TARGETS, type ImportTarget } from './import-target.ts';
import { IMPORT_FILE_MAX, type ImportHistory } from './ports.ts';

const TargetSchema: z.ZodMiniType<ImportTarget> = z.enum(IMPORT_TARGETS);
const ColumnTarget: z.ZodMiniType<ImportTarget | ''> = z.union([TargetSchema, z.literal('')]);
const Cells: z.ZodMiniType<ImportCells> = z.partialRecord(z.enum(IMPORT_TARGETS), z.string());
const DayOrderSchema = z.enum(DAY_ORDERS);
const SeparatorSchema = z.enum(SEPARATORS);

const RequestShape = {
  fileName: z.string().check(z.maxLength(255)),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string().check(z.maxLength(IMPORT_FILE_MAX)) }),
    z.object({
      kind: z.literal('rows'),
      // With empty rows and the lines above the headings; the reader counts the others.
      rows: z.array(z.array(z.string())).check(z.maxLength(2 * IMPORT_ROWS_MAX)),
    }),
  ]),
  choices: z.object({
    separator: z.optional(SeparatorSchema),
    headingLine: z.optional(z.number()),
    dayOrder: z.optional(DayOrderSchema),
    columns: z.optional(z.record(z.string(), ColumnTarget)),
    defaults: z.optional(Cells),
  }),
};

/** The body that asks for a preview. */
export const ImportRequestSchema: z.ZodMiniType<ImportRequest> = z.object(RequestShape);

const Names = z.array(z.string()).check(z.maxLength(IMPORT_ROWS_MAX));

/** The body that starts an import. */
export const ImportStartSchema: z.ZodMiniType<{
  readonly request: ImportRequest;
  readonly consent: ImportConsent;
}> = z.object({
  request: ImportRequestSchema,
  consent: z.object({
    fingerprint: z.string(),
    overwrite: z.union([z.literal('all'), Names]),
    isPartial: z.boolean(),
    leftOut: z.optional(Names),
  }),
});

const Totals = z.object({
  new: z.number(),
  changed: z.number(),
  // Imports from before companies could be removed have no such figure.
  removed: z._default(z.number(), 0),
  same: z.number(),
  faulty: z.number(),
});

/** A fault of a list, as the server sends it. */
const FaultSchema: z.ZodMiniType<ImportFault> = z.object({
  line: z.number(),
  target: ColumnTarget,
  value: z.string(),
  code: z.enum([
    ...([
      'text',
      'word',
      'flag',
      'day',
      'country',
      'email',
      'url',
      'number',
      'role',
      'language',
      'removal',
    ] as const),
    ...IMPORT_FAULT_CODES,
  ]),
  earlier: z.optional(z.number()),
});

const CompanySchema: z.ZodMiniType<ImportCompanyChange> = z.object({
  uid: z.string(),
  name: z.string(),
  isNew: z.boolean(),
  isRemoved: z.boolean(),
  isDoubtful: z.boolean(),
  values: z.array(
    z.object({
      id: z.string(),
      target: TargetSchema,
      before: z.string(),
      after: z.string(),
      isOwn: z.boolean(),
    }),
  ),
});

/** A preview, as the server sends it. */
export const ImportPreviewSchema: z.ZodMiniType<ImportPreview> = z.object({
  separator: SeparatorSchema,
  headingLine: z.number(),
  dayOrder: DayOrderSchema,
  isDayOrderProven: z.boolean(),
  columns: z.array(
    z.object({ key: z.string(), heading: z.string(), target: ColumnTarget, samples: z.array(z.string()) }),
  ),
  defaults: Cells,
  rows: z.number(),
  totals: Totals,
  faults: z.array(FaultSchema).check(z.maxLength(IMPORT_LISTED)),
  faultCount: z.number(),
  companies: z.array(CompanySchema).check(z.maxLength(IMPORT_LISTED)),
  ownCount: z.number(),
  fingerprint: z.string(),
});

/** The faulty rows of a list, as the store sends them. */
export const ImportFaultsSchema = z.object({
  header: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), faults: z.array(FaultSchema) })),
});

/** An import, as the server sends it. */
export const ImportRecordSchema: z.ZodMiniType<ImportRecord> = z.object({
  id: z.string(),
  fileName: z.string(),
  at: z.string(),
  actor: z.string(),
  state: z.enum(['applying', 'applied', 'undoing', 'undone']),
  totals: Totals,
  steps: z.number(),
  done: z.number(),
  skipped: z.number(),
});

/** The imports of a fair, as the server sends them. */
export const ImportHistorySchema: z.ZodMiniType<ImportHistory> = z.object({
  items: z.array(ImportRecordSchema),
  total: z.number(),
});

/** What undoing would do, as the server sends it. */
export const ImportUndoPlanSchema: z.ZodMiniType<ImportUndoPlan> = z.object({
  restored: z.number(),
  keptCount: z.number(),
  kept: z.array(z.object({ name: z.string(), target: ColumnTarget })),
});
