/**
 * A page drawn for our own editor, without its scripts: a framework that takes over the elements would undo what
 * the editor types into them, and the frame has no right to run any.
 */
export const canvasHtml = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/gi, '');
