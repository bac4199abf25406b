import { dayOnly } from '@fairdesk/core/shared';
import { dayText } from '../texts/format.ts';
import { useLabels } from '../texts/labels.tsx';

interface Props {
  /** Days; empty for no limit. */
  from: string;
  until: string;
}

/** The period in which visitors see an item; renders nothing without limits. */
export function Validity({ from, until }: Props) {
  const { t, language } = useLabels();
  const [first, last] = [from, until].map((date) => date && dayText(dayOnly(date), language));
  if (first && first === last) return <p>{t('shown-on', { day: first })}</p>;
  if (first && last) return <p>{t('shown-from-until', { from: first, until: last })}</p>;
  if (first) return <p>{t('shown-from', { from: first })}</p>;
  return last ? <p>{t('shown-until', { until: last })}</p> : null;
}
