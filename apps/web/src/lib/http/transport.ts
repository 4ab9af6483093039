import axios, { isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { API_PREFIX } from '@shop/shared';
import { ApiError, readFailure } from './api-error';

/** Requests that hang are aborted, so that the user can try again. Uploads are watched separately. */
const client = axios.create({ baseURL: API_PREFIX, timeout: 30_000 });

/** Turns what axios throws into an `ApiError`. Cancelled calls and other errors are returned as they are. */
async function toApiError(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || isCancel(error)) return error;
  const status = error.response?.status ?? 0;
  const refused = status >= 400 && status < 500;
  const failure = refused ? readFailure(await readable(error.response?.data)) : undefined;
  const retryAfter = Number(error.response?.headers['retry-after']) || undefined;
  return new ApiError({ status, ...failure, ...(retryAfter && { retryAfter }) }, { cause: error });
}

/** A call for a file gets the body of its failure as a file, too. */
async function readable(body: unknown): Promise<unknown> {
  if (!(body instanceof Blob)) return body;
  try {
    return JSON.parse(await body.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** Sends a request below the API's prefix. @throws ApiError when it fails */
export async function send<Body>(config: AxiosRequestConfig): Promise<AxiosResponse<Body>> {
  try {
    return await client.request<Body>(config);
  } catch (error) {
    throw await toApiError(error);
  }
}
