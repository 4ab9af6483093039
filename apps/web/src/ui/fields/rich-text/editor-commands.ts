import {
  baseKeymap,
  chainCommands,
  exitCode,
  setBlockType,
  toggleMark,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { editorSchema } from './editor-schema';

const { nodes, marks } = editorSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Undo and the keys. Tab leaves the editor, as it does every field. */
export function editorPlugins(): Plugin[] {
  return [
    history(),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.isBold),
      'Mod-i': toggleMark(marks.isItalic),
      Enter: splitListItem(nodes.item),
      'Shift-Enter': chainCommands(exitCode, breakLine),
    }),
    keymap(baseKeymap),
  ];
}

/** A formatting that a button switches on and off. */
export interface Formatting {
  label: string;
  isOn: (state: EditorState) => boolean;
  toggle: (state: EditorState) => Command;
}

function emphasis(label: string, mark: MarkType): Formatting {
  return { label, isOn: (state) => hasMark(state, mark), toggle: () => toggleMark(mark) };
}

/** Bold, italic, heading, list: in the order of their buttons. */
export const FORMATTINGS = {
  bold: emphasis('Bold', marks.isBold),
  italic: emphasis('Italic', marks.isItalic),
  heading: {
    label: 'Heading',
    isOn: (state) => isIn(state, nodes.heading),
    toggle: (state) => setBlockType(isIn(state, nodes.heading) ? nodes.paragraph : nodes.heading),
  },
  list: {
    label: 'List',
    isOn: (state) => isIn(state, nodes.list),
    toggle: (state) =>
      isIn(state, nodes.list) ? liftListItem(nodes.item) : wrapInList(nodes.list),
  },
} satisfies Record<string, Formatting>;

function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty
    ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, mark);
}

function isIn({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  );
}

/** Whether words are selected that have a link. */
export const hasLink = (state: EditorState) => hasMark(state, marks.link);

/** Gives the selected words a link, or takes it away. @param to empty for none */
export function setLink(to: string): Command {
  return ({ selection: { from, to: end }, tr }, dispatch) => {
    const without = tr.removeMark(from, end, marks.link);
    dispatch?.(to === '' ? without : without.addMark(from, end, marks.link.create({ to })));
    return true;
  };
}
