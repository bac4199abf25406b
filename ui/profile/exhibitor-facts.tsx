import { leadsTo, type PublicProfile } from '@fairdesk/core/profile';
import type { ReactNode } from 'react';
import { EmailLink } from '../shared/contact-links.tsx';
import { countryName } from '../shared/texts/country-name.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { addressLines } from './address-lines.ts';
import styles from './exhibitor-view.module.css';

interface Props {
  profile: PublicProfile;
  labels: ServerLabels;
}

/** The address, contact data and categories of a company. */
export function ExhibitorFacts({ profile, labels: { t, language } }: Props) {
  const { name, address, email, uris, brands, categories, companyType } = profile;
  const lines = addressLines(address, countryName(address.country, language));
  const found = categories.flatMap(({ groups }) => groups.flatMap((group) => group.categories));
  return (
    <aside className={styles.facts}>
      {(lines.length > 0 || email) && (
        <Fact title={t('exhibitor-contact')}>
          {lines.length > 0 && (
            <address dir="auto">
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {email && <EmailLink email={email}>{t('exhibitor-email', { name })}</EmailLink>}
        </Fact>
      )}
      {uris.length > 0 && (
        <Fact title={t('exhibitor-links')}>
          <ul>
            {uris.map(({ type, url }) => (
              <li key={type}>
                <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                  {t(`uri-${type}`)}
                </a>{' '}
                <span className={styles.soft}>{leadsTo(url)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {brands.length > 0 && <Fact title={t('exhibitor-brands')}>{brands.join(', ')}</Fact>}
      {companyType && <Fact title={t('companyType')}>{companyType}</Fact>}
      {found.length > 0 && (
        <Fact title={t('exhibitor-categories')}>
          <ul>
            {found.map((category) => (
              <li key={category.id} lang={category.language}>
                {category.name}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </aside>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
