import { editingConfig } from '#app/_editing/editing-config.ts';

/** The first request of the editor. */
export const GET = editingConfig;

export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
