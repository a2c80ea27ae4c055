/** How a product's video is shown: played in place, embedded from a host that we allow, or linked. */
export type Video =
  | { kind: 'file'; url: string }
  | { kind: 'embed'; url: string; host: string }
  | { kind: 'link'; url: string };

const embeds: { host: string; ids: RegExp; address: (id: string) => string }[] = [
  {
    host: 'YouTube',
    ids: /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/,
    address: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  {
    host: 'Vimeo',
    ids: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/,
    address: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  {
    host: 'TikTok',
    ids: /^https?:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d{10,25})/,
    address: (id) => `https://www.tiktok.com/player/v1/${id}?autoplay=1`,
  },
];

/** Reads the address of a product's video; null for none and for what is no address. */
export function videoOf(url: string | null): Video | null {
  if (!url || !/^(https?:\/\/|\/(?!\/))/.test(url)) return null;
  for (const { host, ids, address } of embeds) {
    const id = ids.exec(url)?.[1];
    if (id) return { kind: 'embed', url: address(id), host };
  }
  return /\.(?:mp4|webm|ogv|mov)(?:[?#]|$)/i.test(url) ? { kind: 'file', url } : { kind: 'link', url };
}
