import { SUCCESS_TEXTS, type Product } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../../../lib/http/api-error';
import { notify } from '../../../../ui/messages/notify';
import { Button } from '../../../../ui/forms/button';
import { useDeleteProduct } from '../../api/change-products';
import { useReturnToList } from '../../use-return-to-list';

/** Deletes a product after something was typed into the confirmation prompt. */
export function DeleteProduct({ id }: { id: Product['_id'] }) {
  const returnToList = useReturnToList();
  const remove = useMutation({
    mutationFn: useDeleteProduct(id),
    onSuccess: async () => {
      notify.success(SUCCESS_TEXTS.productDeleted);
      // Going back must not lead to the deleted product.
      await returnToList({ replace: true });
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
  function ask() {
    const answer = window.prompt('Are You Sure want to delete this product ? ');
    if (answer?.trim()) remove.mutate();
  }
  return (
    <Button tone="danger" busy={remove.isPending} onClick={ask}>
      {remove.isPending ? 'DELETING ...' : 'DELETE PRODUCT'}
    </Button>
  );
}
