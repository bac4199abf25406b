import type { PublicProfile } from '@fairdesk/core/profile';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { ExhibitorDownloads } from './exhibitor-downloads.tsx';
import { ExhibitorFacts } from './exhibitor-facts.tsx';
import { ExhibitorLogo } from './exhibitor-logo.tsx';
import { ExhibitorNews } from './exhibitor-news.tsx';
import { ExhibitorProducts } from './exhibitor-products.tsx';
import styles from './exhibitor-view.module.css';
import { hallsText, standsText } from './place-texts.ts';

interface Props {
  profile: PublicProfile;
  /** The address of the list: `/nl/aqua/exhibitors`. */
  list: string;
  labels: ServerLabels;
}

/** The public page of a company; empty parts are left out. It needs no script. */
export function ExhibitorView({ profile, list, labels }: Props) {
  const { t } = labels;
  const { name, shortDescription, longDescription, languages, logoUrl, stands, halls } = profile;
  return (
    <article className={styles.profile}>
      <a href={list} className={styles.back}>
        {t('exhibitor-back')}
      </a>
      <header className={styles.head}>
        <ExhibitorLogo name={name} logoUrl={logoUrl} size="head" />
        <div>
          <h1 dir="auto">{name}</h1>
          {stands.length > 0 && (
            <p className={styles.stand}>
              {[standsText(stands, labels), halls.length > 0 && hallsText(halls, labels)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.main}>
          {shortDescription && (
            <p className={styles.lead} dir="auto" lang={languages?.shortDescription}>
              {shortDescription}
            </p>
          )}
          {longDescription && (
            <p className={styles.about} dir="auto" lang={languages?.longDescription}>
              {longDescription}
            </p>
          )}
          <ExhibitorProducts
            profile={profile}
            address={`${list}/${encodeURIComponent(profile.slug)}`}
            labels={labels}
          />
          <ExhibitorNews news={profile.news} labels={labels} />
          <ExhibitorDownloads documents={profile.documents} videos={profile.videos} labels={labels} />
        </div>
        <ExhibitorFacts profile={profile} labels={labels} />
      </div>
    </article>
  );
}
