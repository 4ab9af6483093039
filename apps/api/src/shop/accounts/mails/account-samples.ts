import { SAMPLE_NAME, type LetterSamples } from '../../mail/index.js';
import { accountMade } from './account-made.js';
import { invitation } from './invitation.js';
import { newBrowser } from './new-browser.js';
import { passwordChanged } from './password-changed.js';
import { resetLink } from './reset-link.js';
import { welcome } from './welcome.js';

const OWNER = { name: SAMPLE_NAME, email: 'sam@example.com' };
const SIGN_IN = { client: 'Firefox on Linux', startedAt: new Date('2026-01-15T10:00:00Z') };

/** Letters about an account that nobody has. */
export const ACCOUNT_SAMPLES = {
  welcome: (shop) => ({ letter: welcome(OWNER, shop) }),
  accountMade: (shop) => ({ letter: accountMade(OWNER, shop) }),
  passwordChanged: (shop) => ({ letter: passwordChanged(OWNER, shop) }),
  resetLink: (shop) => ({ letter: resetLink(OWNER, shop) }),
  invitation: (shop) => ({ letter: invitation('Alex', 'orders', shop) }),
  newBrowser: (shop) => ({ letter: newBrowser(OWNER.name, SIGN_IN, shop) }),
} satisfies LetterSamples;
