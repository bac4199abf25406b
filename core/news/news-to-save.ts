import { storedDay, withScheme } from '../shared/index.ts';
import type { NewsForm } from './news-item.ts';

/**
 * Cleans the values of the news dialog before they are sent: adds the scheme, formats days as ISO strings.
 * Source: portal spec §5.
 */
export const newsToSave = (form: NewsForm): NewsForm => ({
  header: form.header.trim(),
  introduction: form.introduction,
  text: form.text,
  author: form.author.trim(),
  authorEmail: form.authorEmail.trim(),
  url: withScheme(form.url),
  validFrom: storedDay(form.validFrom),
  validTo: storedDay(form.validTo),
});
