/** The shape of what comes: give it the measures of the thing that will stand there. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`block animate-skeleton noscript:hidden rounded-box bg-sunken ${className}`} />
);
