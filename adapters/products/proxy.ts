import { videoLink } from '@fairdesk/core/media';
import { ProductListSchema, ProductSchema, type ProductShelf } from '@fairdesk/core/products';
import type { EventId } from '@fairdesk/core/shared';
import { createCompanyHttp, formTexts } from '../shared/company-http.ts';
import { type Http, Nothing } from '../shared/http.ts';

/** The product's own `/api/events/{event}/company-profile/{participation}/products`, from the browser. */
export const createProductProxy = (http: Http, event: EventId): ProductShelf => {
  const company = createCompanyHttp(http, event);
  const at = (...ids: readonly string[]): string => ['/products', ...ids.map(encodeURIComponent)].join('/');
  return {
    list: (participation) => company.get(participation, at(), ProductListSchema),
    save: (participation, { image, ...product }, options) => {
      if (image) {
        const { isNovelty, ...texts } = product;
        const fields = formTexts({ ...texts, isNovelty: String(isNovelty) });
        return company.upload(participation, at(), ProductSchema, { file: image, fields }, options);
      }
      return product.id === undefined
        ? company.add(participation, at(), ProductSchema, product)
        : company.send('post', participation, at(), ProductSchema, product);
    },
    remove: (participation, id) =>
      company.send('delete', participation, at(id), Nothing).map(() => undefined),
    addImage: (participation, product, { file, title, sortIndex }, options) =>
      company.upload(
        participation,
        at(product, 'images'),
        ProductSchema,
        { file, fields: formTexts({ title, sortIndex }) },
        options,
      ),
    changeImage: (participation, product, image, change) =>
      company.send('patch', participation, at(product, 'images', image), ProductSchema, change),
    removeImage: (participation, product, image) =>
      company.send('delete', participation, at(product, 'images', image), ProductSchema),
    addVideo: (participation, product, { type, videoId, ...place }) =>
      company.add(participation, at(product, 'videos'), ProductSchema, {
        link: videoLink({ type, videoId }),
        ...place,
      }),
    changeVideo: (participation, product, video, { type, videoId, ...place }) =>
      company.send('patch', participation, at(product, 'videos', video), ProductSchema, {
        ...(type && videoId !== undefined && { link: videoLink({ type, videoId }) }),
        ...place,
      }),
    removeVideo: (participation, product, video) =>
      company.send('delete', participation, at(product, 'videos', video), ProductSchema),
    addDocument: (participation, product, { file, title, description, type, sortIndex }, options) =>
      company.upload(
        participation,
        at(product, 'documents'),
        ProductSchema,
        {
          file,
          fields: formTexts({ title, description, document_type: type, sort_index: sortIndex }),
        },
        options,
      ),
    changeDocument: (participation, product, document, change) =>
      company.send('patch', participation, at(product, 'documents', document), ProductSchema, change),
    removeDocument: (participation, product, document) =>
      company.send('delete', participation, at(product, 'documents', document), ProductSchema),
    saveCategories: (participation, product, categories) =>
      company.send('post', participation, at(product, 'categories'), ProductSchema, { categories }),
  };
};
