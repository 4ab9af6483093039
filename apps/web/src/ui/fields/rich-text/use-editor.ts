import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { editorPlugins } from './editor-commands';
import { documentOf, markupOfDocument } from './editor-document';

const stateOf = (markup: string) =>
  EditorState.create({ doc: documentOf(markup), plugins: editorPlugins() });

/** Pasted and dropped text comes without its formatting: reading that would take markup from elsewhere. */
const PLAIN = {
  paste(view: EditorView, event: ClipboardEvent) {
    event.preventDefault();
    view.pasteText(event.clipboardData?.getData('text/plain') ?? '');
    return true;
  },
  drop(view: EditorView, event: DragEvent) {
    if (view.dragging) return false;
    event.preventDefault();
    return true;
  },
};

/**
 * An editor in an element. React renders the element and leaves what is in it alone.
 * @param value the stored text; when it changes from outside, the editor begins anew.
 * @param attributes of the element in which is typed.
 */
export function useEditor(
  value: string,
  onChange: (value: string) => void,
  attributes: Record<string, string>,
) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [state, setState] = useState(() => stateOf(value));
  const start = useRef(state);
  const written = useRef(value);
  const latest = useRef({ onChange, attributes });
  useEffect(() => {
    latest.current = { onChange, attributes };
  });

  useEffect(() => {
    const view = new EditorView(place.current, {
      state: start.current,
      attributes: () => ({
        ...latest.current.attributes,
        role: 'textbox',
        'aria-multiline': 'true',
      }),
      handleDOMEvents: PLAIN,
      dispatchTransaction(transaction) {
        const next = view.state.apply(transaction);
        view.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        written.current = markupOfDocument(next.doc);
        latest.current.onChange(written.current);
      },
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const next = stateOf(value);
    editor.current?.updateState(next);
    setState(next);
  }, [value]);

  return {
    place,
    state,
    run: (command: Command) => {
      const view = editor.current;
      if (!view) return;
      command(view.state, (transaction) => view.dispatch(transaction), view);
      view.focus();
    },
  };
}
