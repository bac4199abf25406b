import { useLabels } from '../shared/texts/labels.tsx';
import { SentView } from './sent-view.tsx';

interface Props {
  title: string;
  /** What happened, and what happens next. */
  text: string;
  signIn: string;
}

/** {@link SentView} on pages with the framework. */
export function SentNote(props: Props) {
  const { t } = useLabels();
  return <SentView {...props} labels={{ t }} />;
}
