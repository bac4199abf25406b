import type { LinkValue, SiteNavigation } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { ButtonLink } from '../shared/button.tsx';
import { Link } from '../shared/link.tsx';
import { Picture } from '../shared/picture.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import type { FrameData } from './frame-data.ts';
import styles from './page-footer.module.css';
import { SocialLinks } from './social-links.tsx';

interface Props {
  navigation: Pick<SiteNavigation, 'footer'>;
  labels: ServerLabels;
  /** Absent when no analytics service is set up. */
  analytics?: FrameData['analytics'];
  /** Caches what it shows. */
  markup?: PartMarkup | undefined;
  /** The blocks of the footer's area. */
  children?: ReactNode;
}

/** Links, social media, newsletter and copyright. Site spec §2 "Footer". */
export function PageFooter({ navigation: { footer }, labels, analytics, markup, children }: Props) {
  const { logo, links, socials, newsletter, copyright } = footer;
  const { t } = labels;
  return (
    <CachedPart as="footer" className={styles.footer} data-print="hide" markup={markup}>
      {children && <div className={styles.blocks}>{children}</div>}
      <div className={styles.inner}>
        {(logo || newsletter || socials.length > 0) && (
          <div className={styles.row}>
            {logo && (
              <Link href={logo.link.href} className={styles.logo}>
                <Picture src={logo.src} alt={logo.alt} loading="lazy" className="on-paper" />
              </Link>
            )}
            <SocialLinks links={socials} labels={labels} />
            {newsletter && (
              <ButtonLink look="quiet" href={newsletter.href} target={newsletter.target}>
                {newsletter.text}
              </ButtonLink>
            )}
          </div>
        )}
        <div className={styles.row}>
          {copyright.brand && <p>{t('footer-copyright', { ...copyright })}</p>}
          {links.length > 0 && (
            <nav aria-label={t('navigation-footer')}>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={`${link.href} ${link.text}`}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {analytics && <ConsentNotice labels={labels} {...analytics} />}
        </div>
      </div>
    </CachedPart>
  );
}

/** A link whose address was emptied renders as plain text. */
function FooterLink({ href, text, target }: LinkValue) {
  if (href === '') return <span>{text}</span>;
  return (
    <Link href={href} target={target}>
      {text}
    </Link>
  );
}
