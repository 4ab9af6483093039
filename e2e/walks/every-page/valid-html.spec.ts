import { PAGE_DATA_ELEMENT } from '@shop/shared';
import { HtmlValidate } from 'html-validate';
import { expectRendered, MISSING_PAGES, PUBLIC_PAGES } from '../lib/public-pages.js';
import { expect, test } from '../lib/walk.js';

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

/** A page of signed-in users, which is sent as the shell. */
const SHELL_PAGE = '/dashboard/user';

test('every rendered page, and the shell of the others, is valid HTML', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'Both get the same bytes');
  for (const address of [...PUBLIC_PAGES.map(([address]) => address), ...MISSING_PAGES])
    await expectValid(await expectRendered(page, address), address);
  const shell = await (await page.request.get(SHELL_PAGE)).text();
  expect(shell).not.toContain(PAGE_DATA_ELEMENT);
  await expectValid(shell, SHELL_PAGE);
});

async function expectValid(html: string, address: string) {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) => result.messages);
  expect(
    messages.map(({ ruleId, message, line, selector }) => ({ ruleId, message, line, selector })),
    address,
  ).toEqual([]);
}
