import { levelOf, SERVICE_KEY_AREAS, type ServiceKey, serviceKeyState } from '@fairdesk/core/organiser';
import { addDays, dayIn } from '@fairdesk/core/shared';
import { dayText, listText, momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { Labels } from '../../shared/texts/translate.ts';

interface Props {
  serviceKey: ServiceKey;
  timeZone: string;
  now: Date;
}

/** What a key opens, when it was made and used, and when it ends. */
export function ServiceKeyFacts({ serviceKey: key, timeZone, now }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const dayOf = (moment: string) => dayText(dayIn(timeZone, new Date(moment)), language);
  return (
    <>
      <p>{scopesText(key, labels)}</p>
      <p suppressHydrationWarning>
        {[
          endText(key, labels, { timeZone, now }),
          key.lastUsed
            ? t('service-key-used', { time: momentText(new Date(key.lastUsed), timeZone, language) })
            : t('service-key-unused'),
          key.createdBy
            ? t('service-key-created-by', { date: dayOf(key.created), email: key.createdBy })
            : t('service-key-created', { date: dayOf(key.created) }),
        ].join(' · ')}
      </p>
    </>
  );
}

/** "Reads: companies and stands. Changes: tasks." */
const scopesText = ({ scopes }: ServiceKey, { t, language }: Labels): string =>
  (['read', 'write'] as const)
    .flatMap((level) => {
      const areas = SERVICE_KEY_AREAS.filter((area) => levelOf(scopes, area) === level);
      if (areas.length === 0) return [];
      const list = listText(
        areas.map((area) => t(`service-key-area-${area}`)),
        language,
      );
      return [t(`service-key-${level}-list`, { list })];
    })
    .join(' ');

/** When the key ended or will end; a key expires at the end of its last day. */
const endText = (
  key: ServiceKey,
  { t, language }: Labels,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): string => {
  const dayOf = (moment: string) => dayText(dayIn(timeZone, new Date(moment)), language);
  if (key.revoked !== undefined) return t('service-key-revoked', { date: dayOf(key.revoked) });
  if (key.expires === undefined) return t('service-key-endless');
  const date = dayText(addDays(dayIn(timeZone, new Date(key.expires)), -1), language);
  return t(serviceKeyState(key, now) === 'expired' ? 'service-key-expired' : 'service-key-until', { date });
};
