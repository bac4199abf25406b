'use client';

import type { CompanyProfileBlock } from '@fairdesk/core/page';
import { INTRODUCTION_LINES } from '@fairdesk/core/profile';
import { isListed, plainText } from '@fairdesk/core/shared';
import { IconExternalLink } from '@tabler/icons-react';
import { ButtonLink } from '../shared/button.tsx';
import { ClampedText } from '../shared/clamped-text.tsx';
import { Icon } from '../shared/icon.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import { listText, percentText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './profile-screen.module.css';
import { useProfile } from './use-profile.tsx';

interface Props {
  block: CompanyProfileBlock;
  /** A single product or news item is open, which has its own heading. */
  isItemOpen: boolean;
}

/** The introduction of the page, the completeness of the profile, and a link to the public page. */
export const ProfileHead = observer(function ProfileHead({ block, isItemOpen }: Props) {
  const { t, language } = useLabels();
  const { profile, publicPage } = useProfile();
  const { introductionHtml, introductionTypes } = block;
  const isIntroduced =
    introductionHtml !== '' &&
    (introductionTypes === '' || isListed(introductionTypes, profile.participationType));
  const list = listText(
    profile.missing.map((part) => t(`missing-${part}`)),
    language,
  );
  const isComplete = profile.missing.length === 0;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {block.title && <h2>{block.title}</h2>}
        {!isItemOpen && isIntroduced && (
          <ClampedText lines={INTRODUCTION_LINES} isLong={isLong(introductionHtml)}>
            <RichText html={introductionHtml} />
          </ClampedText>
        )}
        {!isItemOpen && (
          <p>
            {isComplete
              ? t('profile-complete')
              : t('profile-filled', { percent: percentText(profile.fillFactor, language) })}{' '}
            {!isComplete && <span className={styles.quiet}>{t('profile-missing', { list })}</span>}
          </p>
        )}
        {!profile.isPublic && <p className={styles.quiet}>{t('profile-hidden')}</p>}
      </div>
      {publicPage && (
        <ButtonLink look="quiet" href={publicPage} icon={<Icon of={IconExternalLink} />}>
          {t('profile-view')}
        </ButtonLink>
      )}
    </div>
  );
});

/** More characters than the widest screen has on the first lines. */
const isLong = (html: string): boolean => plainText(html).length > INTRODUCTION_LINES * LINE_LENGTH;

/** In characters; lines of text have at most 70. */
const LINE_LENGTH = 75;
