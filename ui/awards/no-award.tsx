import { EmptyState } from '../shared/empty-state.tsx';
import type { Labels } from '../shared/texts/translate.ts';

interface Props {
  /** The title of the block; empty for none. */
  title: string;
  labels: Labels;
}

/** The list of an award at a fair without one: its pages are there from the start. */
export function NoAward({ title, labels: { t } }: Props) {
  return (
    <section>
      {title && <h2>{title}</h2>}
      <EmptyState text={t('award-none')} />
    </section>
  );
}
