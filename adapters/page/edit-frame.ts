import type { EditFrame } from '@fairdesk/core/page';

/** The item that an edit frame belongs to. */
export interface EditFrameSource {
  readonly itemId: string;
  readonly databaseName: string;
  readonly language: string;
}

/** The editor's built-in dialog for single fields. */
const FIELD_DIALOG = '{70C4EED5-D4CD-4D7D-9763-80C42504F5E7}';

/** An edit frame whose button opens these fields of an item. Source: the content platform's editor. */
export const editFrameOf = (source: EditFrameSource, fields: readonly string[]): EditFrame => {
  const { itemId, databaseName, language } = source;
  const dialog = `webedit:fieldeditor(command=${FIELD_DIALOG}, fields=${fields.join('|')}, id=${itemId})`;
  return {
    item: `sitecore://${databaseName}/${itemId}?lang=${language}`,
    command: `javascript:Sitecore.PageModes.PageEditor.postRequest('${escaped(dialog)}',null,false)`,
  };
};

/** Escapes a text for a quoted string in a script. */
const escaped = (text: string): string => text.replace(/[\\']/g, '\\$&').replace(/[\r\n\u2028\u2029]/g, ' ');
