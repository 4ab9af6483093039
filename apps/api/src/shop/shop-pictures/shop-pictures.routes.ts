import { endpoints } from '@shop/shared';
import { route } from '@shop/http/route';
import * as pictures from './shop-pictures.controller.js';

export function shopPictureRoutes(deps: pictures.ShopPicturesDeps) {
  return [
    route(endpoints.getShopPicture, pictures.get),
    route(endpoints.saveShopPicture, pictures.save(deps)),
    route(endpoints.deleteShopPicture, pictures.remove(deps)),
  ];
}
