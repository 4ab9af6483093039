import { session } from '../../lib/session/session';
import { fieldsOf, isText } from '../../lib/storage/stored-values';
import { draftOf, forgetDraft, keepDraft, type DraftOwner } from './stored-drafts';

/** A call that creates something, whose outcome is not known. */
interface UnansweredCall {
  key: string;
  /** What was sent, where it is needed to send the same again. */
  body?: unknown;
  /** How many of its kind the page showed when it was sent. */
  shown?: unknown;
}

/** Kept like a draft: until it is known what became of it, also over a reload, but not for somebody else. */
function ownerOf(call: string): DraftOwner {
  return { user: session.get()?.user._id ?? '', form: `unanswered ${call}` };
}

/** A call that got no answer. @param call what it creates, and for which record */
export function unansweredCall(call: string): UnansweredCall | undefined {
  const { key, body, shown } = fieldsOf(draftOf(ownerOf(call)));
  return isText(key) ? { key, body, shown } : undefined;
}

/** Notes that a call is sent. */
export function noteUnanswered(call: string, { key, body, shown }: UnansweredCall): void {
  keepDraft(ownerOf(call), { key, body, shown });
}

/** Forgets a call: it is known what became of it. */
export function forgetUnanswered(call: string): void {
  forgetDraft(ownerOf(call));
}
