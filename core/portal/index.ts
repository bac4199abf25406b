export * from './language-instead.ts';
export * from './open-portal-page.ts';
export * from './open-public-page.ts';
export * from './portal-page.ts';
export * from './visible-page.ts';
