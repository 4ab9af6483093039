import helmet from 'helmet';

/** Scripts come from this site alone; styles may be inline, because antd writes them at run time. */
export function securityHeaders() {
  return helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        // The shop is also run on plain http, on a laptop or behind a proxy that speaks TLS.
        'upgrade-insecure-requests': null,
      },
    },
    strictTransportSecurity: false,
  });
}
