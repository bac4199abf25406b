import { fillMailText } from '@fairdesk/core/organiser';
import { type Language, listFormat } from '@fairdesk/core/shared';
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
export const invitationMail = (
  language: Language,
  { places, link }: InvitationFacts,
  { subject, body } = invitationTemplate(language),
): Letter => {
  const texts = INVITATION_TEXTS[language];
  const events = listFormat(language).format(new Set(places.map(({ eventName }) => eventName)));
  const [first, ...others] = places.map(texts.place);
  const invited =
    others.length === 0
      ? texts.invited(first ?? '')
      : [texts.invitedToAll, ...[first, ...others].map((place) => `- ${place}`)].join('\n');
  const values = { invitation: invited, fair: events, link };
  return { subject: fillMailText(subject, values), body: `${fillMailText(body, values)}\n` };
};

/** The built-in text of an invitation. */
export const invitationTemplate = (language: Language): Letter => {
  const { subject, greeting, accept, ignore } = INVITATION_TEXTS[language];
  return {
    subject: subject('{fair}'),
    body: `${greeting}\n\n{invitation}\n\n${accept}\n\n{link}\n\n${ignore}`,
  };
};
