import type { ExhibitorSummary } from '@fairdesk/core/profile';
import linked from '../shared/linked-card.module.css';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './exhibitor-card.module.css';
import { ExhibitorLogo } from './exhibitor-logo.tsx';
import { standsText } from './place-texts.ts';

interface Props {
  exhibitor: ExhibitorSummary;
  href: string;
  labels: ServerLabels;
}

/** One company in a grid: a large logo, its name and stand; the whole card is the link. */
export function ExhibitorCard({ exhibitor: { name, logoUrl, stands }, href, labels }: Props) {
  return (
    <li className={`${linked.card} ${styles.card}`}>
      <ExhibitorLogo name={name} logoUrl={logoUrl} size="card" />
      <h2 dir="auto">
        <a href={href}>{name}</a>
      </h2>
      {stands.length > 0 && <p>{standsText(stands, labels)}</p>}
    </li>
  );
}
