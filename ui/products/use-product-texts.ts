import { PRODUCT_FIELDS, type ProductForm } from '@fairdesk/core/products';
import type { PerField } from '@fairdesk/core/shared';
import { describeForm } from '../shared/forms/describe-form.ts';
import { useLabels } from '../shared/texts/labels.tsx';

/** The labels of a product's fields, and the description of a version for comparison. */
export const useProductTexts = () => {
  const { t, language } = useLabels();
  const names = {
    name: t('product-name'),
    isNovelty: t('product-novelty'),
    image: t('product-image'),
    shortDescription: t('product-short'),
    longDescription: t('product-long'),
    url: t('product-url'),
    introductionDate: t('product-introduced'),
    publicFrom: t('from'),
    publicUntil: t('until'),
  } satisfies PerField<ProductForm>;
  const shown = { publicFrom: t('product-shown-from'), publicUntil: t('product-shown-until') };
  const describe = (form: ProductForm) =>
    describeForm(PRODUCT_FIELDS, form, { ...names, ...shown }, { t, language });
  return { names, describe };
};
