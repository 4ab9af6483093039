import { Outlet } from 'react-router-dom';
import { AntdProvider } from '../../ui/theme/antd-provider';

/** Layout of every screen that uses antd. */
export function AntdLayout() {
  return (
    <AntdProvider>
      <Outlet />
    </AntdProvider>
  );
}
