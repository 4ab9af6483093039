import { endpoints, personalDataFileName, SUCCESS_TEXTS, type PersonalData } from '@shop/shared';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { saveTextFile } from '../../../lib/storage/save-file';
import { notify } from '../../../ui/messages/notify';

function useDownload(get: () => Promise<PersonalData>) {
  return useMutation({
    mutationFn: get,
    onSuccess: (data) => {
      const text = JSON.stringify(data, null, 2);
      saveTextFile(personalDataFileName(data.createdAt), text, 'application/json');
      notify.success(SUCCESS_TEXTS.dataDownloaded);
    },
    onError: (error) => {
      notify.error(failureText(error));
    },
  });
}

/** Downloads all data stored about the signed-in user. */
export function useDownloadMyData() {
  return useDownload(() => call(endpoints.downloadMyData));
}

/** Downloads all data stored about a shopper. */
export function useDownloadUserData(userId: string) {
  return useDownload(() => call(endpoints.downloadUserData, { params: { userId } }));
}
