import { useEffect, useState } from 'react';
import type { RichTextEditor } from './rich-text-editor.tsx';

type Editor = typeof RichTextEditor;

/** Once loaded, later fields have it from their first render. */
let loaded: Editor | undefined;

/** The editor of formatted texts; `undefined` until its script has loaded, and for good when that fails. */
export const useLoadedEditor = (): Editor | undefined => {
  const [editor, setEditor] = useState(() => loaded);
  useEffect(() => {
    if (editor !== undefined) return;
    let isGone = false;
    void load().then((found) => {
      if (!isGone) setEditor(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [editor]);
  return editor;
};

const load = async (): Promise<Editor | undefined> => {
  try {
    loaded ??= (await import('./rich-text-editor.tsx')).RichTextEditor;
  } catch {
    // The text can be written without tools; the next field tries again.
  }
  return loaded;
};
