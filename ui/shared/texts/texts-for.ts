import { DEFAULT_LANGUAGE } from '@fairdesk/core/shared';
import type { Messages } from './compiled-messages.ts';
import {
  ACCOUNTS,
  EDITORS,
  type Feature,
  isOwn,
  ORGANISERS,
  PAGE_EDITORS,
  SERVER_VIEWS,
} from './messages.ts';

/** The readers of a page: those who have an account, edit a profile or a page, or organise, need more texts. */
export type TextsFor = 'reader' | 'account' | 'editor' | 'organiser' | 'page-editor';

/** What each reader needs besides the texts of every page; none needs those of views that the server renders. */
const ADDED: Readonly<Record<TextsFor, readonly Feature[]>> = {
  reader: [],
  account: ACCOUNTS,
  editor: EDITORS,
  organiser: [...EDITORS, ...ORGANISERS],
  'page-editor': [...EDITORS, ...ORGANISERS, ...PAGE_EDITORS],
};

/** The texts that a page for this reader needs; the others are left out to save their weight. */
export const textsFor = (reader: TextsFor, messages: Messages): Messages => {
  const ofMessages = cachedTexts.get(messages) ?? {};
  cachedTexts.set(messages, ofMessages);
  ofMessages[reader] ??= select(reader, messages);
  return ofMessages[reader];
};

const cachedTexts = new WeakMap<Messages, Partial<Record<TextsFor, Messages>>>();

/** The same as JSON. */
export const writtenTextsFor = (reader: TextsFor, messages: Messages): string => {
  const texts = textsFor(reader, messages);
  const written = cachedWritten.get(texts) ?? JSON.stringify(texts);
  cachedWritten.set(texts, written);
  return written;
};

const cachedWritten = new WeakMap<Messages, string>();

const select = (reader: TextsFor, messages: Messages): Messages => {
  const added = new Set(keysOf(ADDED[reader]));
  const without = new Set(NOT_EVERYWHERE.filter((key) => !added.has(key)));
  return Object.fromEntries(
    Object.entries(messages).filter(
      ([key]) => !without.has(key) && (reader === 'organiser' || reader === 'page-editor' || !isOwn(key)),
    ),
  );
};

const keysOf = (features: readonly Feature[]): readonly string[] =>
  features.flatMap((feature) => Object.keys(feature[DEFAULT_LANGUAGE]));

const NOT_EVERYWHERE = keysOf([...SERVER_VIEWS, ...ACCOUNTS, ...EDITORS, ...ORGANISERS, ...PAGE_EDITORS]);
