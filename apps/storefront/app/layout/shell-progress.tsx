import { useNavigation } from 'react-router';

/** A thin line at the top while the next page comes; a quick one does not show it at all. */
export function ShellProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-90 bg-primary transition-transform delay-150 duration-[2500ms] ease-out starting:scale-x-0"
    />
  );
}
