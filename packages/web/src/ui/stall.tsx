/** An empty market stall, drawn in lines: where there is nothing to show. */
export const Stall = () => (
  <svg
    viewBox="0 0 120 110"
    width={120}
    height={110}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className="text-soft"
  >
    <path d="M26 26h68l8 22H18zM43 26l-8 22M60 26v22M77 26l8 22" />
    <path d="M18 48a8.4 8.4 0 0 0 16.8 0 8.4 8.4 0 0 0 16.8 0 8.4 8.4 0 0 0 16.8 0 8.4 8.4 0 0 0 16.8 0 8.4 8.4 0 0 0 16.8 0" />
    <path d="M26 58v40M94 58v40M20 76h80v8H20zM12 98h96" />
  </svg>
);
