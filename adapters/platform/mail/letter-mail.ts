import { fillMarkup, fillPlaceholders, type PlaceholderValues } from '@fairdesk/core/dashboard';
import { fillMailText, type LetterForm } from '@fairdesk/core/organiser';
import { inLanguage, type Language, languageAmong } from '@fairdesk/core/shared';
import { siteLink } from '../../shared/layout/site-links.ts';
import { displayedHtml, sanitise } from '../../shared/sanitise.ts';
import { type FairPortal, portalLinks } from './fair-portal.ts';
import { linesOf } from './fill-letter.ts';
import type { Letter } from './mail.ts';
import { textOfHtml } from './text-of-html.ts';

/** Where a fair's portal is. */
export interface LetterPlace {
  /** The public address of the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly portal: FairPortal;
}

/** The contents of a letter; every text is the text of its field. */
export type LetterTexts = Pick<LetterForm, 'titles' | 'contents' | 'linkHref' | 'linkTitles'>;

/** A letter for one reader, as the portal shows it. */
export const letterPage = (
  { titles, contents }: LetterTexts,
  language: Language,
  portal: FairPortal,
  values: PlaceholderValues,
) => {
  const place = { folder: portal.folder, language: languageAmong(portal.languages, language) };
  return {
    title: fillPlaceholders(inLanguage(titles, language), values),
    html: fillMarkup(displayedHtml(inLanguage(contents, language), place), values),
  };
};

/** An organiser's letter as a mail in one language; its texts are read once, and filled for each person. */
export const letterMail = (
  { titles, contents, linkHref, linkTitles }: LetterTexts,
  language: Language,
  { publicUrl, portal }: LetterPlace,
  { body: footer } = letterTemplate(language),
): ((values: PlaceholderValues) => Letter) => {
  const linkOf = (href: string) => {
    const led = siteLink(href, {
      folder: portal.folder,
      language: languageAmong(portal.languages, language),
    });
    return led.startsWith('/') ? `${publicUrl}${led}` : led;
  };
  const title = inLanguage(titles, language);
  const text = textOfHtml(sanitise(inLanguage(contents, language)), linkOf);
  const href = linkHref.trim();
  const link = href === '' ? '' : `${inLanguage(linkTitles, language)}: ${linkOf(href)}\n\n`;
  const home = portalLinks(publicUrl, portal, language)('');
  return (names) => {
    const values = linesOf(names);
    return {
      subject: fillPlaceholders(title, values),
      body: `${fillPlaceholders(text, values)}

${link}-- 
${fillMailText(footer, { company: values.company, fair: values.fair, portal: home })}
`,
    };
  };
};

/** The built-in text below every mailing. */
export const letterTemplate = (language: Language): Letter => ({
  subject: '',
  body: `${FOOTERS[language]('{company}', '{fair}')}\n{portal}`,
});

const FOOTERS: Readonly<Record<Language, (company: string, fair: string) => string>> = {
  en: (company, fair) => `You receive this mail because you work for ${company} at ${fair}.`,
  nl: (company, fair) => `U ontvangt deze e-mail omdat u voor ${company} werkt op ${fair}.`,
  es: (company, fair) => `Recibe este correo porque trabaja para ${company} en ${fair}.`,
  tr: (company, fair) => `Bu e-postayı ${fair} fuarında ${company} adına çalıştığınız için alıyorsunuz.`,
};
