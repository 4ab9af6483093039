import { endpoints, wrongRowsFileName, type Import } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveFile } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';

/** Saves the rows of refused products as a file, with what is wrong. */
export function useSaveWrongRows({ _id: id, name }: Import) {
  return useMutation({
    mutationFn: () => call(endpoints.exportWrongRows, { params: { id } }),
    onSuccess: (file) => saveFile(wrongRowsFileName(name), file),
    onError: (error) => notify.error(failureText(error)),
  });
}
