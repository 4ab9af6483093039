import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_LIMITS } from '@shop/shared';
import { failureText } from '../../../lib/http/api-error';
import { Notice } from '../../../ui/feedback/notice';
import { Button } from '../../../ui/forms/button';
import { useDroppedFiles } from '../../../ui/forms/use-dropped-files';
import { Panel } from '../../../ui/page/panel';
import { sorted } from '../api/dropped-files';
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
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const { send, sent, isPending, error } = useSendFile(
    ({ _id }, failures) => void navigate(importPath(_id), { state: { failures } }),
  );
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || isPending) return;
    try {
      const { table, photos, problems } = await sorted(files);
      const found = problemOf(table);
      setProblem(found);
      if (table && !found) send({ table, photos, problems });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  };
  const isOver = useDroppedFiles(frame, (files) => void take(files));
  return (
    <div className={styles.stack}>
      <div ref={frame} className={styles.drop} data-over={isOver}>
        <p>
          Drop a CSV file here: an export of this shop, of Shopify, WooCommerce, Medusa or Spree, or
          any other with a header. At most {MAX_MB} MB. Photos that it names can come along, also as
          a ZIP of all. Nothing is imported before you have seen what changes.
        </p>
        <Button busy={isPending} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.zip,text/csv,image/*,.heic,.heif"
          multiple
          aria-label="Files of products"
          hidden
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {isPending && <Progress label="Sending the files ..." value={sent} />}
      </div>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
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

function problemOf(table: File | undefined): string | undefined {
  if (!table) return 'There is no file of products among these: choose the CSV, too.';
  if (table.size > IMPORT_LIMITS.bytes)
    return `The file has more than ${MAX_MB} MB. Split it into several.`;
  return undefined;
}
