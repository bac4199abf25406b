import type { Language } from '@fairdesk/core/shared';
import { fillLetter } from './fill-letter.ts';
import type { Letter } from './mail.ts';

/** The request in its author's words: untrusted plain text. */
export interface AccessRequestFacts {
  readonly eventName: string;
  readonly organizationName: string;
  readonly fullName: string;
  readonly email: string;
}

/** Notifies the organiser of a request for access. */
export const accessRequestMail = (
  language: Language,
  { eventName: fair, organizationName, fullName, email }: AccessRequestFacts,
  template = accessRequestTemplate(language),
): Letter => fillLetter(template, { fair, email, name: fullName, company: organizationName });

/** The built-in text of the mail. */
export const accessRequestTemplate = (language: Language): Letter => {
  const { subject, opening, name, email, company, fair, closing } = WORDS[language];
  return {
    subject: `${subject}: {fair}`,
    body: `${opening}

${name}: {name}
${email}: {email}
${company}: {company}
${fair}: {fair}

${closing}`,
  };
};

interface Words {
  readonly subject: string;
  readonly opening: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly fair: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Request for access',
    opening: 'Someone has requested access to the exhibitor portal.',
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    fair: 'Fair',
    closing: 'Invite this person if you know them; otherwise you can ignore this e-mail.',
  },
  nl: {
    subject: 'Verzoek om toegang',
    opening: 'Iemand vraagt toegang aan tot het exposantenportaal.',
    name: 'Naam',
    email: 'E-mail',
    company: 'Bedrijf',
    fair: 'Beurs',
    closing: 'Nodig deze persoon uit als u hem of haar kent; anders kunt u deze e-mail negeren.',
  },
  es: {
    subject: 'Solicitud de acceso',
    opening: 'Una persona solicita acceso al portal del expositor.',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    fair: 'Feria',
    closing: 'Invite a esta persona si la conoce; en caso contrario, puede ignorar este mensaje.',
  },
  tr: {
    subject: 'Erişim talebi',
    opening: 'Birisi katılımcı portalına erişim talep ediyor.',
    name: 'Ad',
    email: 'E-posta',
    company: 'Şirket',
    fair: 'Fuar',
    closing: 'Bu kişiyi tanıyorsanız davet edin; tanımıyorsanız bu e-postayı dikkate almayın.',
  },
};
