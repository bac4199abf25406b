export * from './open-portal-page.ts';
export * from './portal-page.ts';
export * from './visible-page.ts';
