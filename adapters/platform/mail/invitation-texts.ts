import type { Language } from '@fairdesk/core/shared';

/** What a user is invited to: a company at a fair, or the organiser's staff. */
export interface InvitationPlace {
  readonly eventName: string;
  /** Empty for an invitation to the organiser's own staff. */
  readonly organizationName: string;
}

/** The texts of an invitation mail. */
export interface InvitationTexts {
  readonly subject: (events: string) => string;
  readonly greeting: string;
  /** Introduces a single place, or a list of them. */
  readonly invited: (what: string) => string;
  readonly invitedToAll: string;
  readonly place: (place: InvitationPlace) => string;
  readonly accept: string;
  readonly ignore: string;
}

export const INVITATION_TEXTS: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: (events) => `Your invitation to ${events}`,
    greeting: 'Hello,',
    invited: (what) => `You are invited to ${what}.`,
    invitedToAll: 'You are invited to:',
    place: ({ eventName, organizationName }) =>
      organizationName ? `manage ${organizationName}’s stand at ${eventName}` : `help prepare ${eventName}`,
    accept: 'Accept the invitation here within two weeks:',
    ignore: 'If you did not expect this, you can ignore this e-mail.',
  },
  nl: {
    subject: (events) => `Uw uitnodiging voor ${events}`,
    greeting: 'Goedendag,',
    invited: (what) => `U bent uitgenodigd om ${what} voor te bereiden.`,
    invitedToAll: 'U bent uitgenodigd voor de voorbereiding van:',
    place: ({ eventName, organizationName }) =>
      organizationName ? `de deelname van ${organizationName} aan ${eventName}` : eventName,
    accept: 'Accepteer de uitnodiging binnen twee weken via deze link:',
    ignore: 'Had u dit niet verwacht? Dan kunt u deze e-mail negeren.',
  },
  es: {
    subject: (events) => `Su invitación a ${events}`,
    greeting: 'Buenos días:',
    invited: (what) => `Le invitamos a ${what}.`,
    invitedToAll: 'Le invitamos a:',
    place: ({ eventName, organizationName }) =>
      organizationName
        ? `gestionar la participación de ${organizationName} en ${eventName}`
        : `preparar ${eventName}`,
    accept: 'Acepte aquí la invitación en el plazo de dos semanas:',
    ignore: 'Si no esperaba este mensaje, puede ignorarlo.',
  },
  tr: {
    subject: (events) => `Davetiyeniz: ${events}`,
    greeting: 'Merhaba,',
    invited: (what) => `${what} davetlisiniz.`,
    invitedToAll: 'Şunlara davetlisiniz:',
    place: ({ eventName, organizationName }) =>
      organizationName
        ? `${organizationName} firmasının ${eventName} katılımını yönetmeye`
        : `${eventName} hazırlıklarına`,
    accept: 'Daveti iki hafta içinde buradan kabul edebilirsiniz:',
    ignore: 'Böyle bir davet beklemiyorsanız bu e-postayı dikkate almayın.',
  },
};
