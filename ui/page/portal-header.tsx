import type { Page } from '@fairdesk/core/page';
import { HeaderCountdown } from '../dashboard/header-countdown.tsx';
import { LanguageSwitch } from '../shared/language-switch.tsx';
import type { Labels } from '../shared/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { CompanySwitch } from './company-switch.tsx';
import { EventMark } from './event-mark.tsx';
import { showTimesOf } from './event-times.ts';
import { MainNavigation } from './main-navigation.tsx';
import { countsDown, isDashboard } from './page-kind.ts';
import type { PortalData } from './portal-data.ts';
import styles from './portal-header.module.css';

interface Props {
  page: Page;
  data: PortalData;
  labels: Labels;
}

/** Which fair, which company, how long still; then where to go. */
export function PortalHeader({ page, data, labels }: Props) {
  const { navigation } = page;
  const { event, user, now } = data;
  const show = navigation.showCountdown && !countsDown(page) && event ? showTimesOf(event) : undefined;
  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <EventMark data={data} logo={navigation.logos[0] ?? data.site?.logo} />
        <CompanySwitch data={data} labels={labels} withFair={!isDashboard(page)} />
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
              links={data.multipleEvents ? navigation.profile : []}
              account={data.addresses.account}
              home={data.addresses.signIn}
            />
          )}
        </div>
      </div>
      <MainNavigation links={navigation.main} path={data.path} labels={labels} />
    </header>
  );
}
