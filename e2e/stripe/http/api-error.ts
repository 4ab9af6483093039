/** A refusal, as the API answers it. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly details: {
      type?: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
      code?: string;
      param?: string;
      [more: string]: unknown;
    } = {},
  ) {
    super(message);
  }

  /** Whether the request was carried out as far as this refusal, so that its key is answered with it again. */
  get isSaved(): boolean {
    const { code = '' } = this.details;
    return !code.startsWith('parameter_') && [400, 402].includes(this.status);
  }

  get body(): object {
    return {
      error: { type: 'invalid_request_error', message: this.message, ...this.details },
    };
  }
}

export function missing(kind: string, id: string, param: string): ApiError {
  return new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** A parameter has a value that can't be used. */
export function invalidParam(param: string, message: string, code?: string): ApiError {
  return new ApiError(400, message, { param, code: code ?? 'parameter_invalid' });
}
