import type { FieldFault } from '@fairdesk/core/shared';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { RenamedPart } from '../form/with-former-name.ts';
import type { PageStore } from '../page-store.ts';
import type { PublishStore } from './publish-store.ts';

interface Props {
  store: Pick<PublishStore, 'separated' | 'giveUp'>;
  page: Pick<PageStore, 'restoreNames'>;
  onPublish: () => void;
}

/** Warns before publishing separates stored answers from their questions, and offers the former names. */
export const SeparatedAnswers = observer(function SeparatedAnswers({ store, page, onPublish }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const parts = store.separated.map(partOfFault);
  if (parts.length === 0) return null;
  const restore = () => {
    page.restoreNames(renamed);
    store.giveUp();
    toast.done(t('editor-answers-restored'));
  };
  const renamed = parts.filter(({ now }) => now !== '');
  return (
    <ConfirmDialog
      title={t('editor-answers-title')}
      text={t('editor-answers-text')}
      action={t('editor-answers-publish')}
      onConfirm={onPublish}
      onClose={store.giveUp}
    >
      <ul>
        {parts.map(({ part, question, name, now, n }) => {
          const named = part === 'option' ? `${question}: ${name}` : name;
          return (
            <li key={`${part} ${question} ${name}`}>
              {now === ''
                ? t('editor-answers-deleted', { name: named, n })
                : t('editor-answers-renamed', { name: named, now, n })}
            </li>
          );
        })}
      </ul>
      {renamed.length > 0 && (
        <p>
          <Button look="quiet" onClick={restore}>
            {t('editor-answers-restore', { n: renamed.length })}
          </Button>
        </p>
      )}
    </ConfirmDialog>
  );
});

const partOfFault = ({ params = {} }: FieldFault): RenamedPart & { readonly n: number } => ({
  part: PARTS.find((part) => part === params.part) ?? 'question',
  question: String(params.question ?? ''),
  name: String(params.name ?? ''),
  now: String(params.now ?? ''),
  n: Number(params.n),
});

const PARTS = ['step', 'question', 'option'] as const;
