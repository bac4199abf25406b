import type { FairEvent } from '@fairdesk/core/events';
import { fairStateOf } from '@fairdesk/core/organiser';
import { type EventId, localPath } from '@fairdesk/core/shared';
import { IconPlus } from '@tabler/icons-react';
import type { FrameData } from '../../navigation/frame-data.ts';
import { ButtonLink } from '../../shared/button.tsx';
import { Icon } from '../../shared/icon.tsx';
import { Link } from '../../shared/link.tsx';
import { periodText } from '../../shared/texts/format.ts';
import { labelsOf } from '../../shared/texts/translate.ts';
import { DeskDoor } from '../desk-door.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import styles from './fair-list.module.css';

interface Props {
  data: FrameData;
  /** The latest opening first. */
  fairs: readonly FairEvent[];
  /** Those of them that the organiser manages. */
  managed: readonly EventId[];
  canCreate: boolean;
}

/** The fairs of an organiser. */
export function FairList({ data, fairs, managed, canCreate }: Props) {
  const { language } = data;
  const { t } = labelsOf(language, data.texts);
  const now = new Date(data.now);
  return (
    <DeskDoor data={data}>
      <main id="content" className={styles.page}>
        <DeskHeading
          title={t(fairs.length > 0 ? 'desk-choose' : 'desk')}
          text={fairs.length === 0 && t('desk-no-fairs')}
          actions={
            canCreate && (
              <ButtonLink
                icon={<Icon of={IconPlus} />}
                href={localPath({ language, path: '/organiser/new' })}
              >
                {t('fair-new')}
              </ButtonLink>
            )
          }
        />
        <ul className={styles.list}>
          {fairs.map((fair) => {
            const { id, slug, name, startDate, endDate, city } = fair;
            const state = fairStateOf(fair, now);
            return (
              <li key={id}>
                <Link className={styles.fair} href={localPath({ language, path: `/organiser/${slug}` })}>
                  <strong>{name}</strong>
                  <span>
                    {[periodText(startDate, endDate, language), city].filter(Boolean).join(', ')}
                    {state !== 'published' && ` · ${t(`fair-state-${state}`)}`}
                  </span>
                </Link>
                {managed.includes(id) && (
                  <Link
                    className={styles.next}
                    href={localPath({ language, path: `/organiser/${slug}/settings/edition` })}
                    aria-label={t('edition-of', { name })}
                  >
                    {t('settings-edition')}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </main>
    </DeskDoor>
  );
}
