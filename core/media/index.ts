export * from './accept-files.ts';
export * from './document.ts';
export * from './file-content.ts';
export * from './gallery.ts';
export * from './upload.ts';
export * from './video.ts';
export * from './video-link.ts';
