/** What a browser says of a video that the shop takes, in `File.type`; the server looks at how it begins. */
export const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const;

/** How large a video may be, in bytes: half a minute of a phone's. */
export const maxVideoBytes = 20 * 1024 * 1024;

/** Judges a video by what a browser knows of it; null where it may be sent. */
export function judgeVideo({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'video-type' | 'video-too-large' | null {
  if (!videoTypes.some((known) => known === type)) return 'video-type';
  return size > maxVideoBytes ? 'video-too-large' : null;
}
