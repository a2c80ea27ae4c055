/** The outline of a star in a box of 24 × 24. */
export const star = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45L12 17.45 6.2 20.5l1.1-6.45-4.7-4.6 6.5-.95z';
const places = [0, 24, 48, 72, 96];

interface StarRowProps {
  /** 0 to 5, parts of a star included. */
  value: number;
  /** The rating in words: '4 of 5 stars'. */
  label: string;
  /** Height in pixels. */
  size?: number;
}

/** Five stars, filled from the left to the value; what is out of 0 to 5 is the nearer end. Read out as its label. */
export function StarRow({ value, label, size = 18 }: StarRowProps) {
  const share = Math.min(5, Math.max(0, value)) / 5;
  return (
    <span
      role="img"
      aria-label={label}
      className="relative inline-block shrink-0"
      style={{ width: size * 5, height: size }}
    >
      <Stars size={size} className="text-line" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
        <Stars size={size} className="text-warn" />
      </span>
    </span>
  );
}

const Stars = ({ size, className }: { size: number; className: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 120 24"
    width={size * 5}
    height={size}
    fill="currentColor"
    className={`block max-w-none ${className}`}
  >
    {places.map((x) => (
      <path key={x} d={star} transform={`translate(${x})`} />
    ))}
  </svg>
);
