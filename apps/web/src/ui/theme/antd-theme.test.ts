import { contrast } from '@shop/shared';
import { theme } from 'antd';
import { describe, expect, test } from 'vitest';
import { antdTheme } from './antd-theme';

/** What antd makes of our tokens for texts and what is behind them, with those that it derives itself. */
const TEXT_ON_GROUND = [
  ['colorText', 'colorBgElevated'],
  ['colorTextDescription', 'colorBgElevated'],
  ['colorTextPlaceholder', 'colorBgContainer'],
  ['colorText', 'controlItemBgHover'],
  ['colorTextLightSolid', 'colorPrimary'],
  ['colorTextLightSolid', 'colorPrimaryHover'],
  ['colorTextLightSolid', 'colorPrimaryActive'],
  ['colorTextLightSolid', 'colorError'],
  ['colorTextLightSolid', 'colorErrorHover'],
  ['colorTextLightSolid', 'colorErrorActive'],
] as const;

describe.each([
  ['light', undefined],
  ['dark', undefined],
  ['light', '#7a1f3d'],
  ['dark', '#7a1f3d'],
] as const)('antd in the %s palette with the accent %s', (scheme, accent) => {
  const config = antdTheme(scheme, { motion: false, large: true, accent });
  const token = theme.getDesignToken(config);

  test.each(TEXT_ON_GROUND)('%s on %s has enough contrast for text (AA, 4.5:1)', (text, ground) => {
    expect(contrast(token[text], token[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['controlItemBgActive', 'controlItemBgActiveHover'] as const)(
    'the chosen option of a dropdown on %s has enough contrast (4.5:1)',
    (ground) => {
      const chosen = config.components?.Select?.optionSelectedColor ?? '';
      expect(contrast(chosen, token[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('a chosen option looks different under the pointer', () => {
    expect(token.controlItemBgActiveHover).not.toBe(token.controlItemBgActive);
  });
});
