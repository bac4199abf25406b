import type { Product } from '@fairdesk/core/products';
import { IconSparkles, IconTrash } from '@tabler/icons-react';
import { ItemOpener } from '../shared/editing/item-opener.tsx';
import { ItemState } from '../shared/editing/item-state.tsx';
import { MoveButtons } from '../shared/editing/move-buttons.tsx';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { coverOf } from './cover.ts';
import styles from './product-list.module.css';

interface Props {
  product: Product;
  canEdit: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  busy: boolean;
  isCompanyPublic: boolean;
  onOpen: () => void;
  onMove: (way: 'up' | 'down') => void;
  onDelete: () => void;
}

/** A product in the list; the whole row opens it. */
export function ProductRow({ product, canEdit, isCompanyPublic, onOpen, onDelete, ...moves }: Props) {
  const { t } = useLabels();
  const { id, name, shortDescription, isNovelty, state, reviewReason } = product;
  const cover = coverOf(product);
  return (
    <li className={styles.row} data-row={id}>
      <span className={styles.cover}>{cover && <Picture src={cover} alt="" loading="lazy" />}</span>
      <div className={styles.words}>
        <h3>
          <ItemOpener name={name} label={t('product-open', { name })} onOpen={onOpen} />
          {isNovelty && <Novelty />}
        </h3>
        {shortDescription && <p className={styles.short}>{shortDescription}</p>}
        <ItemState state={state} reason={reviewReason} isCompanyPublic={isCompanyPublic} />
      </div>
      {canEdit && (
        <div className={styles.actions}>
          <MoveButtons name={name} {...moves} />
          <IconButton icon={IconTrash} name={t('product-delete-named', { name })} onClick={onDelete} />
        </div>
      )}
    </li>
  );
}

/** The icon of a product that is new on the market. */
export function Novelty() {
  const { t } = useLabels();
  return (
    <span className={styles.novelty} title={t('product-novelty')}>
      <Icon of={IconSparkles} size={18} />
      <span className="visually-hidden">{t('product-novelty')}</span>
    </span>
  );
}
