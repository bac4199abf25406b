import type { PublicProfile } from '@fairdesk/core/profile';

/** The schema.org data of a company for search engines. */
export const exhibitorData = (profile: PublicProfile, address: string): object => {
  const { name, shortDescription, logoUrl, email, uris, brands, products } = profile;
  const { streets, houseNumber, addition, city, postalCode, country } = profile.address;
  const street = [streets[0] ?? '', houseNumber, addition].filter(Boolean).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: address,
    ...(shortDescription && { description: shortDescription }),
    ...(logoUrl && { logo: new URL(logoUrl, address).href }),
    ...(email && { email }),
    ...(uris.length > 0 && { sameAs: uris.map(({ url }) => url) }),
    ...(brands.length > 0 && { brand: brands.map((brand) => ({ '@type': 'Brand', name: brand })) }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        addressLocality: city,
        ...(postalCode && { postalCode }),
        ...(country && { addressCountry: country }),
      },
    }),
    ...(products.length > 0 && {
      makesOffer: products.map((product) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Product',
          name: product.name,
          ...(product.shortDescription && { description: product.shortDescription }),
          ...(product.images[0] && { image: new URL(product.images[0].mediaUrl, address).href }),
        },
      })),
    }),
  };
};
