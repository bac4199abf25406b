'use client';

import type { Product } from '@fairdesk/core/products';
import { onlySelected, withSelected } from '@fairdesk/core/profile';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { CategoryNames } from '../profile/category-names.tsx';
import { useProfile } from '../profile/use-profile.tsx';
import { Button } from '../shared/button.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import head from '../shared/editing/shelf-head.module.css';
import { Icon } from '../shared/icon.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import styles from './product-detail.module.css';

const CategoriesDialog = lazyView(
  async () => (await import('../profile/categories-dialog.tsx')).CategoriesDialog,
);

interface Props {
  product: Product;
  onChanged: (product: Product) => void;
}

/** The categories of a product. */
export const ProductCategories = observer(function ProductCategories({ product, onChanged }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { profile } = useProfile();
  const { saveProductCategories, listProducts } = useEditing();
  const [editing, setEditing] = useState(false);
  const treeOf = ({ categories }: Pick<Product, 'categories'>) =>
    withSelected(profile.categories, categories);
  const chosen = onlySelected(treeOf(product));
  return (
    <section className={styles.part}>
      <div className={head.head}>
        <h3>{t('categories')}</h3>
        {profile.canEdit && (
          <div className={head.actions}>
            <Button look="quiet" icon={<Icon of={IconPencil} />} onClick={() => setEditing(true)}>
              {t('categories-edit')}
            </Button>
          </div>
        )}
      </div>
      {chosen.length === 0 && <p className={styles.quiet}>{t('categories-none')}</p>}
      <ul>
        {chosen.flatMap(({ groups }) =>
          groups.map(({ id, name, language, categories }) => (
            <li key={id}>
              <span lang={language}>{name}:</span> <CategoryNames categories={categories} />
            </li>
          )),
        )}
      </ul>
      {editing && (
        <CategoriesDialog
          draft={`${profile.id}/products/${product.id}/categories`}
          start={{ tree: treeOf(product) }}
          max={profile.categoryLimit}
          errorLabel="UpdateCategoriesError"
          save={(ids, _version, upload) => saveProductCategories(profile.id, product.id, ids, upload)}
          latest={() =>
            listProducts(profile.id).map(({ items }) => ({
              tree: treeOf(items.find(({ id }) => id === product.id) ?? product),
            }))
          }
          onSaved={(changed) => {
            onChanged(changed);
            setEditing(false);
            toast.done(t('product-saved', { name: changed.name }));
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
});
