'use client';

import {
  type CompanyProfile,
  leadsWhereItSays,
  URI_TYPES,
  type Uri,
  type UriType,
  uriFaults,
  visibleUriTypes,
} from '@fairdesk/core/profile';
import { useMemo } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useCardSaved } from './use-card-saved.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onClose: () => void;
}

type LinksForm = Readonly<Record<UriType, string>>;

/** Edits the links of the company. */
export const LinksDialog = observer(function LinksDialog({ onClose }: Props) {
  const { t } = useLabels();
  const card = useProfile();
  const { saveUris } = useEditing();
  const store = useMemo(
    () =>
      new EditStore<LinksForm, CompanyProfile>({
        start: editionOf(card.profile),
        check: (form) => uriFaults(urisOf(form)),
        save: ({ form, version = '' }, upload) =>
          saveUris(card.profile.id, { uris: urisOf(form), version }, upload),
        latest: () => card.latest().map(editionOf),
      }),
    [card, saveUris],
  );
  const onSaved = useCardSaved(onClose);
  const { form, change } = store;
  // Uses the saved links, so that a field stays visible while it is emptied.
  const types = visibleUriTypes(card.profile.uris);
  const labels = Object.fromEntries(types.map((type) => [type, t(`uri-${type}`)]));
  return (
    <EditSheet
      store={store}
      title={t('links-edit')}
      action={t('links-save')}
      errorLabel="UpdateUrisError"
      labels={labels}
      draft={{ key: `${card.profile.id}/links`, names: URI_TYPES }}
      describe={(links) => types.map((type) => ({ name: t(`uri-${type}`), value: links[type] }))}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('links-hint')}</p>
          {types.map((type) => {
            const name = t(`uri-${type}`);
            const url = form[type];
            return (
              <TextField
                key={type}
                path={type}
                label={name}
                inputMode="url"
                autoComplete={type === 'WEBSITE' ? 'url' : 'off'}
                value={url}
                error={errorOf(type)}
                hint={leadsWhereItSays({ type, url }) ? undefined : t('links-elsewhere', { name })}
                onChange={(value) => change({ [type]: value })}
              />
            );
          })}
        </>
      )}
    </EditSheet>
  );
});

const editionOf = ({ uris, versions }: CompanyProfile) => ({
  form: Object.fromEntries(
    URI_TYPES.map((type) => [type, uris.find((uri) => uri.type === type)?.url ?? '']),
  ) as LinksForm,
  version: versions.uris,
});

const urisOf = (form: LinksForm): readonly Uri[] => URI_TYPES.map((type) => ({ type, url: form[type] }));
