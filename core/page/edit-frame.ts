/** What an edit frame is about. Source: the content platform's editor; site spec §2 "edit frames". */
export interface EditFrameSource {
  readonly itemId: string;
  readonly databaseName: string;
  readonly language: string;
}

/** A line between buttons, fields to fill in, or a command. */
export type EditFrameButton =
  | '|'
  | (EditFrameButtonText & { readonly fields: readonly string[] })
  | (EditFrameButtonText & { readonly click: string });

interface EditFrameButtonText {
  readonly header: string;
  readonly icon: string;
  readonly tooltip: string;
}

/** A button as the editor takes it. */
interface EditFrameCommand {
  readonly isDivider: boolean;
  readonly click: string;
  readonly header: string;
  readonly icon: string;
  readonly tooltip: string;
  readonly type: string | null;
}

/** The address of the item a frame is about. */
export const editFrameItem = ({ itemId, databaseName, language }: EditFrameSource): string =>
  `sitecore://${databaseName}/${itemId}?lang=${language}`;

/** The editor's own dialog for single fields. */
const FIELD_DIALOG = '{70C4EED5-D4CD-4D7D-9763-80C42504F5E7}';

/** What pressing a button asks the editor to do. */
export const editFrameCommand = (
  button: EditFrameButton,
  itemId: string,
  parameters: Readonly<Record<string, string>> = {},
): EditFrameCommand => {
  if (button === '|') return SEPARATOR;
  const { header, icon, tooltip } = button;
  const isFields = 'fields' in button;
  const command = isFields
    ? `webedit:fieldeditor(command=${FIELD_DIALOG}, fields=${button.fields.join('|')})`
    : button.click;
  return { isDivider: false, click: clickOf(command, itemId, parameters), header, icon, tooltip, type: null };
};

const SEPARATOR: EditFrameCommand = {
  isDivider: true,
  click: 'chrome:dummy',
  header: 'Separator',
  icon: '',
  tooltip: '',
  type: 'separator',
};

/** A script or a command of the editor stays as it is; any other becomes a request with its arguments. */
const clickOf = (command: string, itemId: string, parameters: Readonly<Record<string, string>>): string => {
  if (/^(?:javascript|chrome):/.test(command)) return command;
  const open = command.indexOf('(');
  if (open >= 0 && !command.endsWith(')')) throw new Error('Message with arguments must end with ")".');
  const name = open >= 0 ? command.slice(0, open) : command;
  const given = open >= 0 ? command.slice(open + 1, -1) : '';
  const added = Object.entries({ id: itemId, ...parameters }).map(([key, value]) => `${key}=${value}`);
  const all = [given, ...added].filter((part) => part !== '').join(', ');
  return `javascript:Sitecore.PageModes.PageEditor.postRequest('${escaped(`${name}(${all})`)}',null,false)`;
};

/** Within the quotes of a script. */
const escaped = (text: string): string => text.replace(/[\\']/g, '\\$&').replace(/[\r\n\u2028\u2029]/g, ' ');
