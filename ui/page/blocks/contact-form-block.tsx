import { CONTACT_PARAMETER } from '@fairdesk/core/contact';
import type { ContactFormBlock } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import styles from '../../contact/contact-form.module.css';
import { PlainContactForm } from '../../contact/plain-contact-form.tsx';
import { ErrorState } from '../../shared/error-state.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle } from '../parts/block-title.tsx';
import type { RenderContext, ViewOf } from '../render-context.ts';

/** Without its event, the form has no recipient. */
export const ContactFormView: ViewOf<'contact-form'> = ({ block, page }) => {
  const { labels, event, contact } = page;
  return (
    <ContactSection block={block} page={page}>
      {event === undefined ? (
        <ErrorState text={labels.t('failed-loading')} />
      ) : (
        <PlainContactForm
          id={`${CONTACT_PARAMETER}-${block.uid}`}
          event={event.id}
          notices={contact}
          labels={labels}
        />
      )}
    </ContactSection>
  );
};

interface Props {
  block: ContactFormBlock;
  page: RenderContext;
  children: ReactNode;
}

/** The title and text of the block, above its form. */
export function ContactSection({ block, page, children }: Props) {
  return (
    <div id={CONTACT_PARAMETER} className={styles.section}>
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
      {children}
    </div>
  );
}
