import { type BlockEditing, EDITING_TEXTS } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { RenderContext } from '../render-context.ts';
import { Chrome } from './chrome.tsx';

interface Props {
  /** The block, or an item of it, that has the property. */
  owner: { readonly editing?: BlockEditing };
  /** The name of the displayed property. */
  of: string;
  page: Pick<RenderContext, 'state' | 'marks'>;
  isEmpty?: boolean;
  children: ReactNode;
}

/** A text from the content; in edit mode, with what the editor needs to change it in place. */
export function Editable({ owner, of, page, isEmpty = false, children }: Props) {
  if (page.state !== 'edit') return children;
  const markup = owner.editing?.markup?.[of];
  if (markup !== undefined) return <Markup of={of} html={markup} />;
  const content = isEmpty ? EDITING_TEXTS.noText : children;
  const metadata = owner.editing?.fields[of];
  if (metadata === undefined || !page.marks) return content;
  return (
    <Chrome type="field" metadata={metadata}>
      {content}
    </Chrome>
  );
}

/** Markup from the older editor, in the wrapper by which it identifies the kind of field. */
function Markup({ of, html }: { of: string; html: string }) {
  const Tag = of === 'html' ? 'div' : 'span';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from the editor, sent only to the editor
  return <Tag className={WRAPPERS[of]} dangerouslySetInnerHTML={{ __html: html }} />;
}

const WRAPPERS: Readonly<Record<string, string>> = {
  image: 'sc-image-wrapper',
  poster: 'sc-image-wrapper',
  link: 'sc-link-wrapper',
};
