import { dateTimeFormat, type Language, LOCALES } from '@fairdesk/core/shared';

/** What the starter pages say about a fair. Every value may be empty. */
export interface StarterFair {
  readonly name: string;
  readonly city: string;
  readonly venue: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly contactEmail: string;
}

/** For a site of which nothing is known. */
export const NO_FAIR: StarterFair = {
  name: '',
  city: '',
  venue: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  contactEmail: '',
};

const DAYS = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const CONTACT: Readonly<Record<Language, string>> = {
  en: 'our contact form',
  nl: 'ons contactformulier',
  es: 'nuestro formulario de contacto',
  tr: 'iletişim formumuz',
};

/** The values of the placeholders in starter pages: `{period}` becomes `26–28 January 2028`. */
export const starterTexts = (
  fair: StarterFair,
  site: string,
  language: Language,
): Readonly<Record<string, string>> => {
  const place = [fair.city, fair.venue].filter((text) => text !== '').join(', ');
  const period = periodIn(fair, language);
  const hours = [fair.startTime, fair.endTime].filter((text) => text !== '').join('–');
  return {
    fair: fair.name,
    site,
    city: fair.city,
    year: fair.startDate.slice(0, 4),
    period,
    placeHtml: place && `, ${escapeHtml(place)}`,
    hours: hours && `, ${hours}`,
    contact: contactIn(fair, language),
  };
};

const periodIn = ({ startDate, endDate }: StarterFair, language: Language): string => {
  const [start, end] = [startDate, endDate || startDate].map((day) => new Date(`${day}T00:00:00Z`));
  if (!start || !end || !Number.isFinite(start.getTime()) || !(end >= start)) return startDate;
  return dateTimeFormat(LOCALES[language], DAYS).formatRange(start, end);
};

const contactIn = ({ contactEmail }: StarterFair, language: Language): string =>
  contactEmail === ''
    ? `<a href="/contact">${CONTACT[language]}</a>`
    : `<a href="mailto:${escapeHtml(contactEmail)}">${escapeHtml(contactEmail)}</a>`;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
