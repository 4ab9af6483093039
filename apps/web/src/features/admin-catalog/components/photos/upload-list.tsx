import { Button } from '../../../../ui/forms/button';
import type { Upload, Uploads } from '../../photos/use-uploads';
import styles from './product-photos.module.css';

function stateOf({ sent }: Upload): string {
  if (sent === undefined) return 'Waiting';
  return sent < 1 ? 'Sending' : 'Preparing';
}

/** Files that are not photos of the product yet, with their progress or with what is wrong with them. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.uploads.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          <span className={styles.file}>{upload.file.name}</span>
          {upload.failure === undefined ? (
            <label className={styles.progress}>
              {stateOf(upload)}
              <progress
                {...(upload.sent !== undefined && upload.sent < 1 && { value: upload.sent })}
              />
            </label>
          ) : (
            <>
              <span role="alert" className={styles.failure}>
                {upload.failure}
              </span>
              {!upload.isRefused && (
                <Button
                  tone="quiet"
                  aria-label={`Try ${upload.file.name} again`}
                  onClick={() => uploads.retry(upload)}
                >
                  Try again
                </Button>
              )}
              <Button
                tone="quiet"
                aria-label={`Dismiss ${upload.file.name}`}
                onClick={() => uploads.dismiss(upload.key)}
              >
                Dismiss
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
