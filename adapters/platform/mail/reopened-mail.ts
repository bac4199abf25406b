import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';

interface Facts {
  readonly product: string;
  readonly reason: string;
  /** Where the company continues the entry. */
  readonly link: string;
}

/** Notifies a company that its award entry was reopened, and why. */
export const reopenedMail = (language: Language, { product, reason, link }: Facts): Letter => {
  const { subject, opening, why, closing } = WORDS[language];
  return {
    subject: `${subject}: ${product}`,
    body: `${opening.replace('{product}', () => product)}\n\n${why}\n${reason}\n\n${closing}\n${link}\n`,
  };
};

const WORDS: Readonly<Record<Language, Readonly<Record<'subject' | 'opening' | 'why' | 'closing', string>>>> =
  {
    en: {
      subject: 'Your award entry was set back',
      opening: 'The organiser has set your award entry for “{product}” back to a draft.',
      why: 'Reason:',
      closing: 'Your answers are still there. Change them and submit the entry again:',
    },
    nl: {
      subject: 'Uw aanmelding is teruggezet',
      opening: 'De organisator heeft uw aanmelding van “{product}” teruggezet naar concept.',
      why: 'Reden:',
      closing: 'Uw antwoorden staan er nog. Pas ze aan en dien de aanmelding opnieuw in:',
    },
    es: {
      subject: 'Su inscripción se ha devuelto',
      opening: 'El organizador ha devuelto a borrador su inscripción de «{product}».',
      why: 'Motivo:',
      closing: 'Sus respuestas siguen ahí. Modifíquelas y presente la inscripción de nuevo:',
    },
    tr: {
      subject: 'Başvurunuz geri gönderildi',
      opening: 'Organizatör, “{product}” için yaptığınız başvuruyu taslağa geri aldı.',
      why: 'Neden:',
      closing: 'Yanıtlarınız duruyor. Değiştirip başvuruyu yeniden gönderin:',
    },
  };
