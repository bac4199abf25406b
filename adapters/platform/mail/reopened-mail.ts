import type { Language } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';

interface Facts {
  readonly product: string;
  readonly reason: string;
  /** Where the company continues the entry. */
  readonly link: string;
}

/** Notifies a company that its award entry was reopened, and why. */
export const reopenedMail = (
  language: Language,
  { product: title, reason, link }: Facts,
  template = reopenedTemplate(language),
): Letter => fillLetter(template, { title, link }, { reason });

/** The built-in text of the mail. */
export const reopenedTemplate = (language: Language): Letter => {
  const { subject, opening, why, closing } = WORDS[language];
  return {
    subject: `${subject}: {title}`,
    body: `${opening}\n\n${why}\n{reason}\n\n${closing}\n{link}`,
  };
};

const WORDS: Readonly<Record<Language, Readonly<Record<'subject' | 'opening' | 'why' | 'closing', string>>>> =
  {
    en: {
      subject: 'Your award entry was set back',
      opening: 'The organiser has set your award entry for “{title}” back to a draft.',
      why: 'Reason:',
      closing: 'Your answers are still there. Change them and submit the entry again:',
    },
    nl: {
      subject: 'Uw inschrijving is teruggezet',
      opening: 'De organisator heeft uw inschrijving van “{title}” teruggezet naar concept.',
      why: 'Reden:',
      closing: 'Uw antwoorden staan er nog. Pas ze aan en dien de inschrijving opnieuw in:',
    },
    es: {
      subject: 'Su inscripción se ha devuelto',
      opening: 'El organizador ha devuelto a borrador su inscripción de «{title}».',
      why: 'Motivo:',
      closing: 'Sus respuestas siguen ahí. Modifíquelas y presente la inscripción de nuevo:',
    },
    tr: {
      subject: 'Başvurunuz geri gönderildi',
      opening: 'Organizatör, “{title}” için yaptığınız başvuruyu taslağa geri aldı.',
      why: 'Neden:',
      closing: 'Yanıtlarınız duruyor. Değiştirip başvuruyu yeniden gönderin:',
    },
  };
