import type { MailKind, Settings } from '@shop/shared';
import type { AddressedLetter } from '../mail-writer.js';

/** A letter about made-up things, as it would be written to somebody. */
export type SampleLetter = Pick<AddressedLetter, 'letter' | 'orderNumber'>;

/** Letters about made-up things, by their kind. */
export type LetterSamples = Readonly<Partial<Record<MailKind, (shop: Settings) => SampleLetter>>>;

/** To whom they go. */
export const SAMPLE_NAME = 'Sam Sample';
