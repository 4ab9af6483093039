import type { Locator, Page } from '@playwright/test';

/** What a job is done with. Text is typed with either. */
export type Way = 'mouse' | 'keyboard';

const MAX_TAB_STOPS = 200;

/** Two hands on a page, which count their presses: a click, or a key that is not text being typed. */
export class Hands {
  presses = 0;

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  /** Presses a button or link, or ticks a box. @param shortcut the key that does the same */
  async press(target: Locator, shortcut?: string): Promise<void> {
    await target.waitFor();
    if (this.way === 'mouse') return this.click(target);
    if (shortcut) return this.key(shortcut);
    await this.tabTo(target);
    const isBox = await target.evaluate((element) => element.matches('[type=checkbox]'));
    await this.key(isBox ? 'Space' : 'Enter');
  }

  /** Selects all rows of a list, and goes to what can be done to them. */
  async select(all: Locator): Promise<void> {
    await all.waitFor();
    if (this.way === 'mouse') return this.click(all);
    await this.key('a');
    await this.key('b');
  }

  /** Saves what is filled in: by its button, or by the key for it. */
  async save(button: Locator): Promise<void> {
    await button.waitFor();
    if (this.way === 'mouse') await this.click(button);
    else await this.key('Control+s');
  }

  /** Replaces what a field contains. */
  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    if ((await target.inputValue()) !== '') await this.key('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Types a day and an hour, as in `2026-11-30T00:00`. */
  async date(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await target.fill(text);
  }

  /** Chooses an option of a dropdown. */
  async choose(target: Locator, label: string): Promise<void> {
    await target.waitFor();
    if (await target.evaluate((element) => element.matches('select'))) {
      // The list of a native dropdown is not part of the page: it takes two clicks, or the letters of the option.
      if (this.way === 'mouse') this.presses += 2;
      else await this.tabTo(target);
      await target.selectOption({ label });
      return;
    }
    await this.reach(target);
    await this.page.keyboard.type(label);
    const option = this.page.locator('.ant-select-item-option', { hasText: label }).first();
    await option.waitFor();
    if (this.way === 'mouse') await this.click(option);
    else await this.key('Enter');
  }

  /** Finds something in the search over everything, and goes there. */
  async find(text: string, option: string | RegExp): Promise<void> {
    const opener = this.page.getByRole('button', { name: 'Find anything' });
    await opener.waitFor();
    if (this.way === 'mouse') await this.click(opener);
    else await this.key('Control+k');
    const palette = this.page.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').waitFor();
    await this.page.keyboard.type(text);
    const found = palette.getByRole('option', { name: option }).first();
    await found.waitFor();
    if (this.way === 'mouse') return this.click(found);
    const isChosen = () =>
      found.evaluate((element) => element.getAttribute('aria-selected') === 'true');
    while (!(await isChosen())) await this.key('ArrowDown');
    await this.key('Enter');
  }

  /** Pastes a block that was copied from a spreadsheet into a cell. */
  async paste(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    this.presses += 1;
    await target.evaluate((field, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied);
      const options = { clipboardData, bubbles: true, cancelable: true };
      field.dispatchEvent(new ClipboardEvent('paste', options));
    }, text);
  }

  /** Presses a key or a combination, such as `Control+k`. */
  async key(name: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(name);
  }

  private async click(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    if (this.way === 'mouse') await this.click(target);
    else await this.tabTo(target);
  }

  /** Moves by Tab, or back by Shift+Tab if the target comes earlier on the page. */
  private async tabTo(target: Locator): Promise<void> {
    const isBefore = await target.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const order = focused.compareDocumentPosition(element);
      return focused !== document.body && (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    });
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.key(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${target.toString()}`);
  }
}
