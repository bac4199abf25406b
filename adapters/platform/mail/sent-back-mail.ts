import type { Language } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';

interface Facts {
  readonly kind: 'product' | 'news' | 'profile';
  readonly title: string;
  readonly fairName: string;
  readonly reason: string;
  /** Opens the item in the portal. */
  readonly link: string;
}

/** Notifies a company that the organiser sent a product, a news item or a profile back, and why. */
export const sentBackMail = (
  language: Language,
  { kind, title, fairName, reason, link }: Facts,
  template = sentBackTemplate(kind, language),
): Letter => fillLetter(template, { title, fair: fairName, link }, { reason });

/** The built-in text of the mail. */
export const sentBackTemplate = (kind: Facts['kind'], language: Language): Letter => {
  const words = WORDS[language];
  return {
    subject: `{fair}: ${words.subject} – {title}`,
    body: `${words[kind]('{title}', '{fair}')}\n\n${words.why}\n{reason}\n\n${words.closing}\n{link}`,
  };
};

interface Words {
  readonly subject: string;
  readonly product: (title: string, fair: string) => string;
  readonly news: (title: string, fair: string) => string;
  readonly profile: (title: string, fair: string) => string;
  readonly why: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Please change',
    product: (title, fair) => `The organiser of ${fair} has not approved your product “${title}”.`,
    news: (title, fair) => `The organiser of ${fair} has not approved your news item “${title}”.`,
    profile: (title, fair) =>
      `The organiser of ${fair} has not approved the changes to the profile of “${title}”.`,
    why: 'Reason:',
    closing:
      'Change it, and it is submitted for approval again. Until then, visitors do not see your changes:',
  },
  nl: {
    subject: 'Graag aanpassen',
    product: (title, fair) => `De organisator van ${fair} heeft uw product “${title}” niet goedgekeurd.`,
    news: (title, fair) => `De organisator van ${fair} heeft uw nieuwsbericht “${title}” niet goedgekeurd.`,
    profile: (title, fair) =>
      `De organisator van ${fair} heeft de wijzigingen in het profiel van “${title}” niet goedgekeurd.`,
    why: 'Reden:',
    closing:
      'Pas het aan, dan wordt het opnieuw ter goedkeuring voorgelegd. Tot die tijd zien bezoekers uw wijzigingen niet:',
  },
  es: {
    subject: 'Modificación necesaria',
    product: (title, fair) => `El organizador de ${fair} no ha aprobado su producto «${title}».`,
    news: (title, fair) => `El organizador de ${fair} no ha aprobado su noticia «${title}».`,
    profile: (title, fair) =>
      `El organizador de ${fair} no ha aprobado los cambios en el perfil de «${title}».`,
    why: 'Motivo:',
    closing:
      'Al modificarlo, se enviará de nuevo para su aprobación. Hasta entonces, los visitantes no ven sus cambios:',
  },
  tr: {
    subject: 'Değişiklik gerekli',
    product: (title, fair) => `${fair} organizatörü “${title}” adlı ürününüzü onaylamadı.`,
    news: (title, fair) => `${fair} organizatörü “${title}” başlıklı haberinizi onaylamadı.`,
    profile: (title, fair) => `${fair} organizatörü “${title}” profilindeki değişiklikleri onaylamadı.`,
    why: 'Neden:',
    closing:
      'Değiştirdiğinizde yeniden onaya gönderilir. O zamana kadar ziyaretçiler değişikliklerinizi görmez:',
  },
};
