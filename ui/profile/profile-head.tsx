'use client';

import type { CompanyProfileBlock } from '@fairdesk/core/page';
import { INTRODUCTION_LINES, publicProfileLink } from '@fairdesk/core/profile';
import { isListed } from '@fairdesk/core/shared';
import { IconExternalLink } from '@tabler/icons-react';
import { ButtonLink } from '../shared/button.tsx';
import { ClampedText } from '../shared/clamped-text.tsx';
import { listText, percentText } from '../shared/format.ts';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import styles from './profile-screen.module.css';
import { useProfile } from './use-profile.tsx';

interface Props {
  block: CompanyProfileBlock;
  site: string;
}

/** What this page is for, how far one has come, and the way to see what visitors see. */
export const ProfileHead = observer(function ProfileHead({ block, site }: Props) {
  const { t, language } = useLabels();
  const { profile } = useProfile();
  const { introductionHtml, introductionTypes } = block;
  const isIntroduced =
    introductionHtml !== '' &&
    (introductionTypes === '' || isListed(introductionTypes, profile.participationType));
  const link = publicProfileLink(profile);
  const list = listText(
    profile.missing.map((part) => t(`missing-${part}`)),
    language,
  );
  const isComplete = profile.missing.length === 0;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {block.title && <h2>{block.title}</h2>}
        {isIntroduced && (
          <ClampedText lines={INTRODUCTION_LINES}>
            <RichText html={introductionHtml} />
          </ClampedText>
        )}
        <p>
          {isComplete
            ? t('profile-complete')
            : t('profile-filled', { percent: percentText(profile.fillFactor, language) })}{' '}
          {!isComplete && <span className={styles.quiet}>{t('profile-missing', { list })}</span>}
        </p>
        {!profile.isPublic && <p className={styles.quiet}>{t('profile-hidden')}</p>}
      </div>
      {link && (
        <ButtonLink
          look="quiet"
          href={link.startsWith('/') ? `${site}${link}` : link}
          icon={<Icon of={IconExternalLink} />}
        >
          {t('profile-view')}
        </ButtonLink>
      )}
    </div>
  );
});
