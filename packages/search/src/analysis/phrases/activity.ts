const BEFORE = String.raw`(?:something|anything|things?|stuff|learn|learning|how)`;
const VERB = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${BEFORE} to (\p{L}{3,})(?: (?:with|in|on|at))?(?![\p{L}\p{N}])`,
  'gu',
);
const FOND =
  /^.*(?<![\p{L}\p{N}])who (?:really |also )?(?:loves?|likes?|enjoys?|is into|are into) /u;

/** A text that names what is done as an occasion: “something to read” as “reading”, “for a boy who loves art” as “art”. */
export function asActivity(folded: string): { text: string; activity: string | undefined } {
  let activity: string | undefined;
  const text = folded.replace(FOND, '').replace(VERB, (_, verb: string) => {
    const gerund = gerundOf(verb);
    activity ??= gerund;
    return gerund;
  });
  return { text, activity };
}

function gerundOf(verb: string): string {
  if (/[^aeiou]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  if (/^[^aeiou]+[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${verb}ing`;
}
