import type { AnyCallInput, Endpoint, EndpointResponse } from '@shop/shared';
import type { AxiosResponse } from 'axios';

/** Receives the fraction of a form that has been sent, from 0 to 1. */
export type OnUpload = (share: number) => void;

/** What any call needs. */
export interface LooseInput extends AnyCallInput {
  signal?: AbortSignal;
  onUpload?: OnUpload;
  isPolled?: boolean;
}

/** The parts of a reply that pages read. */
export type Reply<E extends Endpoint> = Pick<
  AxiosResponse<EndpointResponse<E>>,
  'data' | 'headers'
>;
