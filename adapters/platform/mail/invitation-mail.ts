import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';

/** What an invitation speaks of. */
export interface InvitationFacts {
  readonly eventName: string;
  /** Empty when the person is to help the organiser. */
  readonly organizationName: string;
  readonly link: string;
}

/** Invites somebody to prepare an event; the link works for two weeks, once. */
export const invitationMail = (language: Language, facts: InvitationFacts): Letter => TEXTS[language](facts);

const TEXTS: Readonly<Record<Language, (facts: InvitationFacts) => Letter>> = {
  en: ({ eventName, organizationName, link }) => ({
    subject: `Your invitation to ${eventName}`,
    body: `Hello,

You are invited to prepare ${eventName}${organizationName && ` for ${organizationName}`}.
Accept the invitation here within two weeks:

${link}

If you did not expect this, do nothing.
`,
  }),
  nl: ({ eventName, organizationName, link }) => ({
    subject: `Uw uitnodiging voor ${eventName}`,
    body: `Hallo,

U bent uitgenodigd om ${eventName} voor te bereiden${organizationName && ` namens ${organizationName}`}.
Neem de uitnodiging binnen twee weken aan via deze link:

${link}

Had u dit niet verwacht? Dan hoeft u niets te doen.
`,
  }),
  es: ({ eventName, organizationName, link }) => ({
    subject: `Su invitación a ${eventName}`,
    body: `Hola:

Le invitamos a preparar ${eventName}${organizationName && ` en nombre de ${organizationName}`}.
Acepte aquí la invitación en el plazo de dos semanas:

${link}

Si no esperaba este mensaje, no haga nada.
`,
  }),
  tr: ({ eventName, organizationName, link }) => ({
    subject: `Davetiyeniz: ${eventName}`,
    body: `Merhaba,

${organizationName && `${organizationName} adına `}${eventName} hazırlıklarına davetlisiniz.
Daveti iki hafta içinde buradan kabul edebilirsiniz:

${link}

Böyle bir davet beklemiyorsanız bir şey yapmanız gerekmez.
`,
  }),
};
