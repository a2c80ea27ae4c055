/** How a product's video is shown; `page` is the address that the seller gave. */
export type Video =
  /** Played in place. */
  | { kind: 'file'; page: string }
  /** Shown by the player of a host that we allow. */
  | { kind: 'embed'; page: string; player: string; host: string }
  /** Neither: linked. */
  | { kind: 'link'; page: string };

const embeds: { host: string; ids: RegExp; player: (id: string, secret?: string) => string }[] = [
  {
    host: 'YouTube',
    ids: /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    host: 'Vimeo',
    // An unlisted video has a second part, which its player asks for.
    ids: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20})|\?h=([0-9a-f]{6,20}))?/,
    player: (id, secret) =>
      `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
  },
  {
    host: 'TikTok',
    ids: /^https?:\/\/(?:www\.|m\.)?tiktok\.com\/@[\w.-]+\/video\/(\d{10,25})/,
    player: (id) => `https://www.tiktok.com/player/v1/${id}?autoplay=1`,
  },
];

/** Reads the address of a product's video; null for none and for what is no address. */
export function videoOf(url: string | null): Video | null {
  if (!url || !/^(https?:\/\/|\/(?!\/))/.test(url)) return null;
  for (const { host, ids, player } of embeds) {
    const [, id, ...secrets] = ids.exec(url) ?? [];
    if (id) return { kind: 'embed', page: url, player: player(id, secrets.find(Boolean)), host };
  }
  return { kind: /\.(?:mp4|webm|ogv|mov)(?:[?#]|$)/i.test(url) ? 'file' : 'link', page: url };
}
