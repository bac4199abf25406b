import { type Language, listFormat } from '@fairdesk/core/shared';
import { fillLetter, linesOf } from './fill-letter.ts';
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
  template = invitationTemplate(language),
): Letter => {
  const texts = INVITATION_TEXTS[language];
  const events = listFormat(language).format(new Set(places.map(({ eventName }) => eventName)));
  const [first, ...others] = places.map(({ eventName, organizationName }) =>
    texts.place(linesOf({ eventName, organizationName })),
  );
  const invited =
    others.length === 0
      ? texts.invited(first ?? '')
      : [texts.invitedToAll, ...[first, ...others].map((place) => `- ${place}`)].join('\n');
  return fillLetter(template, { fair: events, link }, { invitation: invited });
};

/** The built-in text of an invitation. */
export const invitationTemplate = (language: Language): Letter => {
  const { subject, greeting, accept, ignore } = INVITATION_TEXTS[language];
  return {
    subject: subject('{fair}'),
    body: `${greeting}\n\n{invitation}\n\n${accept}\n\n{link}\n\n${ignore}`,
  };
};
