/** The pictures of the shop's own: their calls. */
export { PICTURES_OF_DRAFTS } from './draft-pictures.js';
export { shopPictureRoutes } from './shop-pictures.routes.js';
