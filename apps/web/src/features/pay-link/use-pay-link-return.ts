import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCheckPayLink } from './api/pay-link';

/** For somebody who comes back from the provider's page: looks whether the order is paid. The address is not believed. */
export function usePayLinkReturn(token: string): { isBack: boolean; isChecking: boolean } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending } = useCheckPayLink(token);
  const isBack = new URLSearchParams(search).has('payment');
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isBack || token === '' || isAsked.current) return;
    isAsked.current = true;
    mutate(undefined, { onSettled: () => void navigate(pathname + hash, { replace: true }) });
  }, [isBack, token, mutate, navigate, pathname, hash]);
  return { isBack, isChecking: token !== '' && (isBack || isPending) };
}
