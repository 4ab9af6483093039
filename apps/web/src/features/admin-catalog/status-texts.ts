import { PRODUCT_STATUSES, type AdministeredProduct, type ProductStatus } from '@shop/shared';

const STATUS_LABELS: Record<ProductStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

export const STATUS_OPTIONS = PRODUCT_STATUSES.map((status) => ({
  value: status,
  label: STATUS_LABELS[status],
}));

/** Why shoppers don't see a product; nothing if they do. */
export function hiddenText({ status, publishAt }: AdministeredProduct): string | undefined {
  if (status !== 'active') return STATUS_LABELS[status];
  return publishAt && new Date(publishAt) > new Date() ? 'Scheduled' : undefined;
}
