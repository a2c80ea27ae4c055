/** Helpers of a desk, and the way in for them. */
export const helpers = {
  'helpers.title': 'Helpers',
  'helpers.hint':
    'Others who work at your desk, each with a login of their own. They do what you do, but let nobody in and change neither PAN nor VAT.',
  'helpers.shopHint':
    'Others who run the shop with you, each with a login of their own. They do what you do, but let nobody in, neither helpers nor sellers, and change neither PAN nor registration.',
  'helpers.invite': 'Invite a helper',
  'helpers.none': 'Nobody helps here yet',
  'helpers.noneHint': 'Invite somebody by email.',
  'helpers.ended': 'The invitation has ended',
  'helpers.seesMoney': 'May see money',
  'helpers.seesMoneyHint':
    'Who owes what, commission, settlements and revenue. What a single order costs is seen by every helper.',
  'helpers.saved': 'Saved.',
  'helpers.remove': 'Remove',
  'helpers.removeTitle': 'Remove {name}?',
  'helpers.removeText': 'They are out at once, on every device. What they have done stays.',
  'helpers.takeBackText': 'The link in the mail counts no longer.',
  'helpers.closed': 'Not open to you',
  'helpers.legal': 'Only whoever the desk belongs to changes this.',
  'owners.title': 'Owners',
  'owners.make': 'Make an owner',
  'owners.makeTitle': 'Have {name} run the shop too?',
  'owners.makeText':
    'They may do everything then: see money, let others in, and remove you. They have to log in again.',
  'owners.leave': 'Run it no longer',
  'owners.leaveText': 'You are out at once, on every device. Another owner can let you in again.',
  'owners.last': 'Somebody has to run the shop: before the last owner goes, they make a helper an owner.',
  'problem.last-owner': 'Somebody has to run the shop: the last owner cannot be removed.',
  'join.title': 'Help at the desk of {desk}',
  'join.text': 'You are invited to help with orders, questions and products.',
  'join.money': 'You will also see the money: who owes what, commission and revenue.',
  'join.noMoney': 'You will not see what is earned and owed.',
  'join.as': 'Your login will be {email}.',
  'join.known': 'You have an account here already. After joining, log in with it again.',
  'join.password': 'Choose a password',
  'join.passwordHint': 'At least 8 characters.',
  'join.submit': 'Join',
  'join.busy': 'Joining…',
  'join.done': 'You have joined',
  'join.doneHint': 'Log in with {email}, and the desk is open to you.',
  'join.gone': 'This invitation counts no longer',
  'problem.not-for-helpers': 'This is for whoever the desk belongs to, not for helpers.',
  'problem.money-hidden': 'You help at this desk without sight of its money.',
  'problem.at-a-desk': 'Whoever has this email works at a desk of this shop already.',
  'problem.too-many-helpers': 'There are 50 helpers already. Please remove one first.',
  'problem.link-expired': 'Its seven days are over. Please ask whoever invited you for a new one.',
  'problem.link-used': 'It was followed already. Please log in.',
  'problem.link-unknown':
    'It was taken back, or a newer one was sent. Please open the newest mail, or ask whoever invited you.',
  'problem.password-common':
    'Many people use this password, so it is easily guessed. Please choose another one.',
  'problem.password-own': 'This is your name, your email or the shop’s name. Please choose another password.',
} as const;

export type HelperWords = Record<keyof typeof helpers, string>;
