/**
 * The e-mail address of who has just registered, for the login form. It is kept in memory only: the history of the tab
 * would show it to the next person.
 */
let registered: string | undefined;

export function rememberRegistered(email: string) {
  registered = email;
}

/** The address, until somebody signs in. */
export function registeredEmail(): string | undefined {
  return registered;
}

export function forgetRegistered() {
  registered = undefined;
}
