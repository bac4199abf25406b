import { editingRender } from '#app/_editing/editing-render.ts';

/** Where the editor opens a page. */
export const GET = editingRender;

export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
