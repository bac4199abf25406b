'use client';

import { type ProductImage, type Thumbnail, thumbnailsOf, type Video } from '@fairdesk/core/media';
import type { Product } from '@fairdesk/core/products';
import { failureKey } from '@fairdesk/core/shared';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { TitleSuggestion } from '../media/title-suggestion.tsx';
import { VideoPlayer } from '../media/video-player.tsx';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { MoveButtons } from '../shared/editing/move-buttons.tsx';
import { movePastNeighbour } from '../shared/editing/move-past-neighbour.ts';
import { ShelfHead } from '../shared/editing/shelf-head.tsx';
import { useMoves } from '../shared/editing/use-moves.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { PartStore } from './part-store.ts';
import styles from './product-detail.module.css';
import { productIn } from './product-in.ts';

const ImagesDialog = lazyView(async () => (await import('../media/images-dialog.tsx')).ImagesDialog);
const ImageTitleDialog = lazyView(
  async () => (await import('../media/image-title-dialog.tsx')).ImageTitleDialog,
);
const VideoDialog = lazyView(async () => (await import('../media/video-dialog.tsx')).VideoDialog);
const Removal = lazyView(async () => (await import('../shared/editing/removal.tsx')).Removal);

type Item = Thumbnail<ProductImage, Video>;
type Open =
  | 'image'
  | 'video'
  | { readonly does: 'rename'; readonly image: ProductImage }
  | { readonly does: 'delete'; readonly item: Item };

interface Props {
  product: Product;
  onChanged: (product: Product) => void;
}

/** The images and videos of a product, in one list. */
export const ProductGallery = observer(function ProductGallery({ product, onChanged }: Props) {
  const { t, say } = useLabels();
  const toast = useToast();
  const { profile } = useProfile();
  const use = useEditing();
  const [open, setOpen] = useState<Open>();
  const [part] = useState(() => new PartStore());
  const { list, announce, moved } = useMoves('EditProductError');
  const { id, canEdit } = profile;
  const thumbnails = thumbnailsOf(product.images, product.videos);
  const close = () => setOpen(undefined);
  const latest = () => use.listProducts(id).andThen(productIn(product.id));
  const take = (changed: Product) => {
    onChanged(changed);
    close();
    toast.done(t('product-saved', { name: changed.name }));
  };
  const nameVideo = async (video: Video, title: string) => {
    const changed = await part.run(() => use.changeProductVideo(id, product.id, video.id, { title }));
    if (changed) take(changed);
    part.result?.mapErr((failure) => toast.failed(say(failureKey(failure) ?? 'EditProductError')));
  };
  const move = async (item: Item, way: 'up' | 'down') => {
    const { id: itemId, title: name } = held(item);
    const changed = await part.run(() =>
      movePastNeighbour(product, {
        id: itemId,
        way,
        idsOf,
        move: (stored) => use.moveThumbnail(id, stored, itemId, way),
        latest,
      }),
    );
    if (changed) onChanged(changed);
    moved({ id: itemId, name, way, result: part.result, ids: idsOf(changed ?? product) });
  };
  return (
    <section className={styles.part}>
      <ShelfHead
        level={3}
        title={t('product-media')}
        actions={
          canEdit
            ? [
                { label: t('image-add'), run: () => setOpen('image') },
                { label: t('video-add'), run: () => setOpen('video') },
              ]
            : []
        }
      />
      {thumbnails.length === 0 && <p className={styles.quiet}>{t('product-media-none')}</p>}
      <ul ref={list} className={styles.gallery}>
        {thumbnails.map((item, place) => {
          const { id: itemId, title } = held(item);
          return (
            <li key={itemId} data-row={itemId} className={styles.thumbnail}>
              {item.kind === 'image' ? (
                <Picture src={previewUrlOf(item.image)} alt="" loading="lazy" />
              ) : (
                <VideoPlayer video={item.video} />
              )}
              <p data-kind={item.kind}>{title}</p>
              {canEdit && item.kind === 'video' && (
                <TitleSuggestion video={item.video} onAccept={(chosen) => nameVideo(item.video, chosen)} />
              )}
              {canEdit && (
                <div className={styles.tools}>
                  <MoveButtons
                    name={title}
                    canMoveUp={place > 0}
                    canMoveDown={place < thumbnails.length - 1}
                    busy={part.busy}
                    inGrid
                    onMove={(way) => void move(item, way)}
                  />
                  {item.kind === 'image' && (
                    <IconButton
                      icon={IconPencil}
                      name={t('image-rename-named', { name: title })}
                      onClick={() => setOpen({ does: 'rename', image: item.image })}
                    />
                  )}
                  <IconButton
                    icon={IconTrash}
                    name={t('product-delete-named', { name: title })}
                    onClick={() => setOpen({ does: 'delete', item })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {announce}
      {open === 'image' && (
        <ImagesDialog
          title={t('image-add')}
          draft={`${id}/products/${product.id}/image`}
          errorLabel="SaveProductImageError"
          save={(image, upload) => use.addProductImage(id, product.id, image, upload)}
          onAdded={onChanged}
          onSaved={take}
          onClose={close}
        />
      )}
      {open === 'video' && (
        <VideoDialog
          draft={`${id}/products/${product.id}/video`}
          errorLabel="SaveProductVideoError"
          save={({ form }, upload) => use.saveProductVideo(id, product.id, form, upload)}
          onSaved={take}
          onClose={close}
        />
      )}
      {typeof open === 'object' && open.does === 'rename' && (
        <ImageTitleDialog
          title={open.image.title}
          src={previewUrlOf(open.image)}
          draft={`${id}/products/${product.id}/images/${open.image.id}`}
          errorLabel="EditProductError"
          save={(change, upload) => use.changeProductImage(id, product.id, open.image.id, change, upload)}
          latest={() =>
            latest().map(({ images }) => images.find((image) => image.id === open.image.id)?.title ?? '')
          }
          onSaved={take}
          onClose={close}
        />
      )}
      {typeof open === 'object' && open.does === 'delete' && (
        <Removal
          title={t(open.item.kind === 'image' ? 'image-delete' : 'video-delete')}
          text={t('thumbnail-delete-text', { name: held(open.item).title })}
          errorLabel={open.item.kind === 'image' ? 'DeleteProductImageError' : 'DeleteProductVideoError'}
          remove={(options) =>
            open.item.kind === 'image'
              ? use.removeProductImage(id, product.id, open.item.image.id, options)
              : use.removeProductVideo(id, product.id, open.item.video.id, options)
          }
          onRemoved={take}
          onClose={close}
        />
      )}
    </section>
  );
});

const idsOf = ({ images, videos }: Product): readonly string[] =>
  thumbnailsOf(images, videos).map((item) => held(item).id);

const held = (item: Item): { readonly id: string; readonly title: string } =>
  item.kind === 'image' ? item.image : item.video;

const previewUrlOf = ({ thumbnailUrls, mediaUrl }: ProductImage): string =>
  thumbnailUrls['1280x720'] ?? mediaUrl;
