import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { brotliOf, gzipOf, quickBrotli } from '@haat/api/core/http/encoding';

const unbrotli = promisify(brotliDecompress);

/** A page as it is sent, with what belongs in its headers. */
export interface Page {
  status: number;
  type: string;
  /** Where it is now, for what has moved. */
  location: string | null;
  policy: string;
  etag: string;
  readonly br: Buffer;
  /** Bytes that it holds by now, compressed in whichever ways. */
  readonly held: number;
  /** Compresses it better, once; for a page that is asked for again. */
  tighten: () => Promise<void>;
  /** Made when somebody asks for it: every browser of these years takes brotli, an eighth of what it stands for. */
  identity: () => Promise<Buffer>;
  /** The same, kept once it was made. */
  gzip: () => Promise<Buffer>;
}

/** A page as it was rendered, and what it was made from. */
export interface Rendered {
  status: number;
  type: string;
  location?: string | null;
  body: Buffer;
  tags: Set<string>;
  listed?: Set<string>;
}

// A page is compressed when it is made, which a shopper waits for. One that is asked for again is worth a better one.
const [quick, tight] = [1, 6] as const;

/** A copy that holds on to nothing else: what zlib hands out lies in a block of 16 KB, however short it is. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/**
 * Compresses a page and says what it may run: all but keeping it.
 * @param grown called when it holds more or fewer bytes than before
 */
export async function finished(
  { status, type, location = null, body }: Rendered,
  grown = () => {},
): Promise<Page> {
  const policy = type.startsWith('text/html') ? contentPolicy(body) : "default-src 'none'";
  let br = alone(await quickBrotli(body, quick));
  let zipped: Buffer | undefined;
  let tightening: Promise<void> | undefined;
  let zipping: Promise<Buffer> | undefined;
  const plain = () => unbrotli(br);
  const tighten = async () => {
    br = alone(await brotliOf(await plain(), tight));
    grown();
  };
  const zip = async () => {
    zipped = alone(await gzipOf(await plain()));
    grown();
    return zipped;
  };
  return {
    status,
    type,
    location,
    policy,
    // Of the compressed page, which says as much as the page and is shorter to read.
    etag: hash('sha256', br, 'base64url').slice(0, 22),
    get br() {
      return br;
    },
    get held() {
      return br.length + (zipped?.length ?? 0);
    },
    tighten: () => (tightening ??= tighten()),
    identity: plain,
    gzip: () => (zipping ??= zip()),
  };
}

/** Behind it a page has nothing but the shop's own scripts (`apps/storefront/app/root.tsx`). */
const ownScriptsBegin = '<template id="own-scripts">';

/**
 * What the page may run and load: our own scripts by their files, and the inline ones that the page was rendered with
 * by their hashes, because a nonce cannot live in a page that is kept (design D9). Only where nobody's words can stand
 * is a script taken for ours: the first of the document, and those behind the last mark.
 */
export function contentPolicy(html: Buffer): string {
  const hashes = new Set<string>();
  // Found byte by byte: decoding a page costs more than all its hashes.
  const next = (from: number) => {
    const at = html.indexOf('<script', from);
    const begin = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', begin);
    return at < 0 || begin === 0 || end < 0 ? null : { at, begin, end };
  };
  const vouchFor = ({ at, begin, end }: { at: number; begin: number; end: number }) => {
    // JSON-LD is data: no browser runs it, so it needs no leave.
    const runs = !/\bsrc=|type="application\/ld\+json"/.test(html.toString('latin1', at, begin));
    if (runs && end > begin) hashes.add(`'sha256-${hash('sha256', html.subarray(begin, end), 'base64')}'`);
  };
  const mark = html.lastIndexOf(ownScriptsBegin);
  const first = next(0);
  if (first) vouchFor(first);
  for (let script = mark < 0 ? null : next(mark); script; script = next(script.end)) vouchFor(script);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    "connect-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.tiktok.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
