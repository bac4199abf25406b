import { MAIL_READERS_MAX, type MailReader, type MailSample } from '@fairdesk/core/organiser';
import { listFormat } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { INVITATION_TEXTS } from '../../mail/invitation-texts.ts';
import { notFound } from '../../service.ts';
import { hasWords } from '../has-words.ts';
import { digestOf, remindedFair } from '../reminders/reminder-digests.ts';
import { mailTextSamples } from './mail-text-samples.ts';

/** The people of the companies of a fair whose name, address or company has these words; the first ones by address. */
export const mailReaders = async (
  query: Query,
  event: string,
  search: string,
): Promise<readonly MailReader[]> => {
  if (search.trim() === '') return [];
  const isFound = hasWords(search);
  const people = await readersOf(query, event);
  return people
    .filter(({ email, name, companies }) => isFound(email, name, ...companies))
    .slice(0, MAIL_READERS_MAX);
};

/**
 * What the placeholders stand for in a mail to this person, in their language; an example where the fair does not know
 * it before the mail is sent. 404 for someone without a company at the fair.
 */
export const mailSample = async (
  query: Query,
  { event, publicUrl, now }: { readonly event: string; readonly publicUrl: string; readonly now: Date },
  email: string,
): Promise<MailSample> => {
  const reader = (await readersOf(query, event)).find((each) => each.email === email);
  if (reader === undefined) throw notFound();
  const fair = await remindedFair(query, event, now);
  const { language, values } = await digestOf(query, fair, publicUrl, reader, now);
  const { samples } = await mailTextSamples(query, event, publicUrl, now);
  const company = listFormat(language).format(reader.companies);
  const { invited, place } = INVITATION_TEXTS[language];
  return {
    language,
    values: {
      ...samples[language],
      ...values,
      company,
      invitation: invited(place({ eventName: fair.name, organizationName: reader.companies[0] ?? '' })),
      name: reader.name || email,
      email,
    },
  };
};

interface Reader extends MailReader {
  readonly participations: readonly string[];
}

/** Everyone with a role at a company of the fair, by address. */
const readersOf = async (query: Query, event: string): Promise<readonly Reader[]> => {
  const rows = await query
    .selectFrom('eventPermissions')
    .innerJoin('participations', 'participations.id', 'eventPermissions.participationId')
    .leftJoin('users', 'users.email', 'eventPermissions.email')
    .select(['eventPermissions.email', 'givenName', 'familyName'])
    .select(['participations.id', 'participations.name', 'organizationName'])
    .where('eventPermissions.eventId', '=', event)
    .orderBy('eventPermissions.email')
    .orderBy('organizationNameFolded')
    .execute();
  return [...Map.groupBy(rows, ({ email }) => email)].map(([email, own]) => ({
    email,
    name: [own[0]?.givenName, own[0]?.familyName].filter(Boolean).join(' '),
    companies: own.map(({ name, organizationName }) => name || organizationName),
    participations: own.map(({ id }) => id),
  }));
};
