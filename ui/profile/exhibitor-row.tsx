import type { ExhibitorSummary } from '@fairdesk/core/profile';
import rows from '../shared/found-rows.module.css';
import linked from '../shared/linked-card.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { ExhibitorLogo } from './exhibitor-logo.tsx';
import styles from './exhibitor-row.module.css';
import { hallsText, standsText } from './place-texts.ts';

interface Props {
  exhibitor: ExhibitorSummary;
  href: string;
  labels: ServerLabels;
}

/** One company; the whole row is the link. */
export function ExhibitorRow({ exhibitor, href, labels }: Props) {
  const { name, shortDescription, languages, logoUrl, stands, halls } = exhibitor;
  return (
    <li className={`${linked.card} ${rows.row} ${styles.company}`}>
      <ExhibitorLogo name={name} logoUrl={logoUrl} size="row" />
      <div className={styles.words}>
        <h2 dir="auto">
          <a href={href}>{name}</a>
        </h2>
        {shortDescription && (
          <p dir="auto" lang={languages?.shortDescription}>
            {shortDescription}
          </p>
        )}
      </div>
      {stands.length > 0 && (
        <p className={styles.place}>
          <strong>{standsText(stands, labels)}</strong>
          {halls.length > 0 && <span>{hallsText(halls, labels)}</span>}
        </p>
      )}
    </li>
  );
}
