import { endpoints, type Return } from '@shop/shared';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api-client';
import styles from './returns.module.css';

interface ReturnPhotoProps {
  one: Return;
  /** Whether an administrator looks at it, and not its buyer. */
  isAdmin?: boolean;
}

/** The photo by which a buyer shows what is wrong, if there is one. */
export function ReturnPhoto({ one: { _id: id, photo }, isAdmin = false }: ReturnPhotoProps) {
  const endpoint = isAdmin ? endpoints.getReturnPhoto : endpoints.getMyReturnPhoto;
  const { data: url } = useQuery({
    queryKey: ['return-photo', id, isAdmin],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await call(endpoint, { params: { id }, signal })),
    enabled: photo === true,
    // One URL for each photo, as long as the shop is open in this tab.
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return url ? <img className={styles.photo} src={url} alt="What is sent back" /> : null;
}
