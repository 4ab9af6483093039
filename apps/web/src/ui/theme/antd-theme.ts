import { accentPalettes } from '@shop/shared';
import { theme, type ThemeConfig } from 'antd';
import { fontFamily, palettes, radius } from './tokens';

/** The shop's tokens as antd's theme. */
export function antdTheme(
  scheme: 'light' | 'dark',
  { motion, large, accent }: { motion: boolean; large: boolean; accent?: string | undefined },
): ThemeConfig {
  const colour = { ...palettes[scheme], ...(accent && accentPalettes(accent)[scheme]) };
  return {
    algorithm: scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion,
      fontFamily,
      fontSize: large ? 16 : 14,
      fontSizeSM: 14,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      controlHeight: large ? 44 : 36,
      colorPrimary: colour.accent,
      colorPrimaryHover: colour.accentHover,
      colorPrimaryActive: colour.accentHover,
      colorTextLightSolid: colour.onAccent,
      colorLink: colour.accent,
      colorError: colour.danger,
      colorErrorHover: colour.danger,
      colorErrorActive: colour.danger,
      colorBgBase: colour.ground,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorText: colour.ink,
      colorTextDescription: colour.muted,
      colorTextPlaceholder: colour.muted,
      colorIcon: colour.muted,
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      boxShadowSecondary: colour.shadow,
      // What antd derives from the accent is a mid grey, on which neither ink nor accent can be read.
      controlItemBgHover: colour.sunken,
      controlItemBgActive: colour.accentSoft,
      controlItemBgActiveHover: colour.accentSoftHover,
    },
    components: {
      Button: { primaryColor: colour.onAccent, fontWeight: 600, contentFontSize: 14 },
      Select: { optionSelectedColor: colour.accent },
    },
  };
}
