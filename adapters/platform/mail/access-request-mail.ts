import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';

/** Who asks, as they wrote it: text for people to read, trusted for nothing. */
export interface AccessRequestFacts {
  readonly eventName: string;
  readonly organizationName: string;
  readonly fullName: string;
  readonly email: string;
}

/** Tells the organiser that somebody asks for access. */
export const accessRequestMail = (language: Language, facts: AccessRequestFacts): Letter => {
  const { subject, opening, name, company, closing } = WORDS[language];
  return {
    subject: `${subject}: ${facts.eventName}`,
    body: `${opening}

${name}: ${oneLine(facts.fullName)}
E-mail: ${facts.email}
${company}: ${oneLine(facts.organizationName)}
Event: ${facts.eventName}

${closing}
`,
  };
};

/** Nobody writes lines of ours into this mail. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

interface Words {
  readonly subject: string;
  readonly opening: string;
  readonly name: string;
  readonly company: string;
  readonly closing: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Request for access',
    opening: 'Somebody asks for access to the exhibitor portal.',
    name: 'Name',
    company: 'Company',
    closing: 'Invite this person if you know them; otherwise do nothing.',
  },
  nl: {
    subject: 'Verzoek om toegang',
    opening: 'Iemand vraagt om toegang tot het exposantenportaal.',
    name: 'Naam',
    company: 'Bedrijf',
    closing: 'Nodig deze persoon uit als u hem of haar kent; anders hoeft u niets te doen.',
  },
  es: {
    subject: 'Solicitud de acceso',
    opening: 'Una persona solicita acceso al portal de expositores.',
    name: 'Nombre',
    company: 'Empresa',
    closing: 'Invite a esta persona si la conoce; en caso contrario, no haga nada.',
  },
  tr: {
    subject: 'Erişim isteği',
    opening: 'Birisi katılımcı portalına erişim istiyor.',
    name: 'Ad',
    company: 'Şirket',
    closing: 'Bu kişiyi tanıyorsanız davet edin; tanımıyorsanız bir şey yapmanız gerekmez.',
  },
};
