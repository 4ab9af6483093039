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

/** What a publication time does to a product of this status. */
export function publishHint(status: string, publishAt: string): string {
  if (status === 'active' || publishAt === '')
    return 'In your time zone. Without it, an active product is shown at once';
  const label = STATUS_OPTIONS.find(({ value }) => value === status)?.label ?? status;
  return `${label} products are not shown at that time either: choose the status ${STATUS_LABELS.active} to schedule it`;
}

/** Why shoppers don't see a product; nothing if they do. */
export function hiddenText({ status, publishAt }: AdministeredProduct): string | undefined {
  if (status !== 'active') return STATUS_LABELS[status];
  return publishAt && new Date(publishAt) > new Date() ? 'Scheduled' : undefined;
}
