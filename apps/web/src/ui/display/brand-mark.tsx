/** The shop's mark: a bag on a rounded square. The same drawing as `public/favicon.svg`. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden className={className}>
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <path
        d="M9 12h14l-1.2 11.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8Z"
        fill="var(--color-on-accent)"
      />
      <path
        d="M12.5 14v-3.5a3.5 3.5 0 0 1 7 0V14"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
