import type { SocialLink } from '@fairdesk/core/page';
import { ContentIcon } from '../shared/content-icon.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './page-footer.module.css';

interface Props {
  links: readonly SocialLink[];
  labels: ServerLabels;
}

/** Social media profiles of the fair; each opens in a new tab. */
export function SocialLinks({ links, labels: { t } }: Props) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('navigation-social')} className={styles.socials}>
      {links.map(({ href, icon, name }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
            aria-label={`${name} (${t('new-tab')})`}
          >
            <ContentIcon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
