import type { LinkValue, Placed } from '@fairdesk/core/page';
import { ButtonLink } from '../../shared/button.tsx';
import type { RenderContext } from '../render-context.ts';
import { Editable } from './editable.tsx';

interface Props {
  block: Placed & { readonly link?: LinkValue };
  page: RenderContext;
  look?: 'primary' | 'quiet' | 'plain';
}

/** Where a block leads. */
export function BlockLink({ block, page, look = 'quiet' }: Props) {
  const { link } = block;
  if (link === undefined) {
    if (page.state !== 'edit') return null;
    return (
      <Editable owner={block} of="link" page={page} isEmpty>
        {null}
      </Editable>
    );
  }
  return (
    <Editable owner={block} of="link" page={page}>
      <ButtonLink look={look} href={link.href} target={link.target} className={link.className}>
        {wordsOf(link) || page.labels.t('read-more')}
      </ButtonLink>
    </Editable>
  );
}

/** A link without words of its own carries its address in their place. */
const wordsOf = ({ text, href }: LinkValue): string => (text === href ? '' : text);
