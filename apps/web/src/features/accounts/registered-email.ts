/**
 * E-mail addresses for the forms of the account screens: of who has just registered, and the one typed on Login before
 * going on to a new password. They are kept in memory only: the history of the tab would show them to the next person.
 */
let registered: string | undefined;
let typed: string | undefined;

export function rememberRegistered(email: string) {
  registered = email;
}

/** The address, until somebody signs in. */
export function registeredEmail(): string | undefined {
  return registered;
}

export function rememberTyped(email: string) {
  typed = email;
}

/** The address that was typed last, or registered, until somebody signs in. */
export function typedEmail(): string | undefined {
  return typed ?? registered;
}

/** Forgets both addresses. */
export function forgetEmails() {
  registered = undefined;
  typed = undefined;
}
