export * from './facets-in-address.ts';
export * from './ports.ts';
export * from './scroll-trigger.ts';
export * from './search-request.ts';
export * from './search-site.ts';
export * from './tag-filter.ts';
