import type { LinkedLogo } from '@fairdesk/core/page';
import { Picture } from '../shared/picture.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './powered-by.module.css';

interface Props {
  logo: LinkedLogo | undefined;
  labels: ServerLabels;
}

/** The second logo, which links to the company behind the fair. */
export function PoweredBy({ logo, labels: { t } }: Props) {
  if (!logo) return null;
  const { link, src, alt } = logo;
  return (
    <a
      href={link.href}
      className={styles.powered}
      {...(link.target && { target: link.target, rel: 'noopener' })}
    >
      <span>{t('powered-by')}</span>
      <Picture src={src} alt={alt} fetchPriority="low" className="on-paper" />
    </a>
  );
}
