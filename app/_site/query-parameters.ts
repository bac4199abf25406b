/** What an address may ask of a public page. A page is kept under its address alone, so one that is asked is not kept. */
export const QUERY_PARAMETERS = ['q', 'page', 'tags', 'letter', 'hall', 'category'] as const;
