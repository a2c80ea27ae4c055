import { expect, it } from 'vitest';
import { videoOf } from './video.ts';

// spec: 2.product.4
it('plays a file of our own in place', () => {
  const page = '/uploads/video/khukuri.mp4';
  expect(videoOf(page)).toEqual({ kind: 'file', page });
});

// spec: 2.product.4
it.each([
  ['https://www.youtube.com/watch?t=3&v=abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://youtu.be/abc_DEF-123?si=x', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://m.youtube.com/live/abc_DEF-123', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  [
    'https://www.tiktok.com/@haat.np/video/7301234567890123456',
    'https://www.tiktok.com/player/v1/7301234567890123456',
  ],
])('embeds %s from the host that the page allows', (page, player) => {
  const video = videoOf(page);
  expect(video).toMatchObject({ kind: 'embed', page });
  expect(video?.kind === 'embed' && video.player.startsWith(player)).toBe(true);
});

// spec: 2.product.4
it('hands the key of an unlisted video to its player', () => {
  for (const page of ['https://vimeo.com/123456789/abcdef0123', 'https://vimeo.com/123456789?h=abcdef0123'])
    expect(videoOf(page)).toMatchObject({ player: expect.stringMatching(/&h=abcdef0123$/) });
});

// spec: 8.13
it('links to a video that it cannot embed, and shows nothing for what is no address', () => {
  expect(videoOf('https://videos.example/watch/7')?.kind).toBe('link');
  expect(videoOf('https://vm.tiktok.com/ZMabcdef/')?.kind).toBe('link');
  expect([videoOf(null), videoOf(''), videoOf('javascript:alert(1)'), videoOf('//elsewhere/x.mp4')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
