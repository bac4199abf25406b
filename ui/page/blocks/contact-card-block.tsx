import type { ContactCardBlock } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../shared/contact-links.tsx';
import { ContentIcon } from '../../shared/content-icon.tsx';
import { BlockImage } from '../parts/block-image.tsx';
import { Editable } from '../parts/editable.tsx';
import { EditableLine } from '../parts/editable-line.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './contact-card-block.module.css';

interface Props {
  block: ContactCardBlock;
  page: RenderContext;
}

export function ContactCardView({ block, page }: Props) {
  const { name, role, shape, hasLines, email, phone, mobile, linkedIn } = block;
  const { t } = page.labels;
  const hasWays = [email, phone, mobile, linkedIn].some(Boolean) || page.state === 'edit';
  return (
    <article className={styles.card} data-shape={shape} data-lines={hasLines || undefined}>
      <BlockImage
        block={block}
        page={page}
        sizes="(width >= 60rem) 16rem, 50vw"
        className={styles.portrait}
      />
      <div className={styles.words}>
        <EditableLine owner={block} of="name" text={name} page={page} className={styles.name} />
        <EditableLine owner={block} of="role" text={role} page={page} className={styles.role} />
        {hasWays && (
          <ul className={styles.ways}>
            <Way of="email" icon="fa-regular fa-envelope" name={t('contact-email')} block={block} page={page}>
              <EmailLink email={email} />
            </Way>
            <Way of="phone" icon="fa-solid fa-phone" name={t('contact-phone')} block={block} page={page}>
              <PhoneLink phone={phone} />
            </Way>
            <Way
              of="mobile"
              icon="fa-solid fa-mobile-screen"
              name={t('contact-mobile')}
              block={block}
              page={page}
            >
              <PhoneLink phone={mobile} />
            </Way>
            <Way of="linkedIn" icon="fa-brands fa-linkedin" name="LinkedIn" block={block} page={page}>
              <a href={linkedIn} rel="noopener">
                {name ? t('contact-linkedin', { name }) : 'LinkedIn'}
              </a>
            </Way>
          </ul>
        )}
      </div>
    </article>
  );
}

interface WayProps extends Props {
  of: 'email' | 'phone' | 'mobile' | 'linkedIn';
  icon: string;
  name: string;
  children: ReactNode;
}

/** A contact detail; only editors see an empty one. */
function Way({ of, icon, name, block, page, children }: WayProps) {
  const isEmpty = block[of] === '';
  if (isEmpty && page.state !== 'edit') return null;
  return (
    <li>
      <ContentIcon name={icon} />
      <span className="visually-hidden">{name}: </span>
      <Editable owner={block} of={of} page={page} isEmpty={isEmpty}>
        {children}
      </Editable>
    </li>
  );
}
