import type { PlannedMailText } from '@fairdesk/core/organiser';
import { addDays, dayIn, type Language, zonedInstant } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { portalLinks } from '../../mail/fair-portal.ts';
import { INVITATION_TEXTS } from '../../mail/invitation-texts.ts';
import { reminderValues } from '../../mail/reminder-mail.ts';
import { remindedFair } from '../reminders/reminder-digests.ts';
import { taskRules } from '../tasks/task-rules.ts';

/** How long before its deadline the task of the example is, in days. */
const DAYS_LEFT = 7;

/** What the placeholders of a mail stand for in an example: the fair, with its first company and first task. */
export const mailTextSamples = async (
  query: Query,
  event: string,
  publicUrl: string,
  now: Date,
): Promise<Pick<PlannedMailText, 'samples'>> => {
  const { name: fair, timeZone, portal } = await remindedFair(query, event, now);
  const company = await query
    .selectFrom('participations')
    .leftJoin('products', 'products.participationId', 'participations.id')
    .select(['organizationName', 'products.name as product'])
    .where('participations.eventId', '=', event)
    .orderBy('organizationNameFolded')
    .orderBy('products.sortIndex')
    .limit(1)
    .executeTakeFirst();
  const [task] = await taskRules(query, event);
  const companyName = company?.organizationName ?? EXAMPLE;
  const day = dayIn(timeZone, now);
  const dueDay = addDays(day, DAYS_LEFT);
  const samplesIn = (language: Language) => {
    const linkTo = portalLinks(publicUrl, portal, language);
    const tasks = [
      {
        title: task?.titles[language] ?? task?.titles.en ?? EXAMPLE,
        due: zonedInstant(dueDay, '23:59', timeZone),
        dueDay,
        link: linkTo('/tasks'),
      },
    ];
    const texts = INVITATION_TEXTS[language];
    return {
      ...reminderValues(language, {
        fairName: fair,
        timeZone,
        day,
        companies: [{ name: companyName, tasks }],
      }),
      invitation: texts.invited(texts.place({ eventName: fair, organizationName: companyName })),
      portal: linkTo(''),
      link: linkTo('/example'),
      title: company?.product ?? EXAMPLE,
      reason: EXAMPLE,
      message: EXAMPLE,
      name: 'Ada Example',
      email: 'ada@company.example',
    };
  };
  return { samples: { en: samplesIn('en'), nl: samplesIn('nl'), es: samplesIn('es'), tr: samplesIn('tr') } };
};

const EXAMPLE = '…';
