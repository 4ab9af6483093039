import { PAGE_DATA_ELEMENT } from '@shop/shared';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AntdProvider } from '../../ui/theme/antd-provider';
import { PageLoading } from './page-loading';

/**
 * Layout of every screen that uses antd. A page that was rendered for all visitors has no nonce for antd's styles: the
 * screen that is opened from there is loaded as a page of its own.
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
