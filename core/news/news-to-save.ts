import { formToSave } from '../shared/index.ts';
import { NEWS_FIELDS, type NewsForm } from './news-fields.ts';

/**
 * Cleans the values of the news dialog before they are sent: adds the scheme, formats days as ISO strings.
 * Source: portal spec §5.
 */
export const newsToSave = (form: NewsForm): NewsForm => formToSave(NEWS_FIELDS, form);
