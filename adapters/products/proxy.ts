import { videoLink } from '@fairdesk/core/media';
import { ProductListSchema, ProductSchema, type ProductShelf } from '@fairdesk/core/products';
import { type EventId, encodePart, type ParticipationId, type SaveOptions } from '@fairdesk/core/shared';
import { Done, type Http } from '../shared/http/http.ts';
import { createCompanyHttp, formTexts } from '../shared/resources/company-http.ts';

/** The product's own `/api/events/{event}/company-profile/{participation}/products`, from the browser. */
export const createProductProxy = (http: Http, event: EventId): ProductShelf => {
  const company = createCompanyHttp(http, event);
  const at = (...ids: readonly string[]): string => ['/products', ...ids.map(encodePart)].join('/');
  /** Sends a change, which is answered with the product. */
  const send = (
    method: 'post' | 'patch' | 'delete',
    participation: ParticipationId,
    path: string,
    json: unknown,
    options?: SaveOptions,
  ) => company.send(method, participation, path, ProductSchema, json, options);
  return {
    list: (participation) => company.get(participation, at(), ProductListSchema),
    save: (participation, { image, ...product }, options) => {
      if (image) {
        const { isNovelty, ...texts } = product;
        const fields = formTexts({ ...texts, isNovelty: String(isNovelty) });
        return company.upload(
          participation,
          at(),
          ProductSchema,
          { file: image, fields, path: 'image' },
          options,
        );
      }
      return product.id === undefined
        ? company.add(participation, at(), ProductSchema, product, options)
        : send('post', participation, at(), product, options);
    },
    remove: (participation, id, options) =>
      company.send('delete', participation, at(id), Done, undefined, options).map(() => undefined),
    addImage: (participation, product, { file, title, sortIndex }, options) =>
      company.upload(
        participation,
        at(product, 'images'),
        ProductSchema,
        { file, fields: formTexts({ title, sortIndex }) },
        options,
      ),
    changeImage: (participation, product, image, change, options) =>
      send('patch', participation, at(product, 'images', image), change, options),
    removeImage: (participation, product, image, options) =>
      send('delete', participation, at(product, 'images', image), undefined, options),
    addVideo: (participation, product, { type, videoId, ...place }, options) => {
      const video = { link: videoLink({ type, videoId }), ...place };
      return company.add(participation, at(product, 'videos'), ProductSchema, video, options);
    },
    changeVideo: (participation, product, video, { type, videoId, ...place }, options) => {
      const link = type && videoId !== undefined ? { link: videoLink({ type, videoId }) } : {};
      const change = { ...link, ...place };
      return send('patch', participation, at(product, 'videos', video), change, options);
    },
    removeVideo: (participation, product, video, options) =>
      send('delete', participation, at(product, 'videos', video), undefined, options),
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
    changeDocument: (participation, product, document, change, options) =>
      send('patch', participation, at(product, 'documents', document), change, options),
    removeDocument: (participation, product, document, options) =>
      send('delete', participation, at(product, 'documents', document), undefined, options),
    saveCategories: (participation, product, categories, options) =>
      send('post', participation, at(product, 'categories'), { categories }, options),
  };
};
