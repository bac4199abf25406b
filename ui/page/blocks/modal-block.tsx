import { type ModalBlock, PLAIN_LOOK } from '@fairdesk/core/page';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../shared/icon-button.tsx';
import { BlockText } from '../parts/block-text.tsx';
import { BlockTitle, titleId } from '../parts/block-title.tsx';
import inPlace from '../parts/modal-in-place.module.css';
import { Places } from '../parts/places.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './modal-block.module.css';

interface Props {
  block: ModalBlock;
  page: RenderContext;
}

/** A modal window, closed until it is triggered; editors see it in place. */
export function ModalView({ block, page }: Props) {
  const { uid, id, title, modal, lock, look = PLAIN_LOOK } = block;
  const { t } = page.labels;
  if (page.state === 'edit') return <InPlace block={block} page={page} />;
  if (modal === undefined) return null;
  const name =
    title !== '' && !look.hidesTitle
      ? { 'aria-labelledby': titleId(uid) }
      : { 'aria-label': title || t('modal') };
  return (
    <modal-window data-modal={JSON.stringify(modal)}>
      {/* Without scripts, a link to this id displays the modal in place. */}
      <dialog id={`modal:${id}`} className={styles.modal} data-lock={lock} {...name}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <BlockTitle block={block} page={page} isName />
            <IconButton icon={IconX} name={t('close')} data-close />
          </div>
          <BlockText owner={block} page={page} />
          <Places block={block} page={page} />
        </div>
      </dialog>
    </modal-window>
  );
}

function InPlace({ block, page }: Props) {
  const { id } = block;
  const { t } = page.labels;
  return (
    <div className={inPlace.modal}>
      <p className={inPlace.note}>{t(noteOf(block), { id })}</p>
      <BlockTitle block={block} page={page} />
      <BlockText owner={block} page={page} />
      <Places block={block} page={page} />
    </div>
  );
}

/** What its editor should know: a dialog without a name that links can use is not shown to visitors. */
const noteOf = ({ id, modal }: ModalBlock) => {
  if (modal) return 'modal-inline';
  return id === '' ? 'modal-unnamed' : 'modal-refused';
};
