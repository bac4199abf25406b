import { NewsImageFormSchema } from '@fairdesk/core/news';
import { companyRoute } from '#app/_http/company-route.ts';
import { readUpload } from '#app/_http/read-upload.ts';

/** Sets the image of an item, as a form with `file`, `title` and the id of the image it `replaces`; returns the item. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'news' }, ({ request, id, ids, news }) =>
  readUpload(request, NewsImageFormSchema).andThen(({ file, fields: { title, replaces } }) =>
    news.saveNewsImage(id, ids.newsId ?? '', { file, title }, { replaces }),
  ),
);
