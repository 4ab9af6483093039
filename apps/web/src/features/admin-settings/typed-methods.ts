import { manualMethodsSchema, type ManualMethod } from '@shop/shared';
import { z } from 'zod';

/** A manual payment method as it is typed: the days are a text, which is empty for no end. Without an id it is new. */
const typedMethodSchema = z.object({
  id: z.string().optional(),
  name: z.string(),
  text: z.string(),
  days: z.string(),
  isOn: z.boolean(),
});
/** See {@link typedMethodSchema}. */
export type TypedMethod = z.infer<typeof typedMethodSchema>;

/** The method that is added. */
export const NEW_METHOD: TypedMethod = { name: '', text: '', days: '14', isOn: true };

/** The list as the form holds it: one text, as every field of it. */
export function textOfMethods(methods: readonly TypedMethod[]): string {
  return JSON.stringify(methods);
}

/** The same for methods that are stored. */
export function typedMethods(methods: readonly ManualMethod[]): string {
  return textOfMethods(
    methods.map(({ days, ...method }) => ({ ...method, days: days === null ? '' : String(days) })),
  );
}

/** The list that the form holds. */
export function methodsOf(typed: string): TypedMethod[] {
  return z.array(typedMethodSchema).parse(JSON.parse(typed));
}

function daysOf(typed: string): number | null {
  const digits = typed.trim();
  if (digits === '') return null;
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}

function judge(typed: string) {
  return manualMethodsSchema.safeParse(
    methodsOf(typed).map((one) => ({ ...one, days: daysOf(one.days) })),
  );
}

/** The first method that the rules refuse, and which part of it; undefined if they refuse none. */
export function firstWrongMethod(typed: string): { index: number; part: string } | undefined {
  const [index, part] = judge(typed).error?.issues[0]?.path ?? [];
  return typeof index === 'number' && typeof part === 'string' ? { index, part } : undefined;
}

/** The server's rules for the list. What is wrong is said with the place of the method. */
export const typedMethodsSchema = z.string().transform((typed, context): ManualMethod[] => {
  const { data, error } = judge(typed);
  if (data) return data;
  for (const { path, message } of error.issues) {
    const [index] = path;
    const place = typeof index === 'number' ? `Method ${index + 1}: ` : '';
    context.addIssue({ code: 'custom', message: `${place}${message}` });
  }
  return z.NEVER;
});
