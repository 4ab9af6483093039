import { Toaster } from 'react-hot-toast';

/** Where `lib/notify` shows its messages. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      containerStyle={{ top: '4.5rem' }}
      toastOptions={{
        duration: 3000,
        style: {
          background: 'var(--color-ink)',
          color: 'var(--color-ground)',
          borderRadius: 'var(--radius-control)',
          boxShadow: 'var(--shadow)',
          fontSize: 'var(--text-s)',
          fontWeight: 550,
        },
        success: {
          iconTheme: { primary: 'var(--color-ground)', secondary: 'var(--color-ink)' },
        },
        error: {
          duration: 5000,
          iconTheme: { primary: 'var(--color-danger)', secondary: 'var(--color-danger-soft)' },
        },
      }}
    />
  );
}
