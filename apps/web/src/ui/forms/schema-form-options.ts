import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { MergeDraft } from '../drafts/use-draft';

/** What a form is made of. */
export interface SchemaFormOptions<Input extends FieldValues, Output> {
  /** The server's own rules, with the same messages. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /**
   * Sends valid input. If it throws, the form stays as it is and the error is shown. If it returns what is stored now,
   * fields in which nothing was typed since show that.
   * @param creationKey the idempotency key for what the form creates
   * @param sent the input as it was typed
   */
  save:
    | ((input: Output, creationKey: string, sent: Input) => Promise<void>)
    | ((
        input: Output,
        creationKey: string,
        sent: Input,
      ) => Promise<DefaultValues<Input> | undefined>);
  /** Called once the input is saved, to open another page. The form stays busy until then. */
  leave?: () => Promise<void>;
  /** Shown when the request failed and the server gave no message. */
  fallback?: string;
  /** Shows why the last submit failed, or nothing once that no longer holds; by default, a toast does. */
  showFailure?: (message: string | undefined) => void;
  /**
   * Names what the form edits, such as `product 64…`. With it, what is typed is kept when the form is left, and the
   * browser asks before its tab is closed or reloaded.
   */
  draft?: string;
  /** Without it, a draft replaces what is saved of every field. */
  mergeDraft?: MergeDraft<Input>;
  /** Whether the fields are emptied after a save, for the next entry. */
  clears?: boolean;
  /** Whether the form stays open after a save: what is submitted during a save is then saved after it. */
  staysOpen?: boolean;
}
