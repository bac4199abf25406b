import * as z from 'zod/mini';
import { BodyIdSchema, BodyTextSchema } from '../../media/index.ts';
import {
  APPROVAL_KINDS,
  type ApprovalOutcome,
  type ComparedItem,
  ITEM_FIELDS,
  type ItemField,
  type ItemVersion,
  WAITING_MAX,
  type WaitingItem,
  type WaitingList,
} from './approvals.ts';

const WaitingItemSchema: z.ZodMiniType<WaitingItem> = z.object({
  kind: z.enum(APPROVAL_KINDS),
  id: z.string(),
  version: z.string(),
  title: z.string(),
  company: z.string(),
  participation: z.string(),
  since: z.string(),
  isNew: z.boolean(),
});

/** The list of what waits, as the server sends it. */
export const WaitingListSchema: z.ZodMiniType<WaitingList> = z.object({
  isRequired: z.boolean(),
  total: z.number(),
  items: z.array(WaitingItemSchema),
});

const FIELD_NAMES = Object.keys(ITEM_FIELDS) as ItemField[];

const ItemVersionSchema: z.ZodMiniType<ItemVersion> = z.object({
  fields: z.partialRecord(z.enum(FIELD_NAMES), z.string()),
  media: z.array(
    z.object({ kind: z.enum(['picture', 'document', 'video']), title: z.string(), url: z.string() }),
  ),
});

/** A waiting item with its versions, as the server sends it. */
export const ComparedItemSchema: z.ZodMiniType<ComparedItem> = z.object({
  item: WaitingItemSchema,
  approved: z.optional(ItemVersionSchema),
  submitted: ItemVersionSchema,
});

/** What an approval did, as the server sends it. */
export const ApprovalOutcomeSchema: z.ZodMiniType<ApprovalOutcome> = z.object({
  approved: z.number(),
  changed: z.array(z.string()),
});

const ReviewedItemSchema = z.strictObject({
  kind: z.enum(APPROVAL_KINDS),
  id: BodyIdSchema,
  version: BodyIdSchema,
});

/** The body that approves items. */
export const ApprovalBodySchema = z.strictObject({
  items: z.array(ReviewedItemSchema).check(z.minLength(1), z.maxLength(WAITING_MAX)),
});

/** The body that sends an item back. */
export const SendBackBodySchema = z.strictObject({ item: ReviewedItemSchema, reason: BodyTextSchema });
