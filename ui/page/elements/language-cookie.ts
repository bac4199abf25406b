/** Stores the language that a visitor accepted or stayed with, of those that were offered; none is offered then. */
export const LANGUAGE_COOKIE = 'language';
