export { useOpenedPromotion } from './api/promotions';
export { CreatePromotion } from './components/create-promotion';
export { EditPromotion } from './components/edit-promotion';
export { PromotionList } from './components/list/promotion-list';
