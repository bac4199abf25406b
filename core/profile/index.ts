export * from './account.ts';
export * from './address.ts';
export * from './categories.ts';
export * from './category-summary.ts';
export * from './completeness.ts';
export * from './public-profile-link.ts';
export * from './tabs.ts';
export * from './uris.ts';
