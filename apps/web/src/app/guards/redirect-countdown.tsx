import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../../ui/metadata/page-meta';
import { Spinner } from '../../ui/feedback/spinner';
import styles from './redirect-countdown.module.css';

const SECONDS = 3;
const TICK_MS = 1_000;

interface RedirectCountdownProps {
  to: string;
}

/** Counts down and then redirects, unless it is unmounted first. */
export function RedirectCountdown({ to }: RedirectCountdownProps) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // Replaces the history entry, so that the Back button does not return to this countdown.
    if (left <= 0) void navigate(to, { replace: true });
  }, [left, navigate, to]);
  return (
    <div className={styles.countdown} role="status">
      <PageMeta noIndex />
      <Spinner />
      {/* At zero, this stays until the code of the next page has loaded. */}
      <p>redirecting to you {Math.max(left, 1)} second</p>
    </div>
  );
}
