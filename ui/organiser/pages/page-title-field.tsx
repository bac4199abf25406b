import { PAGE_TITLE_MAX } from '@fairdesk/core/editor';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';

interface Props {
  title: string;
  error: string | undefined;
  onChange: (title: string) => void;
}

/** The title of a new page, article or dialog. */
export function PageTitleField({ title, error, onChange }: Props) {
  const { t } = useLabels();
  return (
    <TextField
      path="title"
      label={t('pages-title')}
      value={title}
      rule={{ label: 'title', maxLength: PAGE_TITLE_MAX, required: true }}
      counted={false}
      error={error}
      onChange={onChange}
    />
  );
}
