import { STYLE_NONCE_ELEMENT } from '@shop/shared';
import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/use-media-query';
import { fontFamily, palettes, radius } from './tokens';

function themeOf(scheme: 'light' | 'dark', motion: boolean): ThemeConfig {
  const colour = palettes[scheme];
  return {
    algorithm: scheme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      motion,
      fontFamily,
      fontSize: 16,
      fontSizeSM: 14,
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      controlHeight: 44,
      colorPrimary: colour.accent,
      colorPrimaryHover: colour.accentHover,
      colorTextLightSolid: colour.onAccent,
      colorLink: colour.accent,
      colorError: colour.danger,
      colorBgBase: colour.ground,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.surface,
      colorText: colour.ink,
      colorTextDescription: colour.muted,
      colorTextPlaceholder: colour.muted,
      colorBorder: colour.edge,
      colorBorderSecondary: colour.line,
      boxShadowSecondary: colour.shadow,
    },
    components: {
      Button: { primaryColor: colour.onAccent, fontWeight: 600, contentFontSize: 14 },
      Select: { optionSelectedBg: colour.accentSoft, optionSelectedColor: colour.accent },
    },
  };
}

/** The nonce that the page's policy requires on antd's `<style>` elements; empty without a policy. */
function styleNonce(): string {
  return document.getElementById(STYLE_NONCE_ELEMENT)?.nonce ?? '';
}

/** Themes antd with the shop's tokens. Only lazily loaded layouts may import this, so that shoppers never load antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider
      csp={{ nonce: styleNonce() }}
      theme={themeOf(dark ? 'dark' : 'light', !reducedMotion)}
    >
      {children}
    </ConfigProvider>
  );
}
