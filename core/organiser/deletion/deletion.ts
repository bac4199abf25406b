import type { ParticipationId } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';

/** Who is deleted: an exhibitor of the fair, or a person of the fair by email address. */
export type DeletionTarget =
  | { readonly kind: 'exhibitor'; readonly id: ParticipationId }
  | { readonly kind: 'person'; readonly email: string };

/** What a deletion counts, in reading order. */
export const DELETION_PARTS = [
  'roles',
  'stands',
  'products',
  'news',
  'images',
  'documents',
  'tasks',
  'entries',
  'invitations',
  'mails',
  'enquiries',
  'messages',
] as const;
/** One of {@link DELETION_PARTS}. */
export type DeletionPart = (typeof DELETION_PARTS)[number];

/** Why a person cannot be deleted: the organiser is that person, or the fair has no other administrator. */
export type DeletionObstacle = 'yourself' | 'last-admin';

/** What a deletion would delete, and what stays. */
export interface DeletionPlan {
  /** The name of the company or the email address of the person: typed to confirm. */
  readonly name: string;
  /** How many are deleted of each part; parts without any are absent. */
  readonly figures: Readonly<Partial<Record<DeletionPart, number>>>;
  /** The people of the company, or the person: those without another role anywhere lose their account. */
  readonly people: readonly { readonly email: string; readonly stays: boolean }[];
  /** The companies of a person at this fair, and which of them lose their only main contact. */
  readonly companies: readonly { readonly name: string; readonly losesContact: boolean }[];
  /** Whether the company also takes part in other fairs, which keep it. */
  readonly isElsewhere: boolean;
  /** How many entries of the history lose names and values. */
  readonly history: number;
  readonly obstacle?: DeletionObstacle | undefined;
}

/**
 * Whether an organiser typed the name that confirms a deletion: without regard to case, accents, spaces and
 * punctuation, unless the name has nothing else.
 */
export const isDeletionConfirmed = (name: string, typed: string): boolean => {
  const key = looseKey(name);
  return key === ''
    ? name.normalize('NFC').trim() === typed.normalize('NFC').trim()
    : looseKey(typed) === key;
};
