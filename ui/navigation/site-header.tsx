import type { SiteNavigation } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shared/texts/language-switch.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { AccountLink } from './account-link.tsx';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { EventMark } from './event-mark.tsx';
import { headerTimesOf } from './event-times.ts';
import type { FrameData } from './frame-data.ts';
import { MainNavigation } from './main-navigation.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuSidebar } from './menu-sidebar.tsx';
import { MissingParts } from './missing-parts.tsx';
import { PoweredBy } from './powered-by.tsx';
import { SearchForm } from './search-form.tsx';
import { ServiceLinks } from './service-links.tsx';
import { SiteCountdown } from './site-countdown.tsx';
import styles from './site-header.module.css';
import { TopBar } from './top-bar.tsx';

interface Props {
  navigation: SiteNavigation;
  data: FrameData;
  labels: ServerLabels;
  /** Caches a part of it; the countdown is in none. */
  markupFor: (name: string) => PartMarkup | undefined;
  /** The blocks of the header's area. */
  children?: ReactNode;
}

/** Logo, menu, search and language switch of the site. Source: site spec §2 "Header and navigation". */
export function SiteHeader({ navigation, data, labels, markupFor, children }: Props) {
  const { path } = data;
  const { main, service, search, topbarText } = navigation;
  const [ownLogo] = navigation.logos;
  const logo = ownLogo ?? data.site?.logo;
  const home = ownLogo?.link.href ?? (data.addresses.site || data.addresses.home);
  const show = headerTimesOf(navigation, data.event);
  const hasMenu = main.length + service.length > 0;
  return (
    <>
      <TopBar
        name={labels.t('top-bar')}
        text={topbarText}
        {...(show && {
          countdown: <SiteCountdown show={show} data={data} />,
        })}
      >
        {service.length > 0 && (
          <ServiceLinks
            items={service}
            splitter={navigation.serviceSplitter}
            path={path}
            labels={labels}
            markup={markupFor('service')}
          />
        )}
      </TopBar>
      <CachedPart as="header" className={styles.header} data-print="hide" markup={markupFor('header')}>
        <div className={styles.bar}>
          <EventMark data={{ event: data.event, addresses: { ...data.addresses, home } }} logo={logo} />
          {navigation.logos[1] && (
            <div className={styles.powered}>
              <PoweredBy logo={navigation.logos[1]} labels={labels} />
            </div>
          )}
          <MainNavigation items={main} path={path} labels={labels} />
          <div className={styles.tools}>
            {search && <SearchForm action={search} labels={labels} />}
            {navigation.showLanguageSwitch && <LanguageSwitch labels={labels} languages={data.languages} />}
            <span className={styles.sign} data-in-menu={hasMenu || undefined}>
              <AccountLink data={data} labels={labels} look="plain" />
            </span>
            {hasMenu && (
              <MenuSidebar labels={labels}>
                {main.length > 0 && (
                  <nav aria-label={labels.t('navigation-main')}>
                    <MenuList items={main} path={path} labels={labels} name="sidebar" />
                  </nav>
                )}
                <ServiceLinks
                  items={service}
                  splitter={navigation.serviceSplitter}
                  path={path}
                  labels={labels}
                />
                <AccountLink data={data} labels={labels} look="quiet" />
                <PoweredBy logo={navigation.logos[1]} labels={labels} />
              </MenuSidebar>
            )}
          </div>
        </div>
        {data.editing && <MissingParts parts={navigation.missing} labels={labels} />}
        {children}
      </CachedPart>
    </>
  );
}
