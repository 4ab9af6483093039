import type { ProductPhoto } from '@shop/shared';
import type { Grid } from '../../use-grid';
import { PhotoSelect } from './photo-select';
import styles from './variants.module.css';

/** The photo that all variants with a value share; null if they differ or have none. */
function sharedPhoto(grid: Grid, option: number, value: string): string | null {
  const photos = new Set(
    grid.rows.filter(({ values }) => values[option] === value).map(({ photo }) => photo),
  );
  const [only = null] = photos;
  return photos.size === 1 ? only : null;
}

/** Sets the photo of all variants with a value, such as every size in red, in one step. */
export function ValuePhotos({ grid, photos }: { grid: Grid; photos: readonly ProductPhoto[] }) {
  if (photos.length === 0 || grid.rows.length === 0) return null;
  return (
    <section aria-labelledby="value-photos" className={styles.section}>
      <h2 id="value-photos">Photos for values</h2>
      <div className={styles.options}>
        {grid.made.map(({ name, values }, option) => (
          <fieldset key={name} className={styles.option}>
            <legend>{name}</legend>
            {values.map((value) => (
              <label key={value}>
                {value}
                <PhotoSelect
                  label={`Photo of ${name} ${value}`}
                  photos={photos}
                  value={sharedPhoto(grid, option, value)}
                  onChoose={(photo) => grid.setPhoto(option, value, photo)}
                />
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
