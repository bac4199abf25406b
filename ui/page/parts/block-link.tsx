import type { LinkValue, Placed } from '@fairdesk/core/page';
import { ButtonLink } from '../../shared/button.tsx';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  block: Placed & { readonly link?: LinkValue };
  page: RenderContext;
  /** The name of the displayed property. */
  of?: string;
  look?: 'primary' | 'quiet' | 'plain';
}

/** The link of a block. */
export function BlockLink({ block, page, of = 'link', look = 'quiet' }: Props) {
  const { link } = block;
  if (link === undefined) {
    if (page.state !== 'edit') return null;
    return (
      <Editable owner={block} of={of} page={page} isEmpty>
        {null}
      </Editable>
    );
  }
  return (
    <Editable owner={block} of={of} page={page}>
      <ButtonLink look={look} href={link.href} target={link.target} className={link.className}>
        {wordsOf(link) || page.labels.t('read-more')}
      </ButtonLink>
    </Editable>
  );
}

/** A link without its own text has its address as text. */
const wordsOf = ({ text, href }: LinkValue): string => (text === href ? '' : text);
