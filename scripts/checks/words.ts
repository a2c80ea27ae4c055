// Names that are the field's: one step of `npm run check`. A private word that was found once has its entry here.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A private word, and what the field calls it. */
const fieldNames: Record<string, string> = {
  Asking: 'RequestContext',
  Parts: 'Dependencies',
  ProviderDoor: 'ProviderClient',
  Letter: 'Email',
  LetterWords: 'EmailContent',
  Carrier: 'Transport',
  setOut: 'startFlow',
  comeBack: 'consumeFlow',
  forgiveTries: 'refundAttempts',
  countTries: 'countAttempt',
  troublesOf: 'lineProblemsOf',
  providerJourneys: 'oauthFlows',
  mayBeLost: 'asyncCommit',
  together: 'pipelined',
  SpokenShop: 'LocalizedPage',
  Speaking: 'LanguageProvider',
  CarryOut: 'ResumeAfterLogin',
  PageTold: 'RouteAnnouncer',
  useFollowing: 'useFollowLinks',
  unlisted: 'noIndex',
  usePointing: 'useFieldProblems',
  useStanding: 'useRequestState',
  Shelf: 'CardCache',
  settled: 'networkIdle',
  upkeep: 'maintenance',
  tidy: 'cleanUp',
  settles: 'payload',
  wholeInQuery: 'integerInQuery',
  isWhole: 'isComplete',
  Doors: 'Dependencies',
  AskingFor: 'ContextFor',
  askingOf: 'contextOf',
  useAsking: 'useInquiry',
  AskingAtOnce: 'InquiryByAddress',
  Known: 'Thread, Snapshot, KnownPlace: what is known',
  Told: 'WorkerReply, PushTarget, EmailContext: who or what is told',
  toldAtOnce: 'batchSize',
  atOnce: 'batchSize, concurrency or burst',
  statusesToldOf: 'emailedStatuses',
  keepTries: 'rewriteAttempts',
  maxTries: 'maxAttempts',
  lack: 'shortage',
  nearness: 'matchOf',
  Hearings: 'EventListeners',
  Knock: 'ConnectRequest',
  SocketDoor: 'ConnectionLimit',
  Judged: 'RowVerdict, RowPlan: the outcome',
  MeantRow: 'ResolvedRow',
  MeantProduct: 'ResolvedProduct',
  meantProducts: 'resolveProducts',
  WantedOffer: 'OfferClaim',
  SaidAtDesks: 'DeskOrderMessage',
  saidForm: 'messagesSchema',
  readStandings: 'readSellerBalances',
  standingOf: 'sellerBalanceOf',
  nothingKnown: 'emptyThread',
  saidIn: 'localized, or auditedFields of a row',
  Said: 'RowCells, TermFields, Messages: what is said',
  Heard: 'ClientEvents, MoveListeners: who listens to what',
  Wanted: 'ParsedRow, OfferClaim, ListRequest: what is wanted',
  Standing: 'SellerBalance',
  Who: 'SocketData, or the actor',
  saidOf: 'inputOf, or shownOf where it is read',
  SaidOf: 'ComparedValue',
  isHalfSaid: 'hasIncompleteDetail',
  settleMoves: 'flushMoves',
  onSettle: 'onFlush',
  noteTold: 'noteAnnounced',
  Till: 'OrderSource',
  useTalk: 'useConversation',
  useLine: 'useRoom',
  whoIsHere: 'currentAccount',
  SureButton: 'ConfirmButton',
  latinOf: 'untranslatedWords',
};

/** What a private word begins with, and what the field says. */
const fieldVerbs: [RegExp, string][] = [
  [/^forget[A-Z]/, 'erase…, delete…, purge… or clear…'],
  [/^gather[A-Z]/, 'accumulate… or collect…'],
  [/^most[A-Z]|^MOST_/, 'max…'],
];

/** Words of a file's name, and what the field says. */
const fieldFileWords: Record<string, string> = {
  asking: 'inquiry',
  gather: 'accumulate',
  forget: 'erase, delete, purge or clear',
  nearness: 'edit-distance',
  upkeep: 'maintenance',
  letter: 'email',
  told: 'alerts or notifications',
  meant: 'resolved',
  known: 'thread, snapshot or what it is',
  door: 'admission or client',
};

const code = /\.(?:ts|tsx|mjs)$/;
/** What people read, in their own words. */
const prose = /\/messages\/|\/demo\/src\/shops\/|(?:email-words|checks\/words(?:\.test)?)\.ts$/;

/** @returns a line for each private name in a text, and in the file's own name; comments and quoted words may use any word */
export function privateWordsIn(path: string, text: string): string[] {
  const ofFile = basename(path)
    .split(/[-.]/)
    .flatMap((word) =>
      Object.hasOwn(fieldFileWords, word) ? [`${path}: ${word} is called ${fieldFileWords[word]}`] : [],
    );
  const bare = text
    .replaceAll(/\/\*.*?\*\/|(?<![:'"`\\])\/\/[^\n]*/gs, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  const names = new Set(bare.match(/(?<![\w$>])[A-Za-z_$][\w$]*/g));
  const inText = [...names].flatMap((name) => {
    const better = Object.hasOwn(fieldNames, name) ? fieldNames[name] : (boundOf(name) ?? verbOf(name));
    return better === undefined ? [] : [`${path}: ${name} is called ${better}`];
  });
  const bound = /\bconst most = '?\d/.test(text) ? [`${path}: a bound called most is called max…`] : [];
  return [...ofFile, ...inText, ...bound];
}

const verbOf = (name: string): string | undefined => fieldVerbs.find(([word]) => word.test(name))?.[1];

/** `linesMost` is `maxLines`. */
function boundOf(name: string): string | undefined {
  const [, what] = /^([a-z]\w*)Most$/.exec(name) ?? [];
  return what === undefined ? undefined : `max${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../..');
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' }).split('\0');
  const paths = listed.filter(
    (path) => code.test(path) && !prose.test(path) && existsSync(join(folder, path)),
  );
  const found = paths.flatMap((path) => privateWordsIn(path, readFileSync(join(folder, path), 'utf8')));
  for (const line of found) console.error(line);
  console.log(`${paths.length} files read, ${found.length} private names`);
  process.exitCode = found.length > 0 || paths.length === 0 ? 1 : 0;
}
