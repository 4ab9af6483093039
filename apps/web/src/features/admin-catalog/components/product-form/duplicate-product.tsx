import { ADMIN_FAILURE_TEXTS, type Product } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardPaths } from '../../../../lib/address/dashboard-paths';
import { useGoTo } from '../../../../lib/address/use-go-to';
import { failureText } from '../../../../lib/http/api-error';
import { randomKey } from '../../../../lib/storage/random-key';
import { Button } from '../../../../ui/forms/button';
import { notify } from '../../../../ui/messages/notify';
import { useDuplicateProduct } from '../../api/change-products';

/** Makes a draft like the product as it is saved, and opens it. */
export function DuplicateProduct({ id }: { id: Product['_id'] }) {
  const goTo = useGoTo();
  const duplicate = useDuplicateProduct(id);
  // One for each visit: pressed again after a lost reply, it makes no second draft.
  const [key] = useState(randomKey);
  const copy = useMutation({
    mutationFn: () => duplicate(key),
    onSuccess: async ({ name, slug }) => {
      notify.success(`${name} is a draft`);
      await goTo(dashboardPaths.adminProduct(slug));
    },
    onError: (error) => {
      notify.error(failureText(error, ADMIN_FAILURE_TEXTS.savingProduct));
    },
  });
  return (
    <Button tone="secondary" busy={copy.isPending} onClick={() => copy.mutate()}>
      Duplicate
    </Button>
  );
}
