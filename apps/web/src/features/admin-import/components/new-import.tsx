import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_LIMITS } from '@shop/shared';
import { failureText } from '../../../lib/http/api-error';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/forms/button';
import { useDroppedFiles } from '../../../ui/forms/use-dropped-files';
import { Panel } from '../../../ui/page/panel';
import { useSendFile } from '../api/send-file';
import { importPath } from '../import-texts';
import styles from './import.module.css';
import { LatestImports } from './latest-imports';
import { Progress } from './progress';

const MAX_MB = IMPORT_LIMITS.bytes / 1024 / 1024;

/** Chooses a file to import, and lists the latest imports. */
export function NewImport() {
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const navigate = useNavigate();
  const { send, sent, isPending, error } = useSendFile(({ _id }) => void navigate(importPath(_id)));
  const take = (file: File | undefined) => {
    if (!file || isPending) return;
    setIsTooLarge(file.size > IMPORT_LIMITS.bytes);
    if (file.size <= IMPORT_LIMITS.bytes) send(file);
  };
  const isOver = useDroppedFiles(frame, ([file]) => take(file));
  return (
    <div className={styles.stack}>
      <div ref={frame} className={styles.drop} data-over={isOver}>
        <p>
          Drop a CSV file here: an export of this shop, of Shopify, WooCommerce, Medusa or Spree, or
          any other with a header. At most {MAX_MB} MB. Nothing is imported before you have seen
          what changes.
        </p>
        <Button busy={isPending} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          aria-label="File of products"
          hidden
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        {isPending && <Progress label="Sending the file ..." value={sent} />}
      </div>
      {isTooLarge && (
        <Notice tone="danger" role="alert">
          The file has more than {MAX_MB} MB. Split it into several.
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          {failureText(error)}
        </Notice>
      )}
      <Panel heading="Latest imports">
        <LatestImports />
      </Panel>
    </div>
  );
}
