import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './approvals.module.css';
import type { MediumDifference } from './item-difference.ts';

interface Props {
  media: readonly MediumDifference[];
}

/** The pictures, documents and videos of both versions; each says whether it was added or removed. */
export function ApprovalMedia({ media }: Props) {
  const { t } = useLabels();
  if (media.length === 0) return null;
  return (
    <>
      <h3>{t('approval-media')}</h3>
      <ul className={styles.media}>
        {media.map(({ kind, title, url, state }) => (
          <li key={`${state}${kind}${url}${title}`} data-state={state}>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {kind === 'picture' && <Picture src={url} alt="" loading="lazy" />}
              {title || t(`approval-medium-${kind}`)}
              <span className="visually-hidden"> ({t('new-tab')})</span>
            </a>
            <span>
              {[
                ...(kind === 'picture' ? [] : [t(`approval-medium-${kind}`)]),
                ...(state === 'same' ? [] : [t(`approval-medium-${state}`)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
