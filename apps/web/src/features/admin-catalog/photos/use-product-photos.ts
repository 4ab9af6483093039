import {
  endpoints,
  type AdministeredProduct,
  type EndpointResponse,
  type ProductPhoto,
} from '@shop/shared';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OnUpload } from '../../../lib/http/call-types';
import { call } from '../../../lib/http/api-client';
import { failureText } from '../../../lib/http/api-error';
import { PUBLIC_DATA } from '../../../lib/http/query-client';
import { notify } from '../../../ui/messages/notify';

type Photos = Pick<EndpointResponse<typeof endpoints.getPhotos>, 'photos' | 'revision'>;

/** The photos of a product, and what an administrator does to them. Each change is saved at once, one after the other. */
export function useProductPhotos({ _id: id }: Pick<AdministeredProduct, '_id'>) {
  const queryClient = useQueryClient();
  const queryKey = ['edited-photos', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(endpoints.getPhotos, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  /** Sends a change when those before it are answered, and shows what is stored then. */
  async function inTurn(change: (now: Photos) => Promise<Photos>): Promise<Photos> {
    const result = turn.current.then(async () => {
      const now = queryClient.getQueryData<Photos>(queryKey) ?? (await refetch()).data;
      if (!now) throw new Error('The product’s photos did not load');
      const { photos, revision } = await change(now);
      queryClient.setQueryData(queryKey, { success: true, photos, revision });
      void queryClient.invalidateQueries({ queryKey: [PUBLIC_DATA], refetchType: 'none' });
      return { photos, revision };
    });
    turn.current = result.catch(() => undefined);
    return result;
  }

  /** Says what went wrong, and shows what is stored. @returns whether it worked. */
  async function tryIt(change: (now: Photos) => Promise<Photos>): Promise<boolean> {
    try {
      await inTurn(change);
      return true;
    } catch (failure) {
      notify.error(failureText(failure));
      await refetch();
      return false;
    }
  }

  const arrange = (order: (photos: readonly ProductPhoto[]) => readonly ProductPhoto[]) =>
    tryIt(({ photos, revision }) => {
      const arranged = order(photos).map(({ _id, alt }) => ({ _id, alt }));
      const body = { photos: arranged, revision };
      return call(endpoints.arrangePhotos, { params: { id }, body });
    });

  return {
    photos: data?.photos,
    /** The first one, by the address that it has in lists; undefined while they load, or if there is none. */
    first: data?.photos[0] && { ...data.photos[0], _id: undefined },
    error,
    refetch,
    add: (photo: File, key: string, onUpload: OnUpload) =>
      inTurn(() => {
        const headers = { 'idempotency-key': key };
        return call(endpoints.addPhoto, { params: { id }, headers, body: { photo }, onUpload });
      }),
    describe: (photo: ProductPhoto, alt: string) =>
      arrange((photos) => photos.map((one) => (one._id === photo._id ? { ...one, alt } : one))),
    /** @param to the index that it has afterwards */
    move: (photo: ProductPhoto, to: number) =>
      arrange((photos) =>
        photos
          .filter(({ _id }) => _id !== photo._id)
          .toSpliced(to, 0, ...photos.filter(({ _id }) => _id === photo._id)),
      ),
    replace: ({ _id: photoId, version }: ProductPhoto, photo: File) =>
      tryIt(() => {
        const body = { photo, photoBefore: version };
        return call(endpoints.replacePhoto, { params: { id, photoId }, body });
      }),
    remove: ({ _id: photoId, version }: ProductPhoto) =>
      tryIt(() => call(endpoints.removePhoto, { params: { id, photoId }, query: { v: version } })),
  };
}

/** See `useProductPhotos`. */
export type ProductPhotos = ReturnType<typeof useProductPhotos>;
