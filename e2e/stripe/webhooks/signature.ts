import { createHmac } from 'node:crypto';

/** The header that signs a body, with each of the secrets. @param seconds when it is sent. */
export function signatureOf(body: string, secrets: string[], seconds: number): string {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${seconds}.${body}`);
    return `v1=${hmac.digest('hex')}`;
  });
  return [`t=${seconds}`, ...signatures].join(',');
}
