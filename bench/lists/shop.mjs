import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ADMIN = { email: 'admin@shop.test', password: 'the measuring administrator' };

/** Starts the built shop on a directory; answers its address, an administrator's session, and how to stop it. */
export async function openShop(dataDir) {
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'none',
      MONGODB_URI: '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  const origin = await addressOf(child);
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { user, token } = await response.json();
  return {
    origin,
    session: { user, token },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

/** Whatever it goes on to say is read as well, or it would stand still. */
function addressOf(child) {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The shop did not open:\n${output}`)));
  });
}
