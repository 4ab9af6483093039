import { configure, prettyDOM } from '@testing-library/react';

/**
 * Prints the page into the error of a query when somebody reads it, as the reporter does. Queries that wait fail many
 * times before they find their element: to print the page each time took a tenth of the time of all tests.
 */
export function printPageInReadErrors(): void {
  configure({
    getElementError(message, container) {
      const error = new Error();
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
      });
      return error;
    },
  });
}
