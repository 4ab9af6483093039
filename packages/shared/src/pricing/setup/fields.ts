import { z } from 'zod';
import { objectIdSchema, requiredText } from '../../contract/fields.js';

const MAX_DOLLARS = 10_000_000;
const MAX_IDS = 1000;

/** Whether an amount of money has at most two decimals. */
export function isInCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
}

/** Whether a percentage has at most three decimals. */
export function isInThousandths(percentage: number): boolean {
  return Math.abs(percentage * 1000 - Math.round(percentage * 1000)) < 1e-6;
}

/** An amount of US dollars: at least 0, with at most two decimals. */
export function dollars(label: string) {
  const message = `${label} must be an amount of money, with at most two decimals`;
  return z
    .number({ error: message })
    .min(0, message)
    .max(MAX_DOLLARS, message)
    .refine(isInCents, message);
}

/** A percentage with at most three decimals. */
export function percent(label: string, max: number) {
  const message = `${label} must be 0 to ${max} percent, with at most three decimals`;
  return z
    .number({ error: message })
    .min(0, message)
    .max(max, message)
    .refine(isInThousandths, message);
}

/** A whole number from 1 on. */
export function count(label: string) {
  const message = `${label} must be a whole number, 1 or more`;
  return z.int({ error: message }).min(1, message).max(1_000_000, message);
}

/** Ids of things of one kind. */
export function ids(label: string) {
  return z
    .array(objectIdSchema, { error: `${label} must be a list of ids` })
    .min(1, `${label} must have at least one id`)
    .max(MAX_IDS, `${label} can have at most ${MAX_IDS} ids`);
}

/** Short texts, such as brands or tags. */
export function texts(label: string) {
  return z
    .array(requiredText(label, { max: 100 }), { error: `${label} must be a list of texts` })
    .min(1, `${label} must have at least one text`)
    .max(MAX_IDS, `${label} can have at most ${MAX_IDS} texts`);
}

/** When something begins or ends. */
export const momentSchema = z.iso.datetime({
  error: 'This must be a date and time such as 2026-11-21T00:00:00Z',
});

/** The version that the administrator saw. */
export const versionSchema = z.int({ error: 'The version must be a whole number' }).min(0);

/** Body of a deletion. Without a version, it applies whatever was saved meanwhile. */
export const deletionSchema = z.object({ version: versionSchema.optional() }).optional();
