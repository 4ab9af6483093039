import { Outlet } from 'react-router-dom';
import { AntdProvider } from '../../ui/antd-provider';

/** Around every screen that uses antd. */
export function AntdLayout() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
