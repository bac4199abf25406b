import type { BlockDescription, FieldDescription, ParamDescription } from '@fairdesk/core/editor';

import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { COMMON_PARAMS } from '#adapters/shared/block-descriptions/common-params.ts';

/** A valid value of a described field, as a content platform stores it. */
const storedValue = (description: FieldDescription): unknown => {
  const { holds, names, each = [] } = description;
  switch (holds) {
    case 'line':
      return { value: LINES[names[0]] ?? names[0] };
    case 'html':
      return { value: `<p>${names[0]}</p>` };
    case 'day':
      return { value: '2027-01-26' };
    case 'icon':
      return { value: 'fa-solid fa-star' };
    case 'picture':
      return { value: { src: `/${names[0]}.png`, alt: names[0], width: '640', height: '360' } };
    case 'link':
      return { value: { href: `/${names[0].toLowerCase()}`, text: names[0] } };
    case 'address':
      return { value: { href: `https://${names[0].toLowerCase()}.example/`, text: names[0] } };
    case 'switch':
      return { value: '1' };
    case 'json':
      return { value: '{"@context":"https://schema.org","@type":"Event"}' };
    case 'condition':
      return { value: { questionName: 'stage', answerName: 'market' } };
    case 'items':
      return [{ id: 'i', name: '', fields: fieldsOf(each) }];
    case 'pages':
      return [{ title: 'News', url: '/news', navigationFilters: '{A}' }];
    case 'moment':
      return { value: '2027-01-26T09:30:00+01:00' };
    case 'tags':
      return { value: 'one|two' };
    case 'articles':
      return { value: [{ id: '0f8c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f', fields: {} }] };
  }
};

/** Texts that must be of a certain form to be read. */
const LINES: Readonly<Record<string, string>> = {
  ...{ BaseUrl: 'https://www.youtube.com/embed/', VideoId: 'aqz-KE-bpKQ', TemplateName: 'Video' },
  ...{
    URL: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
    Height: '320',
    Zoom: '9',
    ModalId: 'hello',
    Trigger: 'scroll',
  },
  ...{ Timer: '7', OnlyButtonCloses: '1', CookieDuration: '7days', ScrollLock: 'wide', Href: '/visit' },
  ...{ SupportedImageFormats: '.png', SupportedDocumentFormats: '.pdf', FileSizeLimit: '7' },
  ...{ Type: 'FileUploadQuestion', NumberOfFiles: '7', StepNumber: '7' },
  ...{ hidingFilter: '{A}' },
};

/** Valid values of all these fields. */
export const fieldsOf = (fields: readonly FieldDescription[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((each) => [each.names[0], storedValue(each)]));

/** Every field and parameter that any description names, at any depth. */
export const DESCRIBED_FIELDS: readonly string[] = [
  ...new Set(BLOCK_DESCRIPTIONS.flatMap(({ fields }) => fields.flatMap(namesOf))),
];
/** Every field that any description names as a list of items, at any depth. */
export const DESCRIBED_LISTS: readonly string[] = [
  ...new Set(BLOCK_DESCRIPTIONS.flatMap(({ fields }) => fields.flatMap(listNamesOf))),
];
export const DESCRIBED_PARAMS: readonly string[] = [
  ...new Set(BLOCK_DESCRIPTIONS.flatMap(paramsOf).map(({ name }) => name)),
];

function namesOf({ names, each = [] }: FieldDescription): readonly string[] {
  return [...names, ...each.flatMap(namesOf)];
}

function listNamesOf({ holds, names, each = [] }: FieldDescription): readonly string[] {
  return [...(holds === 'items' ? names : []), ...each.flatMap(listNamesOf)];
}

/** Every parameter of a component, with those that all have. */
export function paramsOf({ params = [] }: BlockDescription): readonly ParamDescription[] {
  return [...params, ...COMMON_PARAMS];
}
