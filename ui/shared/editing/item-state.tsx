import { useLabels } from '../texts/labels.tsx';
import styles from './item-state.module.css';

interface Props {
  state: 'public' | 'hidden' | 'incomplete' | 'inReview';
  /** Why the organiser sent it back, if so. */
  reason?: string | undefined;
  /** Whether the company is public; if not, its items need no notice of their own. */
  isCompanyPublic: boolean;
}

/** In a list, why visitors cannot see an item; renders nothing for a visible one. */
export function ItemState({ state, reason, isCompanyPublic }: Props) {
  const { t } = useLabels();
  if (reason !== undefined) return <p className={styles.state}>{t('item-state-sent-back', { reason })}</p>;
  const tells = state !== 'public' && (state !== 'hidden' || isCompanyPublic);
  return tells ? <p className={styles.state}>{t(`item-state-${state}`)}</p> : null;
}
