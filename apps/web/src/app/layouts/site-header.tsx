import { Link } from 'react-router-dom';
import { SHOP } from '../../lib/shop-config';
import { paths } from '../paths';

export function SiteHeader() {
  return (
    <header className="container">
      <Link to={paths.home}>{SHOP.name}</Link>
    </header>
  );
}
