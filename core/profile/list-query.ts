import { cutTo } from '../shared/index.ts';

/** Whether a text has the form of a country code: `NL`. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

/** A text of the query of a public list, trimmed and cut to `max` characters; without NUL, which no service accepts. */
export const searchText = (text = '', max = 0): string => cutTo(text.replaceAll('\0', '').trim(), max).trim();

/** A page number of the query, from 1; an invalid one becomes the first. */
export const pageNumber = (page = ''): number => (/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1);
