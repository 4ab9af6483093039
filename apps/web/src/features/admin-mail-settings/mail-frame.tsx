import { MAIL_PREVIEW_PATH } from '@shop/shared';
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../ui/fields/select-field';
import styles from './mail-settings.module.css';

const WIDTHS = [
  { value: 'wide', label: 'Desktop, 700 pixels' },
  { value: 'narrow', label: 'Phone, 320 pixels' },
];
const COLOURS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How a mail asks for what its reader has chosen. */
const DARK = '(prefers-color-scheme: dark)';

/** A mail as its reader sees it, in a page of its own that can't reach the shop. */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState('wide');
  const [colours, setColours] = useState('light');
  useEffect(() => {
    // A page without an origin of its own can be addressed as any.
    const shown = html.replaceAll(DARK, colours === 'dark' ? 'all' : 'not all');
    const show = () => frame.current?.contentWindow?.postMessage(shown, '*');
    const onMessage = ({ source }: MessageEvent) => {
      if (source === frame.current?.contentWindow) show();
    };
    window.addEventListener('message', onMessage);
    show();
    return () => window.removeEventListener('message', onMessage);
  }, [html, colours]);
  return (
    <>
      <div className={styles.looks}>
        <SelectField
          label="Width"
          placeholder="Select a width"
          options={WIDTHS}
          value={width}
          onChange={setWidth}
        />
        <SelectField
          label="Colours"
          placeholder="Select the colours"
          options={COLOURS}
          value={colours}
          onChange={setColours}
        />
      </div>
      {/* Focusable, so that it can be scrolled by keys. */}
      <div className={styles.desk} tabIndex={0} role="region" aria-label="Mail">
        <iframe
          ref={frame}
          className={`${styles.mail} ${styles[width]}`}
          src={MAIL_PREVIEW_PATH}
          sandbox="allow-scripts"
          title="The mail as its reader sees it"
        />
      </div>
    </>
  );
}
