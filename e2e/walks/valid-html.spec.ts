import { HtmlValidate } from 'html-validate';
import { MISSING_PAGES, PUBLIC_PAGES } from './public-pages.js';
import { expect, test } from './walk.js';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style rules that React's output doesn't follow.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

test('every rendered page, and the shell of the others, is valid HTML', async ({ request }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Both get the same bytes');
  const addresses = [...PUBLIC_PAGES.map(([address]) => address), ...MISSING_PAGES, '/login'];
  for (const address of addresses) {
    const reply = await request.get(address, { headers: { accept: 'text/html' } });
    const report = await validator.validateString(await reply.text());
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, selector }) => ({ ruleId, message, line, selector })),
      address,
    ).toEqual([]);
  }
});
