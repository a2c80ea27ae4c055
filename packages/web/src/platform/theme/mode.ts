import { useSyncExternalStore } from 'react';

/** Where the chosen mode is kept (spec §3). */
const key = 'theme-mode';

interface DarkMode {
  isDark: boolean;
  /** False while the page is rendered on the server, when nobody knows the mode yet (spec §3). */
  initialized: boolean;
}

/**
 * Runs before anything is painted, so that no flash shows: the saved choice, else the system's preference
 * (spec §4). It stands in the page as text because it cannot wait for a module.
 */
export const modeScript = `(function(){var m=null;try{m=localStorage.getItem('${key}')}catch(e){}
var d=m==='dark'||m==='"dark"'||(m!=='light'&&m!=='"light"'&&matchMedia('(prefers-color-scheme: dark)').matches);
var r=document.documentElement;r.classList.toggle('dark',d);r.setAttribute('data-theme',d?'dark':'light')})();`;

const listeners = new Set<() => void>();
const light: DarkMode = { isDark: false, initialized: true };
const dark: DarkMode = { isDark: true, initialized: true };
const unknown: DarkMode = { isDark: false, initialized: false };

const now = () => (document.documentElement.classList.contains('dark') ? dark : light);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode of the page and the switch between light and dark, which saves the choice (spec §4). */
export function useDarkMode(): DarkMode & { toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, now, () => unknown);
  return { ...mode, toggle };
}

function toggle(): void {
  const isDark = !now().isDark;
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  try {
    localStorage.setItem(key, isDark ? 'dark' : 'light');
  } catch {
    // Kept for this visit only.
  }
  for (const listener of listeners) listener();
}
