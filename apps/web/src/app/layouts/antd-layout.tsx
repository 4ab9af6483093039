import { PAGE_DATA_ELEMENT } from '@shop/shared';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AntdProvider } from '../../ui/theme/antd-provider';
import { PageLoading } from './page-loading';

/**
 * Layout of every screen that uses antd. A server-rendered page has no nonce for antd's styles, so a screen opened from
 * such a page is reloaded.
 */
export function AntdLayout() {
  const isForEverybody = document.getElementById(PAGE_DATA_ELEMENT) !== null;
  useEffect(() => {
    if (isForEverybody) window.location.reload();
  }, [isForEverybody]);
  if (isForEverybody) return <PageLoading />;
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
