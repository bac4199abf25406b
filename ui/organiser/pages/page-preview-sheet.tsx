'use client';

import {
  type PageEntry,
  PREVIEW_LINK_DAYS,
  PREVIEW_SCOPES,
  type PreviewLink,
  type PreviewScope,
} from '@fairdesk/core/editor';
import { isLanguage, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { copyText } from '../../shared/copy-text.ts';
import { Sheet } from '../../shared/dialogs/sheet.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { pageLanguage, pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  timeZone: string;
  onClose: () => void;
}

/** Copies a link to the draft of a page or to the whole website as a draft, and revokes the links that were given out. */
export function PagePreviewSheet({ entry, timeZone, onClose }: Props) {
  const { t, language: own } = useLabels();
  const { linkPreview, revokePreviews } = useOrganiser();
  const [language, setLanguage] = useState<Language>(() => pageLanguage(entry, own));
  const [scope, setScope] = useState<PreviewScope>('page');
  const [link, setLink] = useState<PreviewLink>();
  const [notice, setNotice] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const place = { path: entry.path, language };
  const begin = () => {
    setBusy(true);
    setFailed(false);
    setNotice('');
  };
  const copy = async () => {
    begin();
    const preview = link ?? (await linkPreview(place, scope)).unwrapOr(undefined);
    setBusy(false);
    setFailed(preview === undefined);
    if (preview === undefined) return;
    setLink(preview);
    setNotice(t((await copyText(preview.href)) ? 'pages-preview-copied' : 'pages-preview-select'));
  };
  const revoke = async () => {
    begin();
    const revoked = await revokePreviews(place);
    setBusy(false);
    setFailed(revoked.isErr());
    if (revoked.isErr()) return;
    setLink(undefined);
    setNotice(t('pages-preview-revoked', { n: revoked.value }));
  };
  const restart = () => {
    setLink(undefined);
    setNotice('');
  };
  const changeLanguage = (value: string) => {
    if (!isLanguage(value)) return;
    setLanguage(value);
    restart();
  };
  const changeScope = (value: string) => {
    const chosen = PREVIEW_SCOPES.find((each) => each === value);
    if (chosen === undefined) return;
    setScope(chosen);
    restart();
  };
  return (
    <Sheet
      title={t('pages-preview-of', { title: pageTitle(entry, own) })}
      action={t('pages-preview-copy')}
      busy={isBusy}
      dirty={false}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      {hasFailed && <FormError>{t('pages-preview-failed')}</FormError>}
      <SelectField
        path="scope"
        label={t('pages-preview-scope')}
        value={scope}
        options={PREVIEW_SCOPES.map((each) => ({ value: each, label: t(`pages-preview-scope-${each}`) }))}
        onChange={changeScope}
      />
      <p>{t(`pages-preview-text-${scope}`, { n: PREVIEW_LINK_DAYS })}</p>
      {entry.translations.length > 1 && (
        <SelectField
          path="language"
          label={t('pages-language')}
          value={language}
          options={entry.translations.map((each) => ({
            value: each.language,
            label: LANGUAGE_NAMES[each.language],
          }))}
          onChange={changeLanguage}
        />
      )}
      {link && (
        <TextField
          path="link"
          label={t('pages-preview-link')}
          hint={t('pages-preview-expires', { time: momentText(new Date(link.expires), timeZone, own) })}
          value={link.href}
          onChange={() => {}}
        />
      )}
      <p role="status">{notice}</p>
      <div>
        <Button look="plain" busy={isBusy} onClick={() => void revoke()}>
          {t('pages-preview-revoke')}
        </Button>
      </div>
    </Sheet>
  );
}
