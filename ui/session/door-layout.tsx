import type { SiteNavigation } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { EventMark } from '../navigation/event-mark.tsx';
import type { FrameData } from '../navigation/frame-data.ts';
import { PageFooter } from '../navigation/page-footer.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { LanguageSwitch } from '../shared/texts/language-switch.tsx';
import { labelsOf } from '../shared/texts/translate.ts';
import { Brand } from '../shared/theme/brand.tsx';
import styles from './door-layout.module.css';

interface Props {
  data: FrameData;
  /** The site's own navigation, if known. */
  navigation?: SiteNavigation;
  /** What stands at the end of the header, such as the menu of a signed-in user. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of pages outside any fair, mostly for signed-out users: logo and language switch. */
export function DoorLayout({ data, navigation, tools, children }: Props) {
  const labels = labelsOf(data.language, data.texts);
  return (
    <div className={styles.page}>
      <Brand colour={data.site?.brandColour ?? ''} />
      <SkipLink labels={labels} />
      <header className={styles.header}>
        <EventMark data={data} logo={navigation?.logos[0] ?? data.site?.logo} />
        <div className={styles.tools}>
          <LanguageSwitch labels={labels} languages={data.languages} />
          {tools}
        </div>
      </header>
      <div className={styles.content}>{children}</div>
      {navigation && <PageFooter navigation={navigation} labels={labels} analytics={data.analytics} />}
    </div>
  );
}
