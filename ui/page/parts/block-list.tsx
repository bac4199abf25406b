import type { BlockPlaceholder } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { RenderContext } from '../render-context.ts';
import styles from './block-list.module.css';
import { Chrome } from './chrome.tsx';
import emptyStyles from './empty-place.module.css';
import { placeholderId } from './placeholder-id.ts';

interface Props {
  place: BlockPlaceholder;
  /** The block that contains the placeholder; absent for a placeholder of the page itself. */
  owner?: string | undefined;
  page: Pick<RenderContext, 'state' | 'marks' | 'areaNames'>;
  children: ReactNode;
}

/** The blocks of a placeholder in twelve columns; editors also see empty placeholders. */
export function BlockList({ place, owner, page, children }: Props) {
  if (place.blocks.length === 0 && page.state !== 'edit') return null;
  const list =
    place.blocks.length > 0 ? (
      <div className={styles.list}>{children}</div>
    ) : (
      <div className={`sc-jss-empty-placeholder ${emptyStyles.empty}`} />
    );
  if (!page.marks) return list;
  const key = owner === undefined ? (page.areaNames?.[place.key] ?? place.key) : place.key;
  return (
    <Chrome type="placeholder" id={placeholderId(key, owner)}>
      {list}
    </Chrome>
  );
}

/** The same list from the markup of its blocks. */
export function BlockListMarkup({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered
  return <div className={styles.list} dangerouslySetInnerHTML={{ __html: html }} />;
}
