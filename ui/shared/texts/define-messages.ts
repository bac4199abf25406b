import type { Language } from '@fairdesk/core/shared';

/** The texts of one feature in every language; a missing key does not compile. */
export type FeatureMessages<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const defineMessages = <Key extends string>(messages: FeatureMessages<Key>): FeatureMessages<Key> =>
  messages;
