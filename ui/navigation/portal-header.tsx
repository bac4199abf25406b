import type { MenuItem } from '@fairdesk/core/navigation';
import type { LinkValue, Page } from '@fairdesk/core/page';
import { localPath } from '@fairdesk/core/shared';
import { HeaderCountdown } from '../dashboard/header-countdown.tsx';
import { LanguageSwitch } from '../shared/texts/language-switch.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { CachedPart, type PartMarkup } from './cached-part.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { EventMark } from './event-mark.tsx';
import { headerTimesOf } from './event-times.ts';
import type { FrameData } from './frame-data.ts';
import { MainNavigation } from './main-navigation.tsx';
import { MenuList } from './menu-list.tsx';
import { MenuSidebar } from './menu-sidebar.tsx';
import { MissingParts } from './missing-parts.tsx';
import { countsDown, isDashboard } from './page-kind.ts';
import styles from './portal-header.module.css';
import { PoweredBy } from './powered-by.tsx';
import { ServiceLinks } from './service-links.tsx';

interface Props {
  page: Page;
  data: FrameData;
  labels: ServerLabels;
  /** Caches the menus. */
  markupFor?: ((name: string) => PartMarkup) | undefined;
}

/** The fair, the company, the countdown and the menu. */
export function PortalHeader({ page, data, labels, markupFor }: Props) {
  const { navigation } = page;
  const { event, user, now, path } = data;
  const show = countsDown(page) ? undefined : headerTimesOf(navigation, event);
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <EventMark data={data} logo={navigation.logos[0] ?? data.site?.logo} />
        <CompanySwitch data={data} labels={labels} withFair={!isDashboard(page)} />
        <span className={styles.powered}>
          <PoweredBy logo={navigation.logos[1]} labels={labels} />
        </span>
        <div className={styles.tools}>
          {show && (
            <span className={styles.countdown}>
              <HeaderCountdown show={show} now={now} />
            </span>
          )}
          {navigation.showLanguageSwitch && <LanguageSwitch labels={labels} languages={data.languages} />}
          {user && (
            <AccountMenu
              user={user}
              links={data.multipleEvents ? navigation.profile.map(linkOf) : []}
              account={data.addresses.account}
              desk={user.isOrganiser ? localPath({ language: data.language, path: '/organiser' }) : undefined}
              saved={data.canReact ? localPath({ language: data.language, path: '/saved' }) : undefined}
              home={data.addresses.signIn}
            />
          )}
          {navigation.main.length > 0 && (
            <MenuSidebar labels={labels} compact markup={markupFor?.('sidebar')}>
              <nav aria-label={labels.t('navigation-main')}>
                <MenuList items={navigation.main} path={path} labels={labels} name="sidebar" />
              </nav>
              <ServiceLinks
                items={navigation.service}
                splitter={navigation.serviceSplitter}
                path={path}
                labels={labels}
              />
              <PoweredBy logo={navigation.logos[1]} labels={labels} />
            </MenuSidebar>
          )}
        </div>
      </div>
      <CachedPart
        as="div"
        className={styles.menu}
        data-beside-shell={page.layout !== 'portal' || undefined}
        markup={markupFor?.('menu')}
      >
        <MainNavigation items={navigation.main} path={path} labels={labels} />
      </CachedPart>
      {data.editing && <MissingParts parts={navigation.missing} labels={labels} />}
    </header>
  );
}

const linkOf = ({ href, target, title }: MenuItem): LinkValue => ({ href, target, text: title });
