import { STYLE_NONCE_ELEMENT } from '@shop/shared';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/hooks/use-media-query';
import { useShopDetails } from '../page/shop-details';
import { antdTheme } from './antd-theme';

/** The nonce that the page's policy requires on antd's `<style>` elements; empty without a policy. */
function styleNonce(): string {
  return document.getElementById(STYLE_NONCE_ELEMENT)?.nonce ?? '';
}

/** Themes antd with the shop's tokens. Only lazily loaded layouts may import this, so that shoppers never load antd. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const { accent } = useShopDetails();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // A finger needs larger targets, and phones zoom into fields with smaller text.
  const coarse = useMediaQuery('(pointer: coarse)');
  return (
    <ConfigProvider
      csp={{ nonce: styleNonce() }}
      theme={antdTheme(dark ? 'dark' : 'light', { motion: !reducedMotion, large: coarse, accent })}
    >
      {children}
    </ConfigProvider>
  );
}
