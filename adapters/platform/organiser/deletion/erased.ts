/** Whose data is deleted at an event. Email addresses are in lower case. */
export interface Erased {
  readonly event: string;
  /** The people who are deleted everywhere. */
  readonly leaving: readonly string[];
  /** The people who are deleted at this event only, because they have a role elsewhere. */
  readonly hereOnly: readonly string[];
  readonly company?: ErasedCompany | undefined;
}

/** A company that is deleted at an event. */
interface ErasedCompany {
  readonly id: string;
  /** The names by which mails and enquiries mention it. */
  readonly names: readonly string[];
  /** Its contact address, in lower case, which other companies may have too; empty for none. */
  readonly contact: string;
  /** Everyone with a role or an invitation. */
  readonly people: readonly string[];
  /** The ids of its rows in every table. */
  readonly records: ReadonlySet<string>;
}

/** The email addresses in a text, in lower case. */
export const emailsIn = (text: string | null): readonly string[] =>
  (text?.toLowerCase().match(/[^\s"'<>()[\]{},;:\\]+@[^\s"'<>()[\]{},;:\\]+/g) ?? []).map((address) =>
    // The end of a sentence is no part of an address.
    address.replace(/[.!?]+$/, ''),
  );

/** Whether a text contains one of these names as whole words. */
export const mentions = (text: string, names: readonly string[]): boolean =>
  names.some((name) => {
    const words = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return words !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').test(text);
  });
