/** The pictures of the shop's own: their calls. */
export { shopPictureRoutes } from './shop-pictures.routes.js';
