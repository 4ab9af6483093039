import { encodeQR } from 'qr';
import { useMemo } from 'react';
import styles from './security.module.css';

/** White modules around the code, which scanners need. */
const BORDER = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: BORDER }), [text]);
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
