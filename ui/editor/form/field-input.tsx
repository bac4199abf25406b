'use client';

import type { DocumentBlock, FieldContent, FieldDescription } from '@fairdesk/core/editor';
import { AddressField } from '../../shared/forms/address-field.tsx';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { MomentInput } from '../article/moment-input.tsx';
import { RelatedInput } from '../article/related-input.tsx';
import { TagsInput } from '../article/tags-input.tsx';
import type { FieldSource } from '../compare/field-source.ts';
import { ChoiceInput } from './choice-input.tsx';
import { ConditionInput } from './condition-input.tsx';
import { earlierQuestions } from './earlier-questions.ts';
import { ImageInput } from './image-input.tsx';
import { ItemsInput } from './items-input.tsx';
import { JsonInput } from './json-input.tsx';
import { LinkInput } from './link-input.tsx';
import { recordOf } from './part-of.ts';

export interface FieldInputProps {
  /** Unique in the form. */
  path: string;
  label: string;
  description: FieldDescription;
  content: FieldContent | undefined;
  /** The block, whose id the path begins with; absent for a field of the page. */
  block?: Pick<DocumentBlock, 'id' | 'fields'>;
  /** The name of a field of an item. */
  nameOf: (name: string) => string;
  /** What it holds in the language to translate from, for the items of a list; absent when none is chosen. */
  source?: FieldSource | undefined;
  /** Grows when the content changes other than by typing. */
  turn: number;
  onChange: (content: FieldContent) => void;
}

/** The input for one field of a block, by what the field holds. */
export function FieldInput(props: FieldInputProps) {
  const { path, label, description, content, block, nameOf, source, turn, onChange } = props;
  const { t } = useLabels();
  const text = typeof content === 'string' ? content : '';
  const shared = { path, label, value: text, onChange };
  switch (description.holds) {
    case 'line':
      if (description.values)
        return <ChoiceInput {...shared} name={description.names[0]} values={description.values} />;
      return <TextField {...shared} lines={text.length > LONG_LINE} rows={2} />;
    case 'html':
      return <RichTextField key={turn} {...shared} />;
    case 'day':
      return <TextField {...shared} type="date" />;
    case 'icon':
      return <TextField {...shared} hint={t('editor-icon-hint')} />;
    case 'address':
      return <AddressField {...shared} hint={t('editor-address-hint')} />;
    case 'switch':
      return (
        <CheckField
          path={path}
          label={label}
          value={text === '1'}
          onChange={(isOn) => onChange(isOn ? '1' : '')}
        />
      );
    case 'json':
      return <JsonInput key={turn} {...shared} />;
    case 'condition':
      return (
        <ConditionInput
          {...shared}
          questions={block ? earlierQuestions(block.fields, path.slice(block.id.length + 1)) : []}
        />
      );
    case 'moment':
      return <MomentInput key={turn} {...shared} />;
    case 'tags':
      return <TagsInput path={path} label={label} tags={textsOf(content)} onChange={onChange} />;
    case 'articles':
      return <RelatedInput path={path} label={label} ids={textsOf(content)} onChange={onChange} />;
    case 'picture':
      return <ImageInput path={path} label={label} value={recordOf(content)} onChange={onChange} />;
    case 'link':
      return <LinkInput path={path} label={label} value={recordOf(content)} onChange={onChange} />;
    case 'items':
      return (
        <ItemsInput
          path={path}
          label={label}
          each={description.each ?? []}
          items={Array.isArray(content) ? content.map(recordOf) : []}
          source={source}
          nameOf={nameOf}
          onChange={onChange}
          renderField={(field) => (
            <FieldInput
              {...field}
              {...(block && { block })}
              label={nameOf(field.description.names[0])}
              nameOf={nameOf}
              turn={turn}
            />
          )}
        />
      );
    case 'pages':
      return <p>{t('editor-pages-elsewhere', { name: label })}</p>;
  }
}

/** From this many characters on, a line gets a field with several lines. */
const LONG_LINE = 60;

const textsOf = (content: FieldContent | undefined): readonly string[] =>
  Array.isArray(content) ? content.filter((each): each is string => typeof each === 'string') : [];
