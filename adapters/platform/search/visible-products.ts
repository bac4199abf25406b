import { offersTab } from '@fairdesk/core/profile';
import type { CompanyStanding } from '../../shared/resources/company-standing.ts';
import type { Resource } from '../../shared/resources/json-api.ts';
import { toPublicProduct } from '../../shared/resources/public-product.ts';
import type { Query } from '../database/open-database.ts';

/** The text of the products currently visible on a company's public page. */
export type VisibleProducts = (participationId: string, standing: CompanyStanding) => string;

/** Reads the products of these companies up front. */
export const visibleProducts = async (
  query: Query,
  participations: readonly string[],
): Promise<VisibleProducts> => {
  const ofCompanies = query.selectFrom('products').where('products.participationId', 'in', participations);
  const rows = await ofCompanies
    .select(['products.id', 'products.participationId', 'products.name', 'products.shortDescription'])
    .select(['products.longDescription', 'publicFrom', 'publicUntil', 'isNovelty'])
    .select(['products.publicationStatus', 'products.approvedVersion'])
    .execute();
  const pictured = await ofCompanies
    .innerJoin('images', 'images.productId', 'products.id')
    .select('products.id')
    .distinct()
    .execute();
  const withPicture = new Set(pictured.map(({ id }) => id));
  const resources = Map.groupBy(rows, ({ participationId }) => participationId);
  return (participationId, standing) => {
    if (!offersTab(standing.settings, standing.participationType, 'products')) return '';
    return (resources.get(participationId) ?? [])
      .flatMap((row) => {
        const image = { type: 'images', id: row.id, attributes: {} };
        const product: Resource = {
          type: 'products',
          id: row.id,
          attributes: {
            ...row,
            isNovelty: row.isNovelty === 1,
            approvedVersion: row.approvedVersion === null ? null : JSON.parse(row.approvedVersion),
          },
          relationships: { images: { data: withPicture.has(row.id) ? [image] : [] } },
        };
        return toPublicProduct(product, () => image, standing);
      })
      .filter(({ state }) => state === 'public')
      .map(({ name, shortDescription, longDescription }) => `${name} ${shortDescription} ${longDescription}`)
      .join(' ');
  };
};
