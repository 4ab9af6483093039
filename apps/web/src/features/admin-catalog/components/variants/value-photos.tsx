import type { AdministeredProduct, ProductPhoto } from '@shop/shared';
import type { Grid } from '../../variants-grid/use-grid';
import { PhotoChoice } from './photo-choice';
import styles from './variants.module.css';

/** The photo that all variants with a value share, null if they have none; undefined if they differ. */
function sharedPhoto(grid: Grid, option: number, value: string): string | null | undefined {
  const photos = new Set(
    grid.rows.filter(({ values }) => values[option] === value).map(({ photo }) => photo),
  );
  const [only] = photos;
  return photos.size === 1 ? only : undefined;
}

interface ValuePhotosProps {
  grid: Grid;
  product: AdministeredProduct;
  photos: readonly ProductPhoto[];
}

/** Sets the photo of all variants with a value, such as every size in red, in one step. */
export function ValuePhotos({ grid, product, photos }: ValuePhotosProps) {
  if (photos.length === 0 || grid.rows.length === 0) return null;
  return (
    <section aria-labelledby="value-photos" className={styles.section}>
      <h2 id="value-photos">Photos for values</h2>
      <div className={styles.options}>
        {grid.made.map(({ name, values }, option) => (
          <fieldset key={name} className={styles.option}>
            <legend>{name}</legend>
            {values.map((value) => (
              <div key={value} className={styles.valuePhotos}>
                {value}
                <PhotoChoice
                  label={`Photo of ${name} ${value}`}
                  product={product}
                  photos={photos}
                  value={sharedPhoto(grid, option, value)}
                  onChoose={(photo) => grid.setPhoto(option, value, photo)}
                />
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
