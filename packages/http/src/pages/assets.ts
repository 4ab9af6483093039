import express, { Router } from 'express';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a build may call an asset. */
const ASSET_NAME = /^[\w.-]{1,100}\.\w{2,5}$/;

/** Finds an asset of any build by its name. */
export type FindAsset = (name: string) => Promise<Buffer | undefined>;

/** The assets of this build, and those of others; browsers keep them forever, because names change with the content. */
export function assetsIn(folder: string, otherBuilds?: FindAsset): Router {
  const router = Router();
  router.use(
    express.static(folder, {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      redirect: false,
    }),
  );
  if (otherBuilds)
    router.get('/:name', async (req, res, next) => {
      const { name } = req.params;
      const content = ASSET_NAME.test(name) ? await otherBuilds(name) : undefined;
      if (!content) {
        next();
        return;
      }
      res
        .type(name)
        .set('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .send(content);
    });
  return router;
}
