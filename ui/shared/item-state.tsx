import styles from './item-state.module.css';
import { useLabels } from './labels.tsx';

interface Props {
  state: 'public' | 'hidden' | 'incomplete' | 'inReview';
  /** Whether visitors see the company at all; if not, nothing of it needs to say so itself. */
  isCompanyPublic: boolean;
}

/** In a list, why visitors do not see an item; nothing of one they see. */
export function ItemState({ state, isCompanyPublic }: Props) {
  const { t } = useLabels();
  const tells = state !== 'public' && (state !== 'hidden' || isCompanyPublic);
  return tells ? <p className={styles.state}>{t(`item-state-${state}`)}</p> : null;
}
