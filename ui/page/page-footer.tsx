import type { SiteNavigation } from '@fairdesk/core/page';
import { NextLink } from '../shared/next-link.tsx';
import { Picture } from '../shared/picture.tsx';
import type { Labels } from '../shared/translate.ts';
import styles from './page-footer.module.css';

interface Props {
  navigation: SiteNavigation;
  labels: Labels;
}

/** Who made this page, and the small print. Site spec §2 "Footer". */
export function PageFooter({ navigation: { footer, copyright, logos }, labels: { t } }: Props) {
  const powered = logos[1];
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        {footer.length > 0 && (
          <nav aria-label={t('navigation-footer')}>
            <ul className={styles.links}>
              {footer.map(({ href, text, target }) => (
                <li key={`${href} ${text}`}>
                  <NextLink href={href} target={target}>
                    {text}
                  </NextLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {copyright && <p>{copyright}</p>}
        {powered && (
          <NextLink href={powered.link.href} target={powered.link.target} className={styles.powered}>
            <Picture src={powered.src} alt={powered.alt} loading="lazy" />
          </NextLink>
        )}
      </div>
    </footer>
  );
}
