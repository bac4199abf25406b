import { type FieldFault, formFaults, periodFaults } from '../shared/index.ts';
import { NEWS_FIELDS, type NewsForm } from './news-fields.ts';

/** The faults of the news dialog. Source: portal spec §5 "Required fields". */
export const newsFaults = (form: NewsForm): readonly FieldFault[] => [
  ...formFaults(form, NEWS_FIELDS),
  ...periodFaults('validTo', form.validFrom, form.validTo),
];
