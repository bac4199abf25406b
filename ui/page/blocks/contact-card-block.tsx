import type { ContactCardBlock } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { ContentIcon } from '../../shared/content-icon.tsx';
import type { Drawing } from '../drawing.ts';
import { BlockImage } from '../parts/block-image.tsx';
import { Editable } from '../parts/editable.tsx';
import styles from './contact-card-block.module.css';

interface Props {
  block: ContactCardBlock;
  page: Drawing;
}

export function ContactCardView({ block, page }: Props) {
  const { name, role, shape, hasLines, email, phone, mobile, linkedIn } = block;
  const { t } = page.labels;
  return (
    <article className={styles.card} data-shape={shape} data-lines={hasLines || undefined}>
      <BlockImage
        block={block}
        page={page}
        sizes="(width >= 60rem) 16rem, 50vw"
        className={styles.portrait}
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <Editable owner={block} of="name" page={page} isEmpty={name === ''}>
            {name}
          </Editable>
        </p>
        {role && (
          <p className={styles.role}>
            <Editable owner={block} of="role" page={page}>
              {role}
            </Editable>
          </p>
        )}
        <ul className={styles.ways}>
          {email && (
            <Way icon="fa-regular fa-envelope" name={t('contact-email')}>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            </Way>
          )}
          {phone && (
            <Way icon="fa-solid fa-phone" name={t('contact-phone')}>
              <a href={`tel:${dialled(phone)}`}>{phone}</a>
            </Way>
          )}
          {mobile && (
            <Way icon="fa-solid fa-mobile-screen" name={t('contact-mobile')}>
              <a href={`tel:${dialled(mobile)}`}>{mobile}</a>
            </Way>
          )}
          {linkedIn && (
            <Way icon="fa-brands fa-linkedin" name="LinkedIn">
              <a href={linkedIn} rel="noopener">
                {t('contact-linkedin', { name })}
              </a>
            </Way>
          )}
        </ul>
      </div>
    </article>
  );
}

/** Digits and a plus: what a telephone dials. */
const dialled = (number: string): string => number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');

function Way({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <li>
      <ContentIcon name={icon} />
      <span className="visually-hidden">{name}: </span>
      {children}
    </li>
  );
}
