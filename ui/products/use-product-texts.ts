import type { ProductForm } from '@fairdesk/core/products';
import { dayOnly } from '@fairdesk/core/shared';
import { dayText } from '../shared/format.ts';
import { useLabels } from '../shared/labels.tsx';

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
  };
  const day = (date: string) => date && dayText(dayOnly(date), language);
  const describe = (form: ProductForm) => [
    { name: names.name, value: form.name },
    { name: names.isNovelty, value: t(form.isNovelty ? 'yes' : 'no') },
    { name: names.shortDescription, value: form.shortDescription },
    { name: names.longDescription, value: form.longDescription },
    { name: names.url, value: form.url },
    { name: names.introductionDate, value: day(form.introductionDate) },
    { name: t('product-shown-from'), value: day(form.publicFrom) },
    { name: t('product-shown-until'), value: day(form.publicUntil) },
  ];
  return { names, describe };
};
