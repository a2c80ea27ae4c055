/** How hard a password is to guess: 0 too easy, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

// What people type where they should think of something; what they type after one another on a keyboard, too.
const worn =
  /password|passwort|passw0rd|letmein|welcome|iloveyou|admin|login|namaste|nepal|kathmandu|pokhara|everest|sagarmatha|haat|shop|qwerty|asdfgh|zxcvbn|q1w2e3|1q2w3e/gi;

// As so many signs counts a worn word; what is known of the person counts as one.
const wornWeight = 2;
const ownWeight = 1;

/**
 * Estimates a password as it is typed. Length counts most, whatever it is made of; repetition, rows (abc, 321), worn
 * words and what is known of the person count for little. An estimate for the one who types: what is accepted is the
 * server's to say.
 * @param own what others know of the person: names, email
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  let rest = password.toLowerCase();
  let weight = 0;
  const takeOut = (pattern: RegExp | string, each: number) => {
    const parts = rest.split(pattern);
    weight += (parts.length - 1) * each;
    rest = parts.join('\u0000');
  };
  for (const name of own.flatMap((told) => told.toLowerCase().split(/[\s@.]+/)))
    if (name.length >= 3) takeOut(name, ownWeight);
  takeOut(worn, wornWeight);
  const bits = (weight + surprises(rest)) * Math.log2(poolOf(password));
  return bits < 28 ? 0 : bits < 38 ? 1 : bits < 50 ? 2 : bits < 64 ? 3 : 4;
}

/** How many signs are not to be foreseen from those before them: a row of neighbours is two. */
function surprises(text: string): number {
  const codes = [...text].filter((sign) => sign !== '\u0000').map((sign) => sign.codePointAt(0) ?? 0);
  let count = 0;
  codes.forEach((code, at) => {
    const step = code - (codes[at - 1] ?? Number.NaN);
    const stepBefore = (codes[at - 1] ?? Number.NaN) - (codes[at - 2] ?? Number.NaN);
    const foreseen = step === stepBefore && Math.abs(step) <= 1;
    const repeated = at >= 2 && code === codes[at - 2] && codes[at - 1] === codes[at - 3];
    if (!foreseen && !repeated) count += 1;
  });
  return count;
}

function poolOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[0-9]/, 10],
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[^\p{ASCII}]/u, 60],
    [/[^\w\s\P{ASCII}]|_/u, 20],
  ];
  const pool = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  return Math.max(pool, 10);
}
