import { editingRender } from '#app/_editing/editing-render.ts';

/** Opens a page in the editor. */
export const GET = editingRender;

export { GET as DELETE, GET as HEAD, GET as OPTIONS, GET as PATCH, GET as POST, GET as PUT };
