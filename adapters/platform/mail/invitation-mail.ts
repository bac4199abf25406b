import type { Language } from '@fairdesk/core/shared';
import type { Letter } from './mail.ts';

/** What an invitation says. */
export interface InvitationFacts {
  readonly eventName: string;
  /** Empty when the invitation is from the organiser to their own staff. */
  readonly organizationName: string;
  readonly link: string;
}

/** Invites a person to a fair, for a company or as staff; the link works for two weeks, once. */
export const invitationMail = (language: Language, facts: InvitationFacts): Letter => TEXTS[language](facts);

const TEXTS: Readonly<Record<Language, (facts: InvitationFacts) => Letter>> = {
  en: ({ eventName, organizationName, link }) => ({
    subject: `Your invitation to ${eventName}`,
    body: `Hello,

You are invited to ${organizationName ? `manage ${organizationName}’s stand at` : 'help prepare'} ${eventName}.
Accept the invitation here within two weeks:

${link}

If you did not expect this, you can ignore this e-mail.
`,
  }),
  nl: ({ eventName, organizationName, link }) => ({
    subject: `Uw uitnodiging voor ${eventName}`,
    body: `Goedendag,

U bent uitgenodigd om ${organizationName ? `de deelname van ${organizationName} aan ${eventName}` : eventName} voor te bereiden.
Accepteer de uitnodiging binnen twee weken via deze link:

${link}

Had u dit niet verwacht? Dan kunt u deze e-mail negeren.
`,
  }),
  es: ({ eventName, organizationName, link }) => ({
    subject: `Su invitación a ${eventName}`,
    body: `Buenos días:

Le invitamos a ${organizationName ? `gestionar la participación de ${organizationName} en` : 'preparar'} ${eventName}.
Acepte aquí la invitación en el plazo de dos semanas:

${link}

Si no esperaba este mensaje, puede ignorarlo.
`,
  }),
  tr: ({ eventName, organizationName, link }) => ({
    subject: `Davetiyeniz: ${eventName}`,
    body: `Merhaba,

${organizationName ? `${organizationName} firmasının ${eventName} katılımını yönetmeye` : `${eventName} hazırlıklarına`} davetlisiniz.
Daveti iki hafta içinde buradan kabul edebilirsiniz:

${link}

Böyle bir davet beklemiyorsanız bu e-postayı dikkate almayın.
`,
  }),
};
