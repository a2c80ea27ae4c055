// Pixels of the longest side that a photo is sent with: more than the shop ever shows.
const maxSide = 1600;
// Bytes up to which a photo is sent as it is.
const lightEnough = 400 * 1024;

/**
 * A photo for a slow line: what a phone's camera made is drawn anew with 1600 px at most, upright, and without the
 * place where it was taken. What is light already, cannot be decoded here, or would not become lighter stays as it is:
 * the server looks at it all the same.
 */
export async function shrunkPhoto(photo: File): Promise<File> {
  if (photo.size <= lightEnough) return photo;
  const bitmap = await createImageBitmap(photo).catch(() => null);
  if (!bitmap) return photo;
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    // A JPEG has no transparency: what was see-through becomes white, not black.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const drawn = pen && (await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85)));
  if (!drawn || drawn.size >= photo.size) return photo;
  return new File([drawn], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
