import { encodePart } from '../shared/index.ts';
import type { Message } from './message.ts';

/** What a message or a mail can say about its reader: `{company}`, `{fair}` and `{firstName}`. Ours. */
export const PLACEHOLDERS = ['company', 'fair', 'firstName'] as const;
/** One of {@link PLACEHOLDERS}. */
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The values for one reader, as plain text. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** The texts in braces that are no placeholder, each once: `{compnay}`. */
export const unknownPlaceholders = (text: string): readonly string[] => [
  ...new Set((text.match(/\{[^{}]*\}/g) ?? []).filter((found) => !KNOWN.test(found))),
];

/** Replaces the placeholders in a plain text; braces in a value stay as they are. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(EACH, (_, name: Placeholder) => values[name]);

/** Replaces the placeholders in HTML; a value never adds markup, and never decides where a link leads. */
export const fillMarkup = (html: string, values: PlaceholderValues): string =>
  html
    .replace(ADDRESS, (address) => address.replace(EACH, (_, name: Placeholder) => encodePart(values[name])))
    .replace(EACH, (_, name: Placeholder) => escaped(values[name]));

/** A message as one reader sees it. */
export const personalMessage = (message: Message, values: PlaceholderValues): Message => ({
  ...message,
  title: fillPlaceholders(message.title, values),
  content: fillMarkup(message.content, values),
});

/** Whether a message has a placeholder. */
export const isPersonal = ({ title, content }: Message): boolean => `${title}${content}`.search(EACH) >= 0;

/**
 * The values for a reader; one whose first name is unknown is addressed by the company.
 *
 * @param names of the reader, the company and the fair
 */
export const placeholderValues = (names: PlaceholderValues): PlaceholderValues => ({
  ...names,
  firstName: names.firstName.trim() || names.company,
});

const EACH = /\{(company|fair|firstName)\}/g;
const ADDRESS = /href="[^"]*"/g;
const KNOWN = /^\{(?:company|fair|firstName)\}$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
