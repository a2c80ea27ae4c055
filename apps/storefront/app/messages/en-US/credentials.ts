/** The words of every form with a password or an email in it. */
export const credentials = {
  'login.goOn': 'Continue',
  'field.email': 'Email Address',
  'field.password': 'Password',
  'field.show': 'Show password',
  'field.hide': 'Hide password',
  'field.needed': 'Please fill in this field.',
  'field.emailNeeded': 'Please enter your email address.',
  'field.emailWrong': 'Please check this email address.',
  'field.passwordNeeded': 'Please enter your password.',
  'field.passwordShort': 'Please use at least {n} characters.',
  'field.wrong': 'Please check this.',
  'field.passwordHint':
    'At least {n} characters. A few words together are easy to remember and hard to guess.',
  'strength.label': 'Password strength',
  'strength.0': 'Too easy to guess',
  'strength.1': 'Weak',
  'strength.2': 'Fair',
  'strength.3': 'Good',
  'strength.4': 'Strong',
  'wait.minutes': 'Too many tries. Please try again in {n} minutes.',
  'wait.minute': 'Too many tries. Please try again in 1 minute.',
  'wait.seconds': 'Too many tries. Please try again in less than a minute.',
  'wait.over': 'You can try again now.',
  'wait.forgot': 'You can also choose a new password right away with ‘Forgot your password?’.',
  'problem.password-common':
    'Many people use this password, so it is guessed first. Please choose another one.',
  'problem.password-own':
    'This password is your name, your email or the shop’s name. Please choose another one.',
} as const;

export type CredentialWords = Record<keyof typeof credentials, string>;
