import { refusal } from '@haat/contract/core/problem';

// What people here take for a password; the list of the package knows few of them.
const localWords =
  'namaste nepal kathmandu pokhara lalitpur bhaktapur everest sagarmatha himalaya pashupati ganesh krishna ramailo nepali password passwords welcome iloveyou letmein admin qwerty'.split(
    ' ',
  );

// Signs that somebody adds to a word so that it looks like a password: a year, an exclamation mark.
const maxAdditions = 4;
// Shorter passwords are refused by their length.
const lengthLeast = 8;
// A part of a name that is shorter may stand in any word.
const partLeast = 3;

let common: Promise<Set<string>> | undefined;

/** The passwords that leaked most often; read when the first one is judged, for a quick start. */
const commonOnes = (): Promise<Set<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].map(String).filter((each) => each.length >= lengthLeast)),
  ));

/**
 * Refuses a new password that is guessed first.
 * @param own what others know of the person and the shop: names, email, the shop's name
 * @throws Refusal `password-common`, `password-own`
 */
export async function judgeNewPassword(password: string, own: readonly string[]): Promise<void> {
  const plain = password.trim().toLowerCase();
  if (isMostly(plain, own))
    throw easy('password-own', 'It is made of your name, your email or the shop’s name');
  const letters = new Set(plain).size;
  if (letters <= 2 || (await commonOnes()).has(plain) || isMostly(plain, localWords))
    throw easy('password-common', 'Many people use it');
}

const easy = (code: 'password-common' | 'password-own', text: string) =>
  refusal(code, { fields: { password: text } });

function isMostly(plain: string, words: readonly string[]): boolean {
  const parts = words
    .flatMap((word) => [word, ...word.split(/[\s@.,_+-]+/)])
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= partLeast)
    .toSorted((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest !== plain && [...rest].length <= maxAdditions;
}
