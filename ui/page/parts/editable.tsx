import { type BlockEditing, EDITING_TEXTS } from '@fairdesk/core/page';
import type { ReactNode } from 'react';
import type { RenderContext } from '../render-context.ts';
import { Chrome } from './chrome.tsx';

interface Props {
  /** Whose property it is: a block or an item of one. */
  owner: { readonly editing?: BlockEditing };
  /** The property that is shown. */
  of: string;
  page: Pick<RenderContext, 'state' | 'marks'>;
  isEmpty?: boolean;
  children: ReactNode;
}

/** A text of the content; while it is edited, with what the editor needs to change it in place. */
export function Editable({ owner, of, page, isEmpty = false, children }: Props) {
  if (page.state !== 'edit') return children;
  const markup = owner.editing?.markup?.[of];
  if (markup !== undefined) return <Markup of={of} html={markup} />;
  const shown = isEmpty ? EDITING_TEXTS.noText : children;
  const metadata = owner.editing?.fields[of];
  if (metadata === undefined || !page.marks) return shown;
  return (
    <Chrome type="field" metadata={metadata}>
      {shown}
    </Chrome>
  );
}

/** As the older editor sent it along, in the wrapper by which it knows the kind of field. */
function Markup({ of, html }: { of: string; html: string }) {
  const Tag = of === 'html' ? 'div' : 'span';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the editor's own page, which only it is sent
  return <Tag className={WRAPPERS[of]} dangerouslySetInnerHTML={{ __html: html }} />;
}

const WRAPPERS: Readonly<Record<string, string>> = {
  image: 'sc-image-wrapper',
  poster: 'sc-image-wrapper',
  link: 'sc-link-wrapper',
};
