import type { ExhibitorSummary } from '@fairdesk/core/profile';
import rows from '../shared/found-rows.module.css';
import { Picture } from '../shared/picture.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './exhibitor-row.module.css';

interface Props {
  exhibitor: ExhibitorSummary;
  href: string;
  labels: Labels;
}

/** One company; all of the row is the link. */
export function ExhibitorRow({ exhibitor, href, labels: { t } }: Props) {
  const { name, shortDescription, logoUrl, stands } = exhibitor;
  return (
    <li className={`${rows.row} ${styles.company}`}>
      <span className={styles.logo}>{logoUrl && <Picture src={logoUrl} alt="" loading="lazy" />}</span>
      <div>
        <h2 dir="auto">
          <a href={href}>{name}</a>
        </h2>
        {shortDescription && <p dir="auto">{shortDescription}</p>}
      </div>
      {stands.length > 0 && (
        <span className={styles.stand}>
          {t('exhibitor-stand', { n: stands.length, list: stands.join(', ') })}
        </span>
      )}
    </li>
  );
}
