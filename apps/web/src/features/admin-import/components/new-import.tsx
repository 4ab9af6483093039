import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_LIMITS } from '@shop/shared';
import { failureText } from '../../../lib/http/api-error';
import { Notice } from '../../../ui/feedback/notice';
import { Panel } from '../../../ui/page/panel';
import { sorted } from '../api/dropped-files';
import { useSendFile } from '../api/send-file';
import { importPath } from '../import-texts';
import { FileDrop } from './file-drop';
import styles from './import.module.css';
import { LatestImports } from './latest-imports';

const MAX_MB = IMPORT_LIMITS.bytes / 1024 / 1024;

/** Chooses a file to import, and lists the latest imports. */
export function NewImport() {
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const { send, sent, isPending, error } = useSendFile(
    ({ _id }, failures) => void navigate(importPath(_id), { state: { failures } }),
  );
  const take = async (files: readonly File[]) => {
    try {
      const { table, photos, problems } = await sorted(files);
      const found = problemOf(table);
      setProblem(found);
      if (table && !found) send({ table, photos, problems });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <div className={styles.stack}>
      <FileDrop
        accept=".csv,.txt,.tsv,.zip,text/csv,image/*,.heic,.heif"
        label="Files of products"
        action="Choose files"
        onFiles={(files) => void take(files)}
        sending={isPending && { label: 'Sending the files ...', sent }}
      >
        Drop a CSV file here: an export of this shop, of Shopify, WooCommerce, Medusa or Spree, or
        any other with a header. At most {MAX_MB} MB. Photos that it names can come along, also as a
        ZIP of all. Nothing is imported before you have seen what changes.
      </FileDrop>
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
