import type { Attribute, ToMany } from './resource.ts';

/** The kinds of attribute that most resources share. */
export const text = { kind: 'text' } as const satisfies Attribute;
/** A part of a natural key: short enough for every index. */
export const code = { kind: 'text', required: true, max: 200 } as const satisfies Attribute;
export const name = { kind: 'text', required: true, max: 200, folded: true } as const satisfies Attribute;
export const slug = { kind: 'text', max: 200 } as const satisfies Attribute;
export const longText = { kind: 'text', max: 50_000 } as const satisfies Attribute;
export const url = { kind: 'text', max: 2_048 } as const satisfies Attribute;
export const email = { kind: 'text', max: 254, lowerCase: true } as const satisfies Attribute;
export const flag = { kind: 'flag' } as const satisfies Attribute;
export const date = { kind: 'date' } as const satisfies Attribute;
export const time = { kind: 'time' } as const satisfies Attribute;
export const instant = { kind: 'instant' } as const satisfies Attribute;
export const localised = { kind: 'localised' } as const satisfies Attribute;
export const sortIndex = { kind: 'number', initial: 100 } as const satisfies Attribute;
/** The organiser's review, where publishing requires approval. */
export const review = {
  /** Empty before a review is requested. */
  publicationStatus: { kind: 'text', values: ['IN_REVIEW', 'SENT_BACK', 'PUBLIC'] },
  /** The version that visitors see during a review. */
  approvedVersion: { kind: 'json' },
  /** Why the organiser sent it back. */
  reviewReason: { kind: 'text', max: 1_000 },
  submittedAt: { kind: 'instant' },
} as const satisfies Readonly<Record<string, Attribute>>;
export const byteCount = { kind: 'integer' } as const satisfies Attribute;

/** The rows of another type that reference this one. */
export const many = (to: string, by: string): ToMany => ({ kind: 'many', to, by });
