import HandCoins from 'lucide-react/icons/hand-coins';

/** The seal of a shop that is paid at the door. */
export function PaySeal({ text }: { text: string }) {
  return (
    <p className="inline-flex items-center gap-2 text-sm font-medium text-good">
      <span className="m-1 grid size-11 shrink-0 place-items-center rounded-full border-2 border-dashed border-good outline outline-offset-2 outline-good/50">
        <HandCoins aria-hidden size={22} strokeWidth={1.5} />
      </span>
      {text}
    </p>
  );
}
