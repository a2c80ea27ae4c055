import ImageOff from 'lucide-react/icons/image-off';

export const NoPicture = ({ text, className = '' }: { text?: string; className?: string }) => (
  <span
    className={`flex h-full w-full flex-col items-center justify-center gap-2 bg-sunken text-soft ${className}`}
  >
    <ImageOff aria-hidden className="size-8" strokeWidth={1.5} />
    {text && <span className="text-sm">{text}</span>}
  </span>
);
