import toast from 'react-hot-toast';

/** Short messages to the visitor, read out by screen readers. The same message is never shown twice at a time. */
export const notify = {
  success: (message: string) => toast.success(message, { id: message }),
  error: (message: string) =>
    toast.error(message, {
      id: message,
      ariaProps: { role: 'alert', 'aria-live': 'assertive' },
    }),
};
