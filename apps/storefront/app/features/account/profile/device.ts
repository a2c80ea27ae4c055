/** What a browser says of itself, as far as somebody recognises their own devices by it. */
export interface Device {
  browser: string;
  system: string;
}

// Those that call themselves by others' names stand before them.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Reads the header `User-Agent` that a session began with; null where it says nothing that people know. */
export function deviceOf(userAgent: string | null): Device | null {
  if (userAgent === null) return null;
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser && system ? { browser, system } : null;
}

const nameIn = (known: [RegExp, string][], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];
