import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import type { Labels } from '../../shared/texts/translate.ts';
import { DeskHeading } from '../desk-heading.tsx';

interface Props {
  labels: Labels;
  /** Where awards are added; absent when the organiser may not. */
  settings: string | undefined;
}

/** The entries of a fair without awards. */
export function NoAwards({ labels: { t }, settings }: Props) {
  return (
    <>
      <DeskHeading title={t('desk-awards')} />
      <EmptyState text={t('award-plan-none')}>
        {settings && <Link href={settings}>{t('award-plan-new')}</Link>}
      </EmptyState>
    </>
  );
}
