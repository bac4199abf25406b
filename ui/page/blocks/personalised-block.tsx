import { isVisibleTo } from '@fairdesk/core/navigation';
import type { PersonalisedBlock } from '@fairdesk/core/page';
import { listed } from '@fairdesk/core/shared';
import { listText } from '../../shared/texts/format.ts';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';

interface Props {
  block: PersonalisedBlock;
  page: RenderContext;
}

/** Rendered on the server, so content for others is never sent. Portal spec §2 "Personalised wrapper". */
export function PersonalisedView({ block, page }: Props) {
  const isVisible = isVisibleTo(block.types, page.participationType, page.state === 'edit');
  if (!isVisible) return null;
  const types = listed(block.types).map((type) => participationTypeText(type, page.labels));
  return (
    <>
      {page.state === 'edit' && types.length > 0 && (
        <p>{page.labels.t('personalised-note', { types: listText(types, page.labels.language) })}</p>
      )}
      <Places block={block} page={page} />
    </>
  );
}
