/**
 * The ports of every feature in memory, for tests, stories and demos; they need no other package.
 *
 * @packageDocumentation
 */
export * from './memory-access-book.ts';
export * from './memory-article-finder.ts';
export * from './memory-clock.ts';
export * from './memory-contact-desk.ts';
export * from './memory-document-shelf.ts';
export * from './memory-editing.ts';
export * from './memory-entry-book.ts';
export * from './memory-event-directory.ts';
export * from './memory-exhibitor-directory.ts';
export * from './memory-exhibitor-list.ts';
export * from './memory-feed-reader.ts';
export * from './memory-file-scanner.ts';
export * from './memory-front-door.ts';
export * from './memory-identity-provider.ts';
export * from './memory-log.ts';
export * from './memory-message-board.ts';
export * from './memory-news-desk.ts';
export * from './memory-news-source.ts';
export * from './memory-page-source.ts';
export * from './memory-participation-browser.ts';
export * from './memory-partners.ts';
export * from './memory-picture-studio.ts';
export * from './memory-product-shelf.ts';
export * from './memory-profile-editor.ts';
export * from './memory-profile-settings.ts';
export * from './memory-reaction-book.ts';
export * from './memory-search-service.ts';
export * from './memory-selection.ts';
export * from './memory-selection-recorder.ts';
export * from './memory-session-store.ts';
export * from './memory-task-keeper.ts';
export * from './memory-token-issuer.ts';
export * from './memory-video-guide.ts';
export * from './memory-video-shelf.ts';
