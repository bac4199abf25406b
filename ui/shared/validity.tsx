import { dayOnly } from '@fairdesk/core/shared';
import { dayText } from './format.ts';
import { useLabels } from './labels.tsx';

interface Props {
  /** Days; empty for no limit. */
  from: string;
  until: string;
}

/** The period in which visitors see an item; renders nothing without limits. */
export function Validity({ from, until }: Props) {
  const { t, language } = useLabels();
  const day = (date: string) => dayText(dayOnly(date), language);
  if (from && until) return <p>{t('shown-from-until', { from: day(from), until: day(until) })}</p>;
  if (from) return <p>{t('shown-from', { from: day(from) })}</p>;
  return until ? <p>{t('shown-until', { until: day(until) })}</p> : null;
}
