import type { Language } from '@fairdesk/core/shared';
import { INVITATION_TEXTS, type InvitationPlace } from './invitation-texts.ts';
import type { Letter } from './mail.ts';

/** The contents of an invitation. */
export interface InvitationFacts {
  /** At least one. */
  readonly places: readonly InvitationPlace[];
  readonly link: string;
}

/**
 * Invites a user to fairs, for companies or as staff: one mail lists all places; the link works once, for two
 * weeks.
 */
export const invitationMail = (language: Language, { places, link }: InvitationFacts): Letter => {
  const texts = INVITATION_TEXTS[language];
  const events = new Intl.ListFormat(language).format(new Set(places.map(({ eventName }) => eventName)));
  const [first, ...others] = places.map(texts.place);
  const invited =
    others.length === 0
      ? texts.invited(first ?? '')
      : [texts.invitedToAll, ...[first, ...others].map((place) => `- ${place}`)].join('\n');
  return {
    subject: texts.subject(events),
    body: `${texts.greeting}\n\n${invited}\n\n${texts.accept}\n\n${link}\n\n${texts.ignore}\n`,
  };
};
