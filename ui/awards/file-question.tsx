'use client';

import type { AwardForm, EntryFile, Question } from '@fairdesk/core/awards';
import { DOCUMENT_RULES, IMAGE_RULES, type UploadRules } from '@fairdesk/core/media';
import { IconFileTypePdf, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { Link } from '../shared/link.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { UploadField, withName } from '../shared/upload/upload-field.tsx';
import styles from './file-question.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';

interface Props {
  question: Question;
  store: QuestionnaireStore;
  error: string | undefined;
}

/** Files upload as soon as they are selected, so that closing the tab loses none. */
export const FileQuestion = observer(function FileQuestion({ question, store, error }: Props) {
  const { t, say } = useLabels();
  const { name, text, tooltip, isRequired, maxFiles, hideLabel } = question;
  const files = store.answers.questionnaire.files.filter(({ questionId }) => questionId === name);
  const queue = store.files.queueOf(question);
  const failed = store.files.faults
    .get(name)
    ?.map(({ code, params, file }) => withName(file ?? '', say(code, { label: text, ...params })));
  const rules = rulesOf(question, store.answers.form);
  const isFull = maxFiles > 1 && files.length >= maxFiles;
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus goes when its element disappears: the place of the removed file, or the field. */
  const focusTarget = useRef<number | 'field'>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the files
  useEffect(() => {
    const target = focusTarget.current;
    if (target === undefined || document.activeElement !== document.body) return;
    const buttons = target === 'field' ? [] : [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[Number(target)] ?? buttons.at(-1) ?? document.getElementById(`field-${name}`);
    next?.focus();
  }, [files.length, queue.length, name]);
  const take = (chosen: readonly ChosenFile[]) => {
    focusTarget.current = 'field';
    for (const file of queue) if (!chosen.includes(file)) store.files.withdraw(question, file);
    const added = chosen.filter((file) => !queue.includes(file));
    if (added.length > 0) void store.files.upload(question, added);
  };
  return (
    <div className={hideLabel ? `${styles.question} ${styles.hidden}` : styles.question}>
      {tooltip && <p className={styles.hint}>{tooltip}</p>}
      <UploadField
        path={name}
        label={text}
        rules={rules}
        files={queue}
        uploaded={maxFiles > 1 ? files.map(toChosenFile) : NONE}
        required={isRequired}
        error={failed?.join(' ') ?? error}
        share={store.files.shares.get(name)}
        isFull={isFull}
        onChange={take}
      />
      {files.length > 0 && (
        <ul ref={list} className={styles.files} aria-label={t('award-files', { label: text })}>
          {files.map((file, index) => (
            <AnswerFileRow
              key={file.psId}
              file={file}
              onRemove={() => {
                focusTarget.current = index;
                void store.files.remove(question, file.psId);
              }}
            />
          ))}
        </ul>
      )}
      {maxFiles > 1 && (
        <p className={styles.hint} data-number>
          {t('award-files-count', { n: files.length, max: maxFiles })}
        </p>
      )}
    </div>
  );
});

function AnswerFileRow({ file, onRemove }: { file: EntryFile; onRemove: () => void }) {
  const { t } = useLabels();
  const { name, url, imageDataUrl, size } = file;
  return (
    <li className={styles.file}>
      {imageDataUrl ? <Picture src={imageDataUrl} alt="" /> : <Icon of={IconFileTypePdf} size={32} />}
      <span className={styles.name}>
        {url ? (
          <Link href={url} target="_blank">
            {name}
          </Link>
        ) : (
          name
        )}
        {size !== undefined && (
          <span className={styles.hint}>{t('upload-size', { n: Math.max(1, Math.round(size / 1024)) })}</span>
        )}
      </span>
      <IconButton icon={IconX} name={t('upload-remove', { name })} onClick={onRemove} />
    </li>
  );
}

const toChosenFile = ({ name, size = 0 }: EntryFile): ChosenFile => ({
  name,
  bytes: size,
  content: new Uint8Array(),
});

/** A question for one file replaces its file, whatever the name. */
const NONE: readonly ChosenFile[] = [];

/** The limits of the product, tightened by those of the form. */
const rulesOf = ({ isImageUpload, maxFiles }: Question, { uploads }: AwardForm): UploadRules => {
  const rules = isImageUpload ? IMAGE_RULES : DOCUMENT_RULES;
  const named = isImageUpload ? uploads.imageTypes : uploads.documentTypes;
  const fileTypes = rules.fileTypes.filter((type) => named.length === 0 || named.includes(type));
  return {
    ...rules,
    fileTypes: fileTypes.length > 0 ? fileTypes : rules.fileTypes,
    belowBytes: uploads.belowBytes > 0 ? Math.min(rules.belowBytes, uploads.belowBytes) : rules.belowBytes,
    maxFiles: Math.max(1, maxFiles),
  };
};
