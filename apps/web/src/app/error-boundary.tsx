import { Component, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { RouteError } from './layouts/route-error';

interface BoundaryProps {
  location: Location;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: BoundaryProps, { failed }: { failed: boolean }) {
    if (failed && before.location !== this.props.location) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <RouteError /> : this.props.children;
  }
}

/** Shows an error screen in place of a page that throws, until the next navigation. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>;
}
